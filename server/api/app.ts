import { Hono, type HonoRequest } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { certificateSchema } from '../../src/entities/certificate.ts';
import { uploadMessages } from '../../src/entities/upload.ts';
import {
  certificateView,
  educationView,
  experienceView,
  highlightView,
  projectView,
} from '../../src/lib/views.ts';
import { BrokenDocument, NotReadable, NotStored } from '../store/errors.ts';
import { authRoutes } from './auth.ts';
import { atMost, notValid } from './body.ts';
import { calendarRoutes } from './calendar.ts';
import { certificateLinkRoutes } from './certificate-links.ts';
import { collectionRoutes } from './collection-routes.ts';
import { contactRoutes } from './contact.ts';
import type { ApiDependencies, ApiEnv } from './dependencies.ts';
import { healthRoutes } from './health.ts';
import { creatingOwner, idempotent } from './idempotency.ts';
import { imageToFile } from './inline-image.ts';
import { loggedSaves } from './logged-saves.ts';
import { methodsByPath } from './methods.ts';
import { openApiRoutes } from './openapi.ts';
import { recogniseOwner } from './owner.ts';
import { postIndexRoutes } from './post-index-routes.ts';
import { postRoutes } from './posts.ts';
import { Problem, problemResponse } from './problem.ts';
import { homeRoutes, languageRoutes, profileRoutes } from './singles.ts';
import { type Timestamps, withTimestamps } from './timestamps.ts';
import { uploadRoutes } from './upload.ts';

const BODY_BYTES = 10 * 1024 * 1024;

const asIs = <T>(entry: T): T => entry;

/** What is no plain collection: the documents there is one of, posts, and what the server does. */
function ownRoutes(dependencies: ApiDependencies) {
  return new Hono<ApiEnv>()
    .route('/health', healthRoutes(dependencies))
    .route('/calendar', calendarRoutes(dependencies))
    .route('/auth', authRoutes(dependencies))
    .route('/profile', profileRoutes(dependencies))
    .route('/languages', languageRoutes(dependencies))
    .route('/home', homeRoutes(dependencies))
    .route('/contact', contactRoutes(dependencies))
    .route('/upload', uploadRoutes(dependencies.uploads))
    .route('/post-index', postIndexRoutes(dependencies))
    .route('/posts', postRoutes(dependencies))
    .route('/certificates', certificateLinkRoutes(dependencies));
}

/** The collections, but for posts. */
function plainCollectionRoutes({ store, now, uploads }: ApiDependencies) {
  const prepare = <T extends Timestamps>(next: T, current: T | undefined): T =>
    withTimestamps(next, current, now());
  return new Hono<ApiEnv>()
    .route('/skills', collectionRoutes('skills', store.collection('skills'), { view: asIs }))
    .route('/gallery', collectionRoutes('gallery', store.collection('gallery'), { view: asIs }))
    .route(
      '/highlights',
      collectionRoutes('highlights', store.collection('highlights'), { view: highlightView }),
    )
    .route(
      '/projects',
      collectionRoutes('projects', store.collection('projects'), { view: projectView, prepare }),
    )
    .route(
      '/experience',
      collectionRoutes('experience', store.collection('experience'), { view: experienceView }),
    )
    .route(
      '/education',
      collectionRoutes('education', store.collection('education'), {
        view: educationView,
        prepare,
      }),
    )
    .route(
      '/certificates',
      collectionRoutes('certificates', store.collection('certificates'), {
        view: certificateView,
        receive: imageToFile(certificateSchema, uploads),
        prepare,
      }),
    );
}

/** The problem to answer with for an error below a route; undefined for an unexpected error. */
function problemOf(error: Error): Problem | undefined {
  if (error instanceof Problem) return error;
  if (error instanceof BrokenDocument) return new Problem(409, error.message);
  if (error instanceof NotReadable) return notValid(error.issues);
  if (error instanceof NotStored) {
    return error.full
      ? new Problem(507, 'The disk is full. Nothing was changed; what was stored is safe.')
      : new Problem(503, 'The change could not be stored. Nothing was changed; please try again.');
  }
  if (error instanceof HTTPException) return new Problem(error.status as 400, error.message);
  return undefined;
}

/** The refusal of a path that is not there, or of a method that it does not take. */
function notFound({ method, path }: HonoRequest, allowed: (path: string) => string[]): Problem {
  const methods = allowed(path.replace(/^\/api/, ''));
  if (methods.length === 0) return new Problem(404, 'There is no such path.');
  const headers = { Allow: methods.join(', ') };
  return new Problem(405, `${method} is not possible here.`, { headers });
}

/** The API under `/api`, all of DESIGN §3, as one Hono app. */
export function createApi(dependencies: ApiDependencies) {
  const resources = new Hono<ApiEnv>()
    .route('/', ownRoutes(dependencies))
    .route('/', plainCollectionRoutes(dependencies))
    .route('/', openApiRoutes());
  const allowed = methodsByPath(resources.routes);
  const app: Hono<ApiEnv> = new Hono<ApiEnv>()
    .basePath('/api')
    .use(async (c, next) => {
      c.set('build', dependencies.build);
      await next();
    })
    .use(loggedSaves(dependencies.log))
    .use(recogniseOwner(dependencies.auth))
    .use('/upload/*', atMost(BODY_BYTES, uploadMessages.tooLarge))
    .use(atMost(BODY_BYTES))
    .use(
      idempotent(creatingOwner, {
        send: (request, bindings) => app.fetch(request, bindings),
        creations: dependencies.creations,
      }),
    )
    .route('/', resources);
  app.notFound((c) => problemResponse(c, notFound(c.req, allowed)));
  app.onError((error, c) => {
    const problem = problemOf(error);
    if (!problem || problem.status >= 500) dependencies.log.error(error, 'a request failed');
    return problemResponse(c, problem ?? new Problem(500, 'Something went wrong on the server.'));
  });
  return app;
}

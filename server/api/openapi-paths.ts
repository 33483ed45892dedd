import type { CollectionName } from '../../src/entities/collections.ts';
import {
  calendar,
  health,
  keptMessage,
  languages,
  openApi,
  resolvedLink,
  session,
  storedImage,
  token,
  verification,
} from './openapi-answers.ts';
import {
  body,
  change,
  creation,
  fieldsOf,
  idempotencyKey,
  own,
  ownRead,
  path,
  query,
  read,
  removal,
  send,
} from './openapi-parts.ts';
import {
  answerOf,
  every,
  json,
  located,
  notStored,
  one,
  told,
  tooMany,
} from './openapi-responses.ts';
import type { Json } from './openapi-schemas.ts';

const sendsId = fieldsOf({ id: {} });

/** The paths of every collection, including the four other forms of a removal (spec 1 §7). */
export const collectionPaths = (name: CollectionName): Json => ({
  [`/api/${name}`]: {
    get: read(`List ${name}`, every(name)),
    post: creation(`Create in ${name}`, name),
    delete: removal('Delete by the id in the query or the body', {
      ...sendsId,
      parameters: [query('id', 'string', 'Which entry')],
    }),
  },
  [`/api/${name}/{id}`]: {
    parameters: [path('id')],
    get: read(`One of ${name}`, one(name)),
    put: change(`Change one of ${name}; fields not sent stay as they were`, name),
    delete: removal(`Delete one of ${name}`),
  },
  [`/api/${name}/delete`]: { post: removal('Delete by the id in the body', sendsId) },
  [`/api/${name}/{id}/delete`]: {
    parameters: [path('id')],
    post: removal('Delete, for clients that cannot send DELETE'),
  },
});

const file = fieldsOf({ file: { type: 'string', format: 'binary' } }, 'multipart/form-data');
const uploaded = { 201: located(json('The stored picture', storedImage)), ...notStored };
const form = fieldsOf(
  { pass_: { type: 'string', format: 'password' } },
  'application/x-www-form-urlencoded',
);

const changeProfile = change('Change the profile; fields not sent stay as they were', 'profile');

/** The paths that belong to no collection. */
export const otherPaths: Json = {
  '/api/health': { get: read('Whether the site is well', json('What needs attention', health)) },
  '/api/calendar': { get: read('The current month', json('As `YYYY-MM`, in UTC', calendar)) },
  '/api/openapi.json': { get: read('This description', json('OpenAPI 3.1', openApi)) },
  '/api/docs': {
    get: read('This description, for people', answerOf('A page', 'text/html', { type: 'string' })),
  },
  '/api/profile': {
    get: read('The owner’s profile', one('profile')),
    put: changeProfile,
    post: changeProfile,
  },
  '/api/home': {
    get: read('Welcome text and highlights', one('home')),
    put: change('Change the welcome text', 'home'),
  },
  '/api/languages': {
    get: read('The owner’s languages', json('Their names and levels', languages)),
  },
  '/api/auth/owner': {
    post: send('Sign in', { 200: json('The token', token), ...tooMany }, form),
  },
  '/api/auth/me': {
    get: ownRead('Whether the token holds', json('Until when, in seconds since 1970', session)),
  },
  '/api/auth/sign-out-everywhere': {
    post: own('End every token and forget every device', { 204: told('Signed out'), ...notStored }),
  },
  '/api/contact': {
    post: send(
      'Write to the owner',
      { 201: json('Kept', keptMessage), ...tooMany, ...notStored },
      { parameters: [idempotencyKey], requestBody: body('messages') },
    ),
    get: ownRead('Messages, newest first', every('messages')),
  },
  '/api/contact/{id}': {
    parameters: [path('id')],
    delete: removal('Delete a message'),
  },
  '/api/upload/profile-image': { post: own('Upload the owner’s picture', uploaded, file) },
  '/api/upload/image': { post: own('Upload a picture', uploaded, file) },
  '/api/certificates/resolve': {
    post: own(
      'Read the page of a certificate',
      { 200: json('What the page says of itself', resolvedLink) },
      fieldsOf({ url: { type: 'string' } }),
    ),
  },
  '/api/certificates/{id}/verification': {
    parameters: [path('id')],
    get: read('Whether a certificate’s page answers', json('What was found', verification)),
  },
};

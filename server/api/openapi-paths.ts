import type { CollectionName } from '../../src/entities/collections.ts';
import { postPaging } from '../../src/entities/post.ts';
import { briefView } from '../../src/entities/post-brief.ts';
import {
  body,
  change,
  fieldsOf,
  idempotencyKey,
  type Json,
  listOf,
  one,
  own,
  pageOf,
  path,
  query,
  read,
  removal,
  send,
  told,
} from './openapi-parts.ts';

const sendsId = fieldsOf({ id: {} });

/** The paths of every collection, including the four other forms of a removal (spec 1 §7). */
export const collectionPaths = (name: CollectionName): Json => ({
  [`/api/${name}`]: {
    get: read(`List ${name}`, listOf(name)),
    post: own(
      `Create in ${name}`,
      { 201: one(name) },
      { parameters: [idempotencyKey], requestBody: body(name) },
    ),
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

const brief = query(
  'view',
  'string',
  `\`${briefView}\` for no more of each post than cards show, words to the nearest ten`,
);

const paging = [
  query('page', 'integer', `From ${postPaging.page}`),
  query('pageSize', 'integer', `${postPaging.pageSize}, at most ${postPaging.maxPageSize}`),
  query('tag', 'string', 'Posts with this tag'),
  query('q', 'string', 'Posts that hold all these words'),
  query('ids', 'string', 'Posts with these ids, separated by commas'),
  query('status', 'string', 'Posts with this status; visitors get published ones alone'),
  brief,
  query('minutes', 'boolean', 'Whether to add the minutes to read all that were found'),
];

const file = fieldsOf({ file: { type: 'string', format: 'binary' } }, 'multipart/form-data');
const uploaded = { 201: told('`{url, width, height}`') };
const form = fieldsOf(
  { pass_: { type: 'string', format: 'password' } },
  'application/x-www-form-urlencoded',
);

const changeProfile = change('Change the profile; fields not sent stay as they were', 'profile');

/** The paths that belong to no collection. */
export const otherPaths: Json = {
  '/api/health': { get: read('Whether the site is well', told('What needs attention')) },
  '/api/calendar': { get: read('The current month', told('`{month}`, as `YYYY-MM` in UTC')) },
  '/api/openapi.json': { get: read('This description', told('OpenAPI 3.1')) },
  '/api/docs': { get: read('This description, for people', told('A page')) },
  '/api/profile': {
    get: read('The owner’s profile', one('profile')),
    put: changeProfile,
    post: changeProfile,
  },
  '/api/home': {
    get: read('Welcome text and highlights', one('home')),
    put: change('Change the welcome text', 'home'),
  },
  '/api/languages': { get: read('The owner’s languages', told('A list of names and levels')) },
  '/api/posts': { get: read('A page of posts', pageOf('posts'), { parameters: paging }) },
  '/api/posts/{id}': {
    get: read('One post, by id, by slug, or by a slug it had before', one('posts')),
  },
  '/api/posts/preview': {
    post: own(
      'What a body will look like once it is published',
      { 200: told('`{html, sections, words, minutes}`') },
      { requestBody: body('posts') },
    ),
  },
  '/api/posts/{id}/related': {
    parameters: [path('id')],
    get: read('Posts that share most tags with one', listOf('posts'), { parameters: [brief] }),
  },
  '/api/post-index': {
    get: read(
      'The addresses of all posts, or of some hundred of them, oldest first',
      told('A list'),
      {
        parameters: [query('part', 'integer', 'Which part, from 1 on')],
      },
    ),
  },
  '/api/auth/owner': {
    post: send('Sign in', { 200: told('`{token}`'), 429: told('Too many attempts') }, form),
  },
  '/api/auth/me': { get: own('Whether the token holds', { 200: told('`{role, exp}`') }) },
  '/api/auth/sign-out-everywhere': {
    post: own('End every token and forget every device', { 204: told('Signed out') }),
  },
  '/api/contact': {
    post: send(
      'Write to the owner',
      { 201: told('Kept') },
      { parameters: [idempotencyKey], requestBody: body('messages') },
    ),
    get: own('Messages, newest first', { 200: listOf('messages') }),
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
      { 200: told('What the page says of itself') },
      fieldsOf({ url: { type: 'string' } }),
    ),
  },
  '/api/certificates/{id}/verification': {
    parameters: [path('id')],
    get: read('Whether a certificate’s page answers', told('`{ok, status, finalUrl, checkedAt}`')),
  },
};

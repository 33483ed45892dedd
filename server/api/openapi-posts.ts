import { postPaging } from '../../src/entities/post.ts';
import { briefView } from '../../src/entities/post-brief.ts';
import { body, own, path, query, read } from './openapi-parts.ts';
import { postIndex, preview } from './openapi-post-views.ts';
import { json, one, pageOfPosts, somePosts } from './openapi-responses.ts';
import type { Json } from './openapi-schemas.ts';

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

/** The paths of posts that differ from those of other collections. */
export const postPaths = (): Json => ({
  '/api/posts': { get: read('A page of posts', pageOfPosts, { parameters: paging }) },
  '/api/posts/{id}': {
    get: read('One post, by id, by slug, or by a slug it had before', one('posts')),
  },
  '/api/posts/preview': {
    post: own(
      'What a body will look like once it is published',
      { 200: json('The preview', preview) },
      { requestBody: body('posts') },
    ),
  },
  '/api/posts/{id}/related': {
    parameters: [path('id')],
    get: read('Posts that share most tags with one', somePosts, { parameters: [brief] }),
  },
  '/api/post-index': {
    get: read(
      'The addresses of all posts, or of some hundred of them, oldest first',
      json('The addresses', postIndex()),
      {
        parameters: [query('part', 'integer', 'Which part, from 1 on')],
      },
    ),
  },
});

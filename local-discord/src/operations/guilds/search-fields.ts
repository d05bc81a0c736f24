import { z } from 'zod';
import { queryFlag, queryInteger, several, snowflake } from '../../rest/fields.ts';

const name = z.string().max(256);
/** `-` before a kind excludes it. */
const withOpposites = <Kind extends string>(kinds: readonly Kind[]) =>
  z.enum([...kinds, ...kinds.map((kind) => `-${kind}` as const)]);

const AUTHORS = ['user', 'bot', 'webhook'] as const;
const CONTENTS = ['link', 'embed', 'file', 'image', 'video', 'sound', 'sticker', 'poll', 'snapshot'] as const;

/** What messages can be searched by (developers/resources/message#search-guild-messages-query-string-params). */
export const search = z.object({
  limit: queryInteger(1, 25).default(25),
  offset: queryInteger(0, 9975).default(0),
  sort_by: z.enum(['relevance', 'timestamp']).default('timestamp'),
  sort_order: z.enum(['asc', 'desc']).default('desc'),
  content: z.string().max(1024).optional(),
  slop: queryInteger(0, 100).default(2),
  author_id: several(snowflake, 100),
  author_type: several(withOpposites(AUTHORS), 6),
  channel_id: several(snowflake, 500),
  mentions: several(snowflake, 100),
  mentions_role_id: several(snowflake, 100),
  mention_everyone: queryFlag.optional(),
  replied_to_user_id: several(snowflake, 100),
  replied_to_message_id: several(snowflake, 100),
  has: several(withOpposites(CONTENTS), 18),
  link_hostname: several(name, 100),
  embed_provider: several(name, 100),
  embed_type: several(z.enum(['image', 'video', 'gif', 'sound', 'article']), 5),
  attachment_extension: several(name, 100),
  attachment_filename: several(z.string().max(1024), 100),
  pinned: queryFlag.optional(),
  include_nsfw: queryFlag.default(false),
  min_id: snowflake.optional(),
  max_id: snowflake.optional(),
});

export type Wanted = z.infer<typeof search>;
type Kind<List extends string> = List extends `-${string}` ? never : List;
export type AuthorKind = Kind<NonNullable<Wanted['author_type']>[number]>;
export type ContentKind = Kind<NonNullable<Wanted['has']>[number]>;

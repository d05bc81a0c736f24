import { z } from 'zod';
import type { JsonObject } from '../../json.ts';
import { Intent } from '../intents.ts';
import type { MemberRequestLimit } from './member-request-limit.ts';
import { snowflake } from './snowflake.ts';

/** A member, and its searchable name. */
export interface KnownMember {
  readonly userId: string;
  readonly username: string;
  readonly nick: string | null;
  /** As the API shows it, with its user. */
  readonly member: JsonObject;
}

/** What a session needs for Request Guild Members. */
export interface MemberSource {
  /** The intents of the session. */
  readonly intents: number;
  /** Null for a guild that the bot is not in. */
  members(guildId: string): readonly KnownMember[] | null;
  /** Null for an offline member. */
  presence(guildId: string, userId: string): JsonObject | null;
  readonly limit: MemberRequestLimit;
  dispatch(t: string, data: JsonObject): void;
}

const MAX_MATCHES = 100;
const CHUNK = 1_000;
const MAX_NONCE_BYTES = 32;

const ids = z.union([snowflake.transform((id) => [id]), z.array(snowflake)]);
const requestSchema = z
  .object({
    // One guild; some libraries still send it in a list.
    guild_id: ids.pipe(z.tuple([z.string()])).transform(([id]) => id),
    query: z.string().nullish(),
    limit: z.number().int().nonnegative().nullish(),
    presences: z.boolean().nullish(),
    user_ids: ids.nullish(),
    nonce: z.unknown().optional(),
  })
  .refine(
    ({ user_ids, query, limit }) => user_ids != null || (query != null && limit != null),
    'either user_ids, or query and limit are required',
  );

type MemberRequest = z.infer<typeof requestSchema>;

/**
 * Answers Request Guild Members (op 8; developers/events/gateway-events#request-guild-members).
 * @returns what is wrong with the request, or null
 */
export function requestGuildMembers(source: MemberSource, data: JsonObject): string | null {
  const { data: request, error } = requestSchema.safeParse(data);
  if (error) return z.prettifyError(error);
  const members = source.members(request.guild_id);
  const wantsAll = request.user_ids == null && request.query === '';
  // Discord doesn't answer either of these.
  if (!members || (wantsAll && (source.intents & Intent.GuildMembers) === 0)) return null;
  if (wantsAll && request.limit === 0 && isLimited(source, request)) return null;
  sendChunks(source, request, found(members, request));
  return null;
}

/** One request for all members in 30 s for each guild; a further one gets RATE_LIMITED. */
function isLimited({ limit, dispatch }: MemberSource, { guild_id, nonce }: MemberRequest): boolean {
  const waitMs = limit.take(guild_id);
  if (waitMs === 0) return false;
  const meta = { guild_id, ...echoed(nonce) };
  dispatch('RATE_LIMITED', { opcode: 8, retry_after: waitMs / 1000, meta });
  return true;
}

function found(members: readonly KnownMember[], request: MemberRequest): readonly KnownMember[] {
  const { user_ids, query, limit } = request;
  if (user_ids != null)
    return members.filter(({ userId }) => user_ids.includes(userId)).slice(0, MAX_MATCHES);
  if (!query) return limit ? members.slice(0, limit) : members;
  const prefix = query.toLowerCase();
  const matches = members.filter(({ username, nick }) =>
    [username, nick ?? ''].some((name) => name.toLowerCase().startsWith(prefix)),
  );
  return matches.slice(0, Math.min(limit || MAX_MATCHES, MAX_MATCHES));
}

function sendChunks(source: MemberSource, request: MemberRequest, members: readonly KnownMember[]): void {
  const { guild_id, user_ids, nonce } = request;
  const wantsPresences = request.presences === true && (source.intents & Intent.GuildPresences) !== 0;
  const missing = user_ids?.filter((id) => !source.members(guild_id)?.some(({ userId }) => userId === id));
  const count = Math.max(1, Math.ceil(members.length / CHUNK));
  for (let index = 0; index < count; index += 1) {
    const part = members.slice(index * CHUNK, (index + 1) * CHUNK);
    source.dispatch('GUILD_MEMBERS_CHUNK', {
      guild_id,
      members: part.map(({ member }) => member),
      chunk_index: index,
      chunk_count: count,
      ...(missing?.length ? { not_found: missing } : {}),
      ...(wantsPresences
        ? { presences: part.flatMap(({ userId }) => source.presence(guild_id, userId) ?? []) }
        : {}),
      ...echoed(nonce),
    });
  }
}

/** The nonce, omitted if invalid. */
function echoed(nonce: unknown): { readonly nonce?: string } {
  return typeof nonce === 'string' && Buffer.byteLength(nonce) <= MAX_NONCE_BYTES ? { nonce } : {};
}

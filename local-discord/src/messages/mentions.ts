import { isObject, type JsonObject, textOf } from '../json.ts';
import type { Mentions, World } from '../world/model.ts';
import { Permission, permissionsOf } from '../world/permissions.ts';
import { flatComponents } from './message-body.ts';

export const NO_MENTIONS: Mentions = { users: [], roles: [], everyone: false };

const TEXT_DISPLAY = 10;

export interface MentionSource {
  readonly world: World;
  readonly channelId: string;
  readonly authorId: string;
  readonly body: JsonObject;
  /** What may be mentioned without `allowed_mentions`: interactions and webhooks notify only users. */
  readonly byDefault: 'all' | 'users';
  /** The author of the message that is replied to. */
  readonly repliedUser?: string | undefined;
}

/** All text of a message in which mentions notify; those in embeds never do. */
function notifyingText(body: JsonObject): string {
  const displays = flatComponents(body['components']).filter((entry) => entry['type'] === TEXT_DISPLAY);
  return [body['content'], ...displays.map((entry) => entry['content'])]
    .filter((text) => typeof text === 'string')
    .join('\n');
}

/** The rule in `allowed_mentions`: everything of a kind, or only the listed ids. */
function rulesOf(allowed: unknown, byDefault: MentionSource['byDefault']) {
  const fallback = byDefault === 'all' ? ['users', 'roles', 'everyone'] : ['users'];
  const given = isObject(allowed) ? allowed : null;
  const parse: readonly unknown[] = given ? listOf(given['parse']) : fallback;
  const permits = (kind: 'users' | 'roles') => {
    const listed = listOf(given?.[kind]);
    return (id: string) => parse.includes(kind) || listed.includes(id);
  };
  return {
    user: permits('users'),
    role: permits('roles'),
    everyone: parse.includes('everyone'),
    replied: given ? given['replied_user'] === true : true,
  };
}

/** Whom a message notifies, as Discord's `mentions`, `mention_roles` and `mention_everyone` say. */
export function mentionsOf(source: MentionSource): Mentions {
  const { world, channelId, authorId, body } = source;
  const rules = rulesOf(body['allowed_mentions'], source.byDefault);
  const text = notifyingText(body);
  const guild = world.guilds.get(world.channels.get(channelId)?.guildId ?? '');
  const users = idsIn(text, /<@!?(\d{17,20})>/g).filter((id) => world.users.has(id) && rules.user(id));
  const replied = source.repliedUser !== undefined && rules.replied ? [source.repliedUser] : [];
  const mayNotifyAll = guild && (permissionsOf(guild, authorId) & Permission.MentionEveryone) !== 0n;
  return {
    users: [...new Set([...replied, ...users])],
    roles: idsIn(text, /<@&(\d{17,20})>/g).filter(
      (id) => guild?.roles.some((role) => role.id === id) && rules.role(id),
    ),
    everyone: Boolean(mayNotifyAll) && rules.everyone && /@(everyone|here)\b/.test(text),
  };
}

/** The author of the message that a body replies to. */
export function repliedUserOf(world: World, body: JsonObject): string | undefined {
  const reference = body['message_reference'];
  if (!isObject(reference) || reference['type'] === 1) return undefined;
  return world.messages.get(textOf(reference['message_id']) ?? '')?.authorId;
}

const idsIn = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? '')),
];

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

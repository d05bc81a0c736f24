import { apiFullMember } from '../api/member.ts';
import type { Context } from '../context.ts';
import { ClientRefusal } from '../errors.ts';
import { Intent } from '../gateway/intents.ts';
import { type JsonObject, numberOf, objectOf, objectsOf, textOf } from '../json.ts';
import { recordAction } from '../world/audit-log.ts';
import { memberOf } from '../world/guilds.ts';
import type { LocalChannel, LocalGuild } from '../world/model.ts';
import { Permission, permissionsOf } from '../world/permissions.ts';
import { guildOfChannel } from '../world/visibility.ts';
import { type FoundHit, type Hit, postAlert } from './alert.ts';
import { matchOf, patternMatch } from './keywords.ts';

const Trigger = { keyword: 1, mentions: 5 } as const;
const BLOCK = 1;
const ALERT = 2;
const TIMEOUT = 3;
/** Actions → their types in the audit log. */
const LOGGED: ReadonlyMap<unknown, number> = new Map([
  [BLOCK, 143],
  [ALERT, 144],
  [TIMEOUT, 145],
]);

type Shared = Pick<Context, 'world' | 'events' | 'messageStore'>;

/**
 * Applies a guild's rules to a message that a person wants to send; throws if one blocks it.
 * @returns a function to call once it is sent, for rules that don't block
 */
export function moderate(
  context: Shared,
  channel: LocalChannel,
  userId: string,
  text: string,
): (messageId: string) => void {
  const guild = guildOfChannel(context.world, channel);
  // Members who manage the guild are exempt.
  if (!guild || (permissionsOf(guild, userId) & Permission.ManageGuild) !== 0n) return () => {};
  const hits = [...guild.records.autoModerationRules.values()].flatMap((rule) => {
    const hit = isExempt(guild, channel, userId, rule) ? null : hitOf(rule, text);
    return hit ?? [];
  });
  const run = (messageId: string | null) => {
    for (const hit of hits) act(context, { ...hit, guild, channel, userId, text, messageId });
  };
  const block = hits.flatMap(({ rule }) => objectsOf(rule['actions'])).find(({ type }) => type === BLOCK);
  if (!block) return run;
  run(null);
  const custom = textOf(objectOf(block['metadata'])['custom_message']);
  throw new ClientRefusal(custom ?? 'Message was blocked by automatic moderation (200000)');
}

function isExempt(guild: LocalGuild, channel: LocalChannel, userId: string, rule: JsonObject): boolean {
  const roles = listOf(rule['exempt_roles']);
  const channels = listOf(rule['exempt_channels']);
  return (
    rule['enabled'] !== true ||
    rule['event_type'] !== 1 ||
    (memberOf(guild, userId)?.roleIds ?? []).some((id) => roles.includes(id)) ||
    channels.includes(channel.id) ||
    channels.includes(channel.parentId ?? '')
  );
}

function hitOf(rule: JsonObject, text: string): Hit | null {
  const metadata = objectOf(rule['trigger_metadata']);
  if (rule['trigger_type'] === Trigger.mentions) {
    const mentions = new Set(text.match(/<@[!&]?\d{17,20}>/g));
    const limit = numberOf(metadata['mention_total_limit']);
    return limit > 0 && mentions.size > limit ? { rule, keyword: null, content: null } : null;
  }
  if (rule['trigger_type'] !== Trigger.keyword) return null;
  const allowed = listOf(metadata['allow_list']);
  // Allowed text can't trigger the rule, so it is removed.
  const rest = allowed.reduce((left, word) => left.replaceAll(matchOf(word, left) ?? '\0', ''), text);
  for (const keyword of listOf(metadata['keyword_filter'])) {
    const content = matchOf(keyword, rest);
    if (content !== null) return { rule, keyword, content };
  }
  for (const keyword of listOf(metadata['regex_patterns'])) {
    const content = patternMatch(keyword, rest);
    if (content !== null) return { rule, keyword, content };
  }
  return null;
}

function act(context: Shared, hit: FoundHit): void {
  const { guild, userId, rule } = hit;
  for (const action of objectsOf(rule['actions'])) {
    const alertId = action['type'] === ALERT ? postAlert(context, hit, action) : null;
    announce(context, hit, action, alertId);
    if (action['type'] === TIMEOUT) {
      timeOut(context, guild, userId, numberOf(objectOf(action['metadata'])['duration_seconds']));
    }
    const logged = LOGGED.get(action['type']);
    if (logged !== undefined) logHit(context, hit, logged);
  }
}

function logHit(context: Shared, { guild, channel, userId, rule }: FoundHit, action: number): void {
  recordAction(context, guild.id, {
    userId,
    action,
    targetId: userId,
    options: {
      auto_moderation_rule_name: rule['name'],
      auto_moderation_rule_trigger_type: String(rule['trigger_type']),
      channel_id: channel.id,
    },
  });
}

function timeOut(
  { world, events }: Pick<Shared, 'world' | 'events'>,
  guild: LocalGuild,
  userId: string,
  seconds: number,
): void {
  const member = memberOf(guild, userId);
  if (!member) return;
  member.timeoutUntil = world.clock.now() + seconds * 1000;
  const shown = apiFullMember(world, guild, userId);
  events.toGuild(guild.id, 'GUILD_MEMBER_UPDATE', { guild_id: guild.id, ...shown });
}

/** Sends the event to bots that manage the guild, with the text only for those with the content intent. */
function announce(
  { events }: Shared,
  { guild, channel, userId: user_id, text, messageId, rule, keyword, content }: FoundHit,
  action: JsonObject,
  alertId: string | null,
): void {
  events.toGuild(guild.id, 'AUTO_MODERATION_ACTION_EXECUTION', ({ botId, intents }) => {
    if ((permissionsOf(guild, botId) & Permission.ManageGuild) === 0n) return null;
    const isReadable = (intents & Intent.MessageContent) !== 0;
    return {
      guild_id: guild.id,
      action,
      rule_id: rule['id'],
      rule_trigger_type: rule['trigger_type'],
      user_id,
      channel_id: channel.id,
      ...(messageId === null ? {} : { message_id: messageId }),
      ...(alertId === null ? {} : { alert_system_message_id: alertId }),
      content: isReadable ? text : '',
      matched_keyword: keyword,
      matched_content: isReadable ? content : '',
    };
  });
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

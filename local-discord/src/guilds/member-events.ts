import { apiFullMember } from '../api/member.ts';
import type { Context } from '../context.ts';
import { type EventName, wants } from '../gateway/intents.ts';
import type { LocalGuild } from '../world/model.ts';

export type Told = Pick<Context, 'world' | 'events' | 'gateway'>;

/** Tells bots that a member has changed. The changed bot itself needs no intent (developers/events/gateway#caveats). */
export function memberUpdated({ world, events, gateway }: Told, guild: LocalGuild, userId: string): void {
  const event: EventName = 'GUILD_MEMBER_UPDATE';
  const data = { guild_id: guild.id, ...apiFullMember(world, guild, userId) };
  events.toGuild(guild.id, event, data);
  if (guild.isUnavailable) return;
  gateway.dispatch(event, guild.id, ({ botId, intents }) =>
    botId === userId && !wants(event, intents, true) ? data : null,
  );
}

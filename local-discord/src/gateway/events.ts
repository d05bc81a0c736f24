import type { JsonObject } from '../json.ts';
import { isMember } from '../world/guilds.ts';
import type { LocalBot, LocalChannel, World } from '../world/model.ts';
import { mayEnter } from '../world/visibility.ts';
import { type EventName, wants } from './intents.ts';
import type { GatewaySession } from './session.ts';

/** The same for all sessions, or created per session; null withholds the event. */
export type EventData = JsonObject | ((session: GatewaySession) => JsonObject | null);

/** Sends an event to every session of a shard for which `data` returns something. */
export interface Dispatcher {
  dispatch(t: string, guildId: string | null, data: (session: GatewaySession) => JsonObject | null): void;
}

/** Sends events to the sessions of all bots that Discord would send them to. */
export interface Events {
  /** To the bots in a guild, if their intents include the event. */
  toGuild(guildId: string, event: EventName, data: EventData): void;
  /** To the bots that can see a channel: in a guild, those with View Channel; in a DM, its bot. */
  toChannel(channel: LocalChannel, event: EventName, data: EventData): void;
  /** To one bot: on the guild's shard, or on the first one. */
  toBot(bot: Pick<LocalBot, 'id'>, event: EventName, data: EventData, guildId?: string | null): void;
}

export function createEvents(world: World, gateway: Dispatcher): Events {
  const made = (data: EventData, session: GatewaySession) =>
    typeof data === 'function' ? data(session) : data;
  return {
    toGuild(guildId, event, data) {
      const guild = world.guilds.get(guildId);
      if (guild?.isUnavailable) return;
      gateway.dispatch(event, guildId, (session) =>
        wants(event, session.intents, true) && isMember(guild, session.botId) ? made(data, session) : null,
      );
    },
    toChannel(channel, event, data) {
      const isInGuild = channel.guildId !== null;
      if (world.guilds.get(channel.guildId ?? '')?.isUnavailable) return;
      gateway.dispatch(event, channel.guildId, (session) =>
        wants(event, session.intents, isInGuild) && mayEnter(world, session.botId, channel)
          ? made(data, session)
          : null,
      );
    },
    toBot({ id }, event, data, guildId = null) {
      gateway.dispatch(event, guildId, (session) =>
        session.botId === id && wants(event, session.intents, guildId !== null) ? made(data, session) : null,
      );
    },
  };
}

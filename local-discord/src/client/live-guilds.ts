import type { Events } from '../gateway/events.ts';
import type { EventName } from '../gateway/intents.ts';
import { isMember } from '../world/guilds.ts';
import type { World } from '../world/model.ts';
import { clientGuild, usersIn } from './client-guild.ts';
import type { EventHub } from './event-hub.ts';

/** Events that change how people see a server. */
const CHANGES = /^(GUILD_(UPDATE|DELETE|ROLE|MEMBER|BAN|EMOJIS)|CHANNEL_(CREATE|UPDATE|DELETE)|THREAD_)/;

/** Passes on events; whenever one changes a server, sends its new state to its members' pages. */
export function withLiveGuilds(events: Events, world: World, hub: EventHub): Events {
  const changed = new Set<string>();

  function tell(): void {
    const ids = [...changed];
    changed.clear();
    for (const guildId of ids) for (const userId of hub.listening()) tellPerson(guildId, userId);
  }

  function tellPerson(guildId: string, userId: string): void {
    const guild = world.guilds.get(guildId);
    if (!guild || !isMember(guild, userId)) {
      hub.send(userId, { type: 'guild.delete', guildId });
      return;
    }
    const users = usersIn(world, guild);
    hub.send(userId, { type: 'guild.update', guild: clientGuild(world, guild, userId), users });
  }

  function note(event: EventName, guildId: string | null): void {
    if (guildId === null || !CHANGES.test(event)) return;
    // Once for all events of a request, such as those of a deleted channel with its threads.
    if (changed.size === 0) setImmediate(tell);
    changed.add(guildId);
  }

  return {
    toGuild(guildId, event, data) {
      events.toGuild(guildId, event, data);
      note(event, guildId);
    },
    toChannel(channel, event, data) {
      events.toChannel(channel, event, data);
      note(event, channel.guildId);
    },
    toBot(bot, event, data, guildId = null) {
      events.toBot(bot, event, data, guildId);
      note(event, guildId);
    },
  };
}

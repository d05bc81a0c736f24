import { ApplicationCommandType } from 'discord.js';
import type { Command } from '../bot/command.ts';
import { statusView } from '../views/status.ts';
import { EVERYWHERE } from './input/availability.ts';
import { named } from './input/named.ts';
import { textsForAsker } from './input/texts-for-asker.ts';

export default {
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.ChatInput,
    ...named('status', ({ commands }) => commands.status.description),
  },
  execute: (interaction, { alerts, api, store, deployment }) => ({
    private: true,
    async view() {
      // What polling found is stored as an event, too, and says nothing of whether webhooks arrive.
      const [lastEvent] = await store.events.list({ source: 'webhook' }, 1);
      const status = {
        service: api.condition(),
        discordPingMs: deployment.discordPingMs(),
        acceptsEvents: deployment.acceptsEvents,
        lastEventAt: lastEvent?.receivedAt ?? null,
        backlog: await store.deliveries.backlog(),
        autoConvert: deployment.autoConvert(),
        polling: await alerts.polling().catch(() => null),
      };
      return statusView(status, textsForAsker(interaction));
    },
  }),
} satisfies Command;

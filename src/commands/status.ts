import { ApplicationCommandType } from 'discord.js';
import type { Command } from '../bot/command.ts';
import { en } from '../texts/en.ts';
import { statusView } from '../views/status.ts';
import { EVERYWHERE } from './input/availability.ts';
import { textsForAsker } from './input/texts-for-asker.ts';

export default {
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.ChatInput,
    name: 'status',
    description: en.commands.status.description,
  },
  execute: (interaction, { api, store, deployment }) => ({
    private: true,
    async view() {
      const [lastEvent] = await store.events.list({}, 1);
      const status = {
        service: api.condition(),
        discordPingMs: deployment.discordPingMs(),
        acceptsEvents: deployment.acceptsEvents,
        lastEventAt: lastEvent?.receivedAt ?? null,
        backlog: await store.deliveries.backlog(),
        autoConvert: deployment.autoConvert(),
      };
      return statusView(status, textsForAsker(interaction, true));
    },
  }),
} satisfies Command;

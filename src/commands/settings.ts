import { ApplicationCommandType } from 'discord.js';
import { z } from 'zod';
import type { SlashCommand } from '../bot/command.ts';
import type { Context } from '../context.ts';
import { EVERYWHERE } from './builders/availability.ts';
import { defineComponent } from './builders/define-component.ts';
import { localized } from './builders/localized.ts';
import { myAgents, optOut } from './settings-actions/own-settings.ts';
import { autoConvert, channels, language, serverAgents } from './settings-actions/server-settings.ts';
import { showPage } from './settings-actions/show-page.ts';

const page = defineComponent({
  mode: 'update',
  args: z.tuple([z.enum(['mine', 'server', 'trouble'])]),
  press: ({ interaction, args: [wanted] }, context) => ({
    private: true,
    view: () => showPage(interaction, context, wanted),
  }),
});

export default {
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.ChatInput,
    ...localized('settings', ({ commands }) => commands.settings.description),
  },
  execute: (interaction, context) => ({
    private: true,
    view: () => showPage(interaction, context, 'server'),
  }),
  components: {
    page,
    optout: optOut,
    mine0: myAgents,
    mine1: myAgents,
    auto: autoConvert,
    channels,
    language,
    server0: serverAgents,
    server1: serverAgents,
  },
} satisfies SlashCommand<Context>;

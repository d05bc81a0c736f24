import { ApplicationCommandType } from 'discord.js';
import * as z from 'zod';
import type { Context } from '../context.ts';
import type { SlashCommand } from '../discord/interactions/command.ts';
import { privateComponent } from './builders/define-component.ts';
import { EVERYWHERE, localized } from './builders/definition.ts';
import { agentComponents, currencyComponents, me, theServer } from './settings/agents-and-currency.ts';
import { showPage } from './settings/pages.ts';
import { switchComponents } from './settings/switches.ts';

const page = privateComponent({
  mode: 'update',
  args: z.tuple([z.enum(['mine', 'server', 'trouble'])]),
  view: ({ interaction, args: [wanted] }, context) => showPage(interaction, context, wanted),
});

export default {
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.ChatInput,
    ...localized('settings', ({ commands }) => commands.settings.description),
  },
  execute: (interaction, context) => ({
    private: true,
    view: () => showPage(interaction, context, 'mine'),
  }),
  components: {
    ...switchComponents,
    page,
    ...agentComponents(me),
    ...currencyComponents(me),
    ...agentComponents(theServer),
    ...currencyComponents(theServer),
  },
} satisfies SlashCommand<Context>;

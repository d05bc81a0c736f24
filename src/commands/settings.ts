import { ApplicationCommandType } from 'discord.js';
import * as z from 'zod';
import type { SlashCommand } from '../bot/command.ts';
import type { Context } from '../context.ts';
import { EVERYWHERE } from './builders/availability.ts';
import { defineComponent } from './builders/define-component.ts';
import { localized } from './builders/localized.ts';
import { agentComponents } from './settings-actions/agent-components.ts';
import { currencyComponents } from './settings-actions/currency-components.ts';
import { optOut } from './settings-actions/own-settings.ts';
import { me, theServer } from './settings-actions/owner.ts';
import {
  autoConvert,
  channels,
  haulButtons,
  language,
  openLanguages,
  openLinks,
} from './settings-actions/server-settings.ts';
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
    view: () => showPage(interaction, context, 'mine'),
  }),
  components: {
    page,
    optout: optOut,
    ...agentComponents(me),
    ...currencyComponents(me),
    ...agentComponents(theServer),
    ...currencyComponents(theServer),
    links: openLinks,
    auto: autoConvert,
    channels,
    languages: openLanguages,
    language,
    hauls: haulButtons,
  },
} satisfies SlashCommand<Context>;

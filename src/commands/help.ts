import { ApplicationCommandType } from 'discord.js';
import * as z from 'zod';
import type { Context } from '../context.ts';
import type { SlashCommand } from '../discord/interactions/command.ts';
import { helpView, trackingNumberModal } from '../settings/cards/help.ts';
import { modalOpener } from './builders/define-component.ts';
import { EVERYWHERE, localized } from './builders/definition.ts';
import { textsForUser } from './replies/reader.ts';
import { tryAgain } from './track/typed-numbers.ts';

const askForNumber = modalOpener({
  args: z.array(z.string()),
  modal: async ({ interaction }) => trackingNumberModal(textsForUser(interaction)),
});

export default {
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.ChatInput,
    ...localized('help', ({ commands }) => commands.help.description),
  },
  execute: (interaction, { mentionCommand }) => ({
    private: true,
    view: async () => helpView(mentionCommand, textsForUser(interaction)),
  }),
  components: { track: askForNumber },
  modals: { number: tryAgain },
} satisfies SlashCommand<Context>;

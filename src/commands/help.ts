import { ApplicationCommandType } from 'discord.js';
import type { SlashCommand } from '../bot/command.ts';
import type { ModalOpener } from '../bot/component.ts';
import type { ModalHandler } from '../bot/modal.ts';
import type { Context } from '../context.ts';
import { normaliseTrackingNumber } from '../domain/tracking-number.ts';
import { helpView, trackingNumberModal } from '../views/help.ts';
import { UserFacingError } from '../views/user-facing-error.ts';
import { EVERYWHERE } from './builders/availability.ts';
import { localized } from './builders/localized.ts';
import { showParcel } from './parcel-actions/show-parcel.ts';
import { textsForUser } from './reply/reply-texts.ts';

const askForNumber: ModalOpener<Context> = {
  mode: 'modal',
  modal: async ({ interaction }) => trackingNumberModal(textsForUser(interaction)),
};

const trackNumber: ModalHandler<Context> = {
  mode: 'update',
  submit({ interaction }, context) {
    const number = normaliseTrackingNumber(interaction.fields.getTextInputValue('number'));
    if (number === null) throw new UserFacingError(textsForUser(interaction).input.invalidTrackingNumber);
    return {
      private: true,
      view: (visibility) => showParcel(interaction, context, { number, masked: false, visibility }),
    };
  },
};

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
  modals: { number: trackNumber },
} satisfies SlashCommand<Context>;

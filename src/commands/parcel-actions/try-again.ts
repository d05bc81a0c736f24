import type { ModalOpener } from '../../bot/component.ts';
import type { ModalHandler } from '../../bot/modal.ts';
import type { Context } from '../../context.ts';
import { readTrackingNumbers } from '../../domain/tracking-number.ts';
import { noNumberView, tryAgainModal } from '../../views/track-numbers.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { showNumbers } from './show-numbers.ts';

/** What the form is filled with: a number, or what is left of a text that is none. */
const KEPT = /^[\w-]{0,40}$/;

export const openTryAgainModal: ModalOpener<Context> = {
  mode: 'modal',
  async modal({ interaction, args: [typed = ''] }) {
    return KEPT.test(typed) ? tryAgainModal(typed, textsForUser(interaction)) : null;
  },
};

export const tryAgain: ModalHandler<Context> = {
  mode: 'update',
  submit({ interaction }, context) {
    const typed = interaction.fields.getTextInputValue('number');
    const entries = readTrackingNumbers(typed);
    return {
      private: true,
      view: async (visibility) =>
        entries.numbers.length === 0
          ? noNumberView(typed, textsForUser(interaction))
          : showNumbers(interaction, context, entries, visibility),
    };
  },
};

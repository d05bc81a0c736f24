import type { ModalOpener } from '../../bot/component.ts';
import type { ModalHandler } from '../../bot/modal.ts';
import type { Context } from '../../context.ts';
import { plainText } from '../../discord/truncate.ts';
import { normaliseTrackingNumber } from '../../domain/tracking-number.ts';
import { MAX_LABEL } from '../../views/parcel-name.ts';
import { addParcelModal } from '../../views/parcels.ts';
import { noNumberView } from '../../views/track-not-found.ts';
import { dmDestination } from '../follow-actions/follow-target.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { followEvenUnknown } from './follow-buttons.ts';
import { originAt } from './origin.ts';
import { renameFollows } from './rename.ts';
import { showParcel } from './show-parcel.ts';

export const openAddModal: ModalOpener<Context> = {
  mode: 'modal',
  modal: async ({ interaction }) => addParcelModal(textsForUser(interaction)),
};

/** *Add* in `/parcels`: follows a parcel in the user's DMs, whether or not it is known yet, and names it. */
export const addParcel: ModalHandler<Context> = {
  mode: 'update',
  submit({ interaction }, context) {
    const typed = interaction.fields.getTextInputValue('number');
    const number = normaliseTrackingNumber(typed);
    const label = plainText(interaction.fields.getTextInputValue('label'), MAX_LABEL);
    const texts = textsForUser(interaction);
    if (number === null) return { private: true, view: async () => noNumberView(typed, texts) };
    return {
      private: true,
      async view(visibility) {
        await followEvenUnknown(dmDestination(interaction), number, interaction, context);
        if (label !== '') await renameFollows(interaction.user.id, number, label, context);
        const done = texts.track.followsInDm;
        return showParcel(interaction, context, {
          number,
          masked: false,
          visibility,
          origin: originAt(0),
          done,
        });
      },
    };
  },
};

import type { ModalOpener } from '../../bot/component.ts';
import type { ModalHandler } from '../../bot/modal.ts';
import type { Context } from '../../context.ts';
import { plainText } from '../../discord/truncate.ts';
import { singleInputModal } from '../../views/modal.ts';
import { openIds } from '../../views/parcel-ids.ts';
import { MAX_LABEL } from '../../views/parcel-name.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { followsOfParcel } from './followed-parcels.ts';
import { numberArg } from './parcel-arg.ts';
import { loadFollowStatus, showParcel } from './show-parcel.ts';

export const openRenameModal: ModalOpener<Context> = {
  mode: 'modal',
  async modal({ interaction, args }, context) {
    const number = numberArg.safeParse(args[0]);
    if (!number.success) return null;
    const texts = textsForUser(interaction);
    const { label } = await loadFollowStatus(interaction, number.data, context);
    return singleInputModal(openIds(number.data)('name'), texts.track.nameTitle, {
      id: 'label',
      label: texts.track.nameLabel,
      hint: texts.track.nameHint,
      value: label,
      maxLength: MAX_LABEL,
    });
  },
};

/** Names the parcel in all of the user's follows; an empty input removes the name. */
export const renameModal: ModalHandler<Context> = {
  mode: 'update',
  submit({ interaction, args }, context) {
    const number = numberArg.safeParse(args[0]);
    if (!number.success) return null;
    const label = plainText(interaction.fields.getTextInputValue('label'), MAX_LABEL);
    return {
      private: true,
      async view(visibility) {
        const { follows } = context.store;
        for (const { id } of await followsOfParcel(number.data, interaction.user.id, context)) {
          await follows.rename(interaction.user.id, id, label || null);
        }
        return showParcel(interaction, context, { number: number.data, masked: false, visibility });
      },
    };
  },
};

import * as z from 'zod';
import type { ModalOpener } from '../../bot/component.ts';
import type { ModalHandler } from '../../bot/modal.ts';
import type { Context } from '../../context.ts';
import { plainText } from '../../discord/truncate.ts';
import { singleInputModal } from '../../views/modal.ts';
import { idsWithOrigin, openIds } from '../../views/parcel-ids.ts';
import { MAX_LABEL } from '../../views/parcel-name.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { followsOfParcel, labelIn } from './followed-parcels.ts';
import { originArg } from './origin.ts';
import { numberArg } from './parcel-arg.ts';
import { showParcel } from './show-parcel.ts';

const renameArgs = z.tuple([numberArg, originArg]);

export const openRenameModal: ModalOpener<Context> = {
  mode: 'modal',
  async modal({ interaction, args }, context) {
    const parsed = renameArgs.safeParse(args);
    if (!parsed.success) return null;
    const [number, origin] = parsed.data;
    const texts = textsForUser(interaction);
    const label = labelIn(await followsOfParcel(number, interaction.user.id, context));
    const ids = idsWithOrigin(openIds(number), origin);
    return singleInputModal(ids('name'), texts.track.nameTitle, {
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
    const parsed = renameArgs.safeParse(args);
    if (!parsed.success) return null;
    const [number, origin] = parsed.data;
    const label = plainText(interaction.fields.getTextInputValue('label'), MAX_LABEL);
    return {
      private: true,
      async view(visibility) {
        await renameFollows(interaction.user.id, number, label || null, context);
        return showParcel(interaction, context, { number, masked: false, visibility, origin });
      },
    };
  },
};

/** Names a parcel in all of the user's follows; null removes the name. */
export async function renameFollows(
  userId: string,
  number: string,
  label: string | null,
  context: Context,
): Promise<void> {
  for (const { id } of await followsOfParcel(number, userId, context)) {
    await context.store.follows.rename(userId, id, label);
  }
}

import type { ModalSubmitInteraction } from 'discord.js';
import type { Visibility } from '../../bot/command-reply.ts';
import type { ModalOpener } from '../../bot/component.ts';
import type { ModalHandler } from '../../bot/modal.ts';
import type { Context } from '../../context.ts';
import { textOfCodeBlock } from '../../discord/code-block.ts';
import { readableTextOfMessage } from '../../discord/message-text.ts';
import { plainText } from '../../discord/truncate.ts';
import { addedParcelsView, addParcelsModal } from '../../views/add-parcels.ts';
import { MAX_LABEL } from '../../views/parcel-name.ts';
import { dmDestination } from '../follow-actions/follow-target.ts';
import { followEvenUnknown } from '../parcel-actions/follow-buttons.ts';
import { originAt } from '../parcel-actions/origin.ts';
import { renameFollows } from '../parcel-actions/rename.ts';
import { showParcel } from '../parcel-actions/show-parcel.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { followListed, type ListedParcel } from './follow-listed.ts';
import { givenList } from './given-list.ts';

export const openAddModal: ModalOpener<Context> = {
  mode: 'modal',
  modal: async ({ interaction }) => addParcelsModal(null, textsForUser(interaction)),
};

/** *Try again*: the form with the rows that were no numbers. They stand in the message, so nothing is stored. */
export const openAgainModal: ModalOpener<Context> = {
  mode: 'modal',
  async modal({ interaction }) {
    const rows = textOfCodeBlock(readableTextOfMessage(interaction.message));
    return addParcelsModal(rows, textsForUser(interaction));
  },
};

/** *Add* in `/parcels`: follows parcels in the user's DMs, whether or not they are known yet, and names them. */
export const addParcels: ModalHandler<Context> = {
  mode: 'update',
  submit({ interaction }, context) {
    return { private: true, view: (visibility) => addGiven(interaction, context, visibility) };
  },
};

async function addGiven(interaction: ModalSubmitInteraction, context: Context, visibility: Visibility) {
  const { parcels, invalid, notes } = await givenList(interaction, context);
  const named = parcels.map(
    ({ number, name }): ListedParcel => ({ number, label: plainText(name ?? '', MAX_LABEL) || null }),
  );
  const [only, ...others] = named;
  if (only !== undefined && others.length === 0 && invalid.length === 0 && notes.length === 0) {
    return addOne(interaction, context, only, visibility);
  }
  const outcome = await followListed(named, interaction, context);
  const leftOut = [...outcome.leftOut, ...notes];
  return addedParcelsView({ ...outcome, leftOut, invalid }, textsForUser(interaction));
}

/** A single number is looked up at once. */
async function addOne(
  interaction: ModalSubmitInteraction,
  context: Context,
  { number, label }: ListedParcel,
  visibility: Visibility,
) {
  await followEvenUnknown(dmDestination(interaction), number, interaction, context);
  if (label !== null) await renameFollows(interaction.user.id, number, label, context);
  const done = textsForUser(interaction).track.followsInDm;
  return showParcel(interaction, context, { number, masked: false, visibility, origin: originAt(0), done });
}

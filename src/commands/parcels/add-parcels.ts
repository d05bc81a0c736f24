import type { ModalSubmitInteraction } from 'discord.js';
import * as z from 'zod';
import { button } from '../../cards/components.ts';
import { UserFacingError } from '../../cards/errors.ts';
import type { Context } from '../../context.ts';
import type { Visibility } from '../../discord/interactions/command.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { readableTextOfMessage, textOfCodeBlock } from '../../discord/messages/message-text.ts';
import { plainText } from '../../discord/messages/plain-text.ts';
import { MAX_FILE_BYTES, MAX_ROWS, readParcelFile } from '../../domain/parcels/list/read-parcel-file.ts';
import { joinLists, type ParcelList, readParcelList } from '../../domain/parcels/list/read-parcel-list.ts';
import { addedParcelsView, addParcelsModal } from '../../parcels/cards/add-parcels.ts';
import { MAX_LABEL } from '../../parcels/cards/parcel-name.ts';
import { modalOpener, privateModal } from '../builders/define-component.ts';
import { textsForUser } from '../replies/reader.ts';
import { followEvenUnknown, renameFollows } from '../track/follow-buttons.ts';
import { dmDestination } from '../track/follow-target.ts';
import { originAt } from '../track/parcel-arg.ts';
import { showParcel } from '../track/show-parcel.ts';
import { followListed, type ListedParcel } from './follow-listed.ts';

const anyArgs = z.array(z.string());

const NO_FILE: GivenList = { parcels: [], invalid: [], notes: [] };

export const addButtons = {
  add: modalOpener({
    args: anyArgs,
    modal: async ({ interaction }) => addParcelsModal(null, textsForUser(interaction)),
  }),
  /** *Try again*: the modal with the rows that were no numbers. They stand in the message, so nothing is stored. */
  again: modalOpener({
    args: anyArgs,
    async modal({ interaction }) {
      const rows = textOfCodeBlock(readableTextOfMessage(interaction.message));
      return addParcelsModal(rows, textsForUser(interaction));
    },
  }),
};

export const addModals = {
  /** *Add* in `/parcels`: follows parcels in the user's DMs, whether or not they are known yet, and names them. */
  add: privateModal({
    args: anyArgs,
    async view({ interaction }, context, visibility) {
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
    },
  }),
};

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

interface GivenList extends ParcelList {
  /** What of the file was not read, a sentence each. */
  readonly notes: readonly string[];
}

/**
 * What somebody gave in the modal behind *Add*: a paste, a file, or both. A file that can't be read doesn't spoil the paste.
 * @throws UserFacingError if nothing was given, or only a file that can't be read
 */
async function givenList(interaction: ModalSubmitInteraction, context: Context): Promise<GivenList> {
  const { parcels: texts, common } = textsForUser(interaction);
  const refusal = (reason: string) => {
    const again = button(common.tryAgain, encodeCustomId('parcels', 'add'), { primary: true });
    return new UserFacingError(reason, [again]);
  };
  const typed = interaction.fields.getTextInputValue('list');
  const isTyped = typed.trim() !== '';
  const file = fileOf(interaction);
  if (file === null && !isTyped) throw refusal(texts.nothingGiven);
  const read = file === null ? NO_FILE : await readFile(file, interaction, context);
  if (typeof read === 'string' && !isTyped) throw refusal(read);
  const fromFile = typeof read === 'string' ? { ...NO_FILE, notes: [read] } : read;
  return { ...joinLists([readParcelList(typed), fromFile]), notes: fromFile.notes };
}

interface UploadedFile {
  readonly url: string;
  /** In bytes, as Discord says. */
  readonly size: number;
}

/** Null without a file, and in modals that were opened before an update of the bot. */
function fileOf({ fields }: ModalSubmitInteraction): UploadedFile | null {
  return fields.fields.has('file') ? (fields.getUploadedFiles('file')?.first() ?? null) : null;
}

/** @returns why it can't be read, as a sentence */
async function readFile(
  { url, size }: UploadedFile,
  interaction: ModalSubmitInteraction,
  { attachments }: Context,
): Promise<GivenList | string> {
  const { parcels: texts } = textsForUser(interaction);
  if (size > MAX_FILE_BYTES) return texts.fileTooLarge(MAX_FILE_BYTES / 1024);
  const bytes = await attachments.download(url, MAX_FILE_BYTES);
  if (bytes === null) return texts.fileNotLoaded;
  const read = await readParcelFile(bytes);
  if (read === null) return texts.fileNotText;
  const { skippedRows, ...list } = read;
  return { ...list, notes: skippedRows === 0 ? [] : [texts.rowsLeftOut(skippedRows, MAX_ROWS)] };
}

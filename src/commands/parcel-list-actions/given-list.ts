import type { ModalSubmitInteraction } from 'discord.js';
import type { Context } from '../../context.ts';
import { encodeCustomId } from '../../discord/custom-id.ts';
import { MAX_FILE_BYTES, MAX_ROWS, readParcelFile } from '../../domain/parcel-list/read-parcel-file.ts';
import { joinLists, type ParcelList, readParcelList } from '../../domain/parcel-list/read-parcel-list.ts';
import { button } from '../../views/components.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { textsForUser } from '../reply/reply-texts.ts';

interface GivenList extends ParcelList {
  /** What of the file was not read, a sentence each. */
  readonly notes: readonly string[];
}

const NO_FILE: GivenList = { parcels: [], invalid: [], notes: [] };

/**
 * What somebody gave in the form behind *Add*: a paste, a file, or both. A file that can't be read doesn't spoil the paste.
 * @throws UserFacingError if nothing was given, or only a file that can't be read
 */
export async function givenList(interaction: ModalSubmitInteraction, context: Context): Promise<GivenList> {
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

/** Null without a file, and in forms that were opened before an update of the bot. */
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

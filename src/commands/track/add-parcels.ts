import type { ModalSubmitInteraction } from 'discord.js';
import * as z from 'zod';
import { button } from '../../cards/components.ts';
import { UserFacingError } from '../../cards/errors.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { readableTextOfMessage, textOfCodeBlock } from '../../discord/messages/message-text.ts';
import { MAX_FILE_BYTES, MAX_ROWS, readParcelFile } from '../../domain/parcels/list/read-parcel-file.ts';
import { joinLists, type ParcelList, readParcelList } from '../../domain/parcels/list/read-parcel-list.ts';
import { isMistyped } from '../../domain/parcels/tracking-number.ts';
import { addedParcelsView, addParcelsModal } from '../../parcels/cards/add-parcels.ts';
import { type Card, type CommandRequest, opening, sending } from '../replies/request.ts';
import { followEvenUnknown, renameFollows } from './follow-buttons.ts';
import { followListed, type NamedParcel, withLabels } from './follow-listed.ts';
import { dmDestination } from './follow-target.ts';
import { originAt } from './parcel-arg.ts';
import { showParcel } from './show-parcel.ts';

const anyArgs = z.array(z.string());

const NO_FILE: GivenList = { parcels: [], invalid: [], notes: [] };

export const addButtons = {
  add: opening(anyArgs, ({ texts }) => addParcelsModal(null, texts)),
  /** *Try again*: the modal with the rows that weren't numbers. They are taken from the message, so nothing is stored. */
  again: opening(anyArgs, ({ interaction, texts }) =>
    addParcelsModal(textOfCodeBlock(readableTextOfMessage(interaction.message)), texts),
  ),
};

export const addModals = {
  /** *Add* in `/parcels`: follows parcels in the user's DMs, whether or not they are known yet, and names them. */
  add: sending(anyArgs, async (request) => {
    const { parcels, invalid, notes } = await givenList(request);
    const named = withLabels(parcels);
    const [only, ...others] = named;
    if (only !== undefined && others.length === 0 && invalid.length === 0 && notes.length === 0)
      return addOne(request, only);
    const typos = await newTypos(request, named);
    const outcome = await followListed(
      request,
      named.filter((parcel) => !typos.includes(parcel)),
    );
    const leftOut = [...outcome.leftOut, ...notes];
    const rows = typos.map(({ number, label }) => (label === null ? number : `${number} ${label}`));
    const typed = { typos: typos.length, invalid: [...rows, ...invalid] };
    return addedParcelsView({ ...outcome, ...typed, leftOut }, request.texts);
  }),
};

/** Numbers that can't exist are followed only where the user asks for each. */
async function newTypos(request: CommandRequest, parcels: readonly NamedParcel[]): Promise<NamedParcel[]> {
  const { follows } = request.context.store;
  const followed = new Set((await follows.list(request.userId, 'parcel')).map(({ key }) => key));
  return parcels.filter(({ number }) => isMistyped(number) && !followed.has(number));
}

/** A single number is looked up at once; for one with a typo, the card offers what to do. */
async function addOne(request: CommandRequest, { number, label }: NamedParcel): Promise<Card> {
  if (isMistyped(number)) return showParcel(request, { number, masked: false });
  await followEvenUnknown(request, dmDestination(request.interaction), number);
  if (label !== null) await renameFollows(request, number, label);
  return showParcel(request, { number, masked: false, origin: originAt(0), done: 'followed' });
}

interface GivenList extends ParcelList {
  /** What of the file was not read, a sentence each. */
  readonly notes: readonly string[];
}

/**
 * What the user entered in the *Add* modal: a paste, a file, or both. If the file can't be read, the paste still counts.
 * @throws UserFacingError if nothing was given, or only a file that can't be read
 */
async function givenList(request: CommandRequest<ModalSubmitInteraction>): Promise<GivenList> {
  const { parcels: texts, common } = request.texts;
  const refusal = (reason: string) => {
    const again = button(common.tryAgain, encodeCustomId('parcels', 'add'), { primary: true });
    return new UserFacingError(reason, [again]);
  };
  const { fields } = request.interaction;
  const typed = fields.getTextInputValue('list');
  const isTyped = typed.trim() !== '';
  // Modals that were opened before an update of the bot have no such field.
  const file = fields.fields.has('file') ? fields.getUploadedFiles('file')?.first() : undefined;
  if (file === undefined && !isTyped) throw refusal(texts.nothingGiven);
  const read = file === undefined ? NO_FILE : await readFile(request, file);
  if (typeof read === 'string' && !isTyped) throw refusal(read);
  const fromFile = typeof read === 'string' ? { ...NO_FILE, notes: [read] } : read;
  return { ...joinLists([readParcelList(typed), fromFile]), notes: fromFile.notes };
}

/**
 * @param file its size in bytes, as Discord says
 * @returns why it can't be read, as a sentence
 */
async function readFile(
  { context, texts: { parcels: texts } }: CommandRequest,
  { url, size }: { readonly url: string; readonly size: number },
): Promise<GivenList | string> {
  if (size > MAX_FILE_BYTES) return texts.fileTooLarge(MAX_FILE_BYTES / 1024);
  const bytes = await context.attachments.download(url, MAX_FILE_BYTES);
  if (bytes === null) return texts.fileNotLoaded;
  const read = await readParcelFile(bytes);
  if (read === null) return texts.fileNotText;
  const { skippedRows, ...list } = read;
  return { ...list, notes: skippedRows === 0 ? [] : [texts.rowsLeftOut(skippedRows, MAX_ROWS)] };
}

import { fittingRows } from '../../cards/button-layout.ts';
import { button, fileField, singleInputModal } from '../../cards/components.ts';
import { COLOURS, containerCard, textDisplay } from '../../cards/container.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { codeBlock } from '../../discord/messages/message-text.ts';
import type { MessageView, ModalView } from '../../discord/messages/message-view.ts';
import { plainText, takeWhileFits } from '../../discord/messages/plain-text.ts';
import type { Texts } from '../../texts/index.ts';
import { parcelLines } from './parcel-name.ts';

const MAX_LIST = 4_000;
/** Characters of a message for the parcels that were added; the rest is for what wasn't. */
const ADDED_CHARS = 1_400;
const ADDED_BYTES = 2_600;
const INVALID_CHARS = 1_400;
const INVALID_BYTES = 3_000;
const MAX_ROW = 120;

interface AddedParcel {
  readonly number: string;
  readonly label: string | null;
}

export interface AddedList {
  readonly added: readonly AddedParcel[];
  readonly already: number;
  /** How many of the rows below hold a number that can't exist. */
  readonly typos: number;
  /** Rows without a number, as they were typed, after those whose number has a typo. */
  readonly invalid: readonly string[];
  /** Why others weren't added, one sentence each. */
  readonly leftOut: readonly string[];
}

/** The modal behind *Add*: a paste, a file, or both. @param typed what to correct */
export function addParcelsModal(typed: string | null, texts: Texts): ModalView {
  const { fileLabel, fileHint } = texts.parcels;
  const form = pasteParcelsModal(encodeCustomId('parcels', 'add'), typed, false, texts);
  return { ...form, components: [...form.components, fileField('file', fileLabel, fileHint)] };
}

/** A modal for pasted numbers. @param typed what to correct */
export function pasteParcelsModal(
  customId: string,
  typed: string | null,
  required: boolean,
  { parcels }: Texts,
): ModalView {
  const { addTitle, listLabel: label, listHint: hint } = parcels;
  const value = typed === null ? null : typed.slice(0, MAX_LIST);
  const field = { id: 'list', label, hint, value, maxLength: MAX_LIST, required, paragraph: true };
  return singleInputModal(customId, addTitle, field);
}

/** Says what was added from a list, and what was not. *Try again* takes the rows from this message. */
export function addedParcelsView(
  { added, already, typos, invalid, leftOut }: AddedList,
  texts: Texts,
): MessageView {
  const { parcels, common } = texts;
  const title = added.length === 0 ? parcels.noneAdded : parcels.added(added.length);
  const again = button(common.tryAgain, encodeCustomId('parcels', 'again'), { primary: true });
  return containerCard(added.length === 0 ? COLOURS.waiting : COLOURS.good, [
    textDisplay(`### ${title}`),
    added.length > 0 && textDisplay(addedLines(added, texts).join('\n')),
    already > 0 && textDisplay(parcels.already(already)),
    ...leftOut.map((reason) => textDisplay(reason)),
    typos > 0 && textDisplay(`⚠️ ${texts.track.haveTypos(typos)}`),
    invalid.length > 0 && textDisplay(invalidBlock(invalid, texts)),
    ...fittingRows([
      invalid.length > 0 && again,
      button(common.back, encodeCustomId('parcels', 'list', '0')),
    ]),
  ]);
}

function addedLines(added: readonly AddedParcel[], { parcels, common }: Texts): string[] {
  const lines = added.map((parcel) => `📦 ${parcelLines({ ...parcel, masked: false }).join(' · ')}`);
  const shown = takeWhileFits(lines, ADDED_CHARS, ADDED_BYTES);
  const more = lines.length - shown.length;
  return [...shown, ...(more === 0 ? [] : [common.more(more)]), `-# ${parcels.addedSoon(added.length)}`];
}

/** The rows without a number, as a modal takes them back. */
export function invalidBlock(invalid: readonly string[], { parcels, common }: Texts): string {
  const rows = invalid.map((row) => plainText(row, MAX_ROW));
  const shown = takeWhileFits(rows, INVALID_CHARS, INVALID_BYTES);
  const more = rows.length - shown.length;
  const block = `${parcels.notNumbers(invalid.length)}\n${codeBlock(shown.join('\n'))}`;
  return more === 0 ? block : `${block}\n${common.more(more)}`;
}

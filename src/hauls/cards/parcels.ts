import { fittingRows } from '../../cards/button-layout.ts';
import { button, menuRow } from '../../cards/components.ts';
import { containerCard, sectionWithButton, textDisplay } from '../../cards/container.ts';
import { backToHaul, haulCustomId } from '../../cards/haul-buttons.ts';
import { haulName } from '../../cards/haul-name.ts';
import { inLine, inLines } from '../../cards/phrases.ts';
import type { MessageView, ModalView } from '../../discord/messages/message-view.ts';
import { cut, takeWhileFits } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import { MAX_HAUL_PARCELS } from '../../domain/hauls/limits.ts';
import { isMistyped } from '../../domain/parcels/tracking-number.ts';
import { invalidBlock, pasteParcelsModal } from '../../parcels/cards/add-parcels.ts';
import { byUrgency, nameInLine, parcelLine, parcelOption } from '../../parcels/cards/parcel-line.ts';
import { parcelName, plainParcelName } from '../../parcels/cards/parcel-name.ts';
import { STATE_EMOJI } from '../../parcels/cards/parcel-state.ts';
import type { Haul } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import {
  areAllDelivered,
  type LinkedParcel,
  parcelsInWords,
  stateOf,
  stateText,
} from './parcels-in-words.ts';

/** Characters of a message for the parcels' lines; the rest is for what was just done. */
const LINES_CHARS = 1_900;
const LINES_BYTES = 4_000;

interface HaulParcelsCard {
  readonly haul: Pick<Haul, 'id' | 'name' | 'closedAt'>;
  readonly linked: readonly LinkedParcel[];
  /** What the owner follows and the haul isn't linked to. */
  readonly others: readonly LinkedParcel[];
  readonly notes: readonly string[];
  /** Rows of a pasted list without a number, as they were typed. */
  readonly invalid: readonly string[];
}

/** The parcels that a haul comes in, and those that can be linked to it. Only for its owner. */
export function haulParcelsView(card: HaulParcelsCard, texts: Texts): MessageView {
  const { haul, linked } = card;
  const inOrder = linked.toSorted((a, b) => Number(isTypo(b)) - Number(isTypo(a)) || byUrgency(a, b));
  const options = inOrder.map((parcel) => linkedOption(parcel, texts));
  return containerCard(null, [
    textDisplay([...topLines(card, texts), ...card.notes].join('\n')),
    ...parcelLines(card, inOrder, texts),
    card.invalid.length > 0 && textDisplay(invalidBlock(card.invalid, texts)),
    ...(isAlone(card) ? [] : linkMenu(card, inOrder, texts)),
    ...(options.length > 1 ? menuRow(haulCustomId('parcel', haul.id), texts.parcels.choose, options) : []),
    ...fittingRows(buttonsOf(card, texts)),
  ]);
}

/** The modal behind *Add numbers*. @param typed what to correct */
export function addHaulParcelsModal(haulId: number, typed: string | null, texts: Texts): ModalView {
  return pasteParcelsModal(haulCustomId('addparcels', haulId), typed, true, texts);
}

function topLines({ haul, linked }: HaulParcelsCard, texts: Texts): string[] {
  const name = haulName(haul.name, texts);
  if (linked.length === 0) return [`### ${texts.parcels.none}`, name, texts.haulParcels.noneHint];
  const { title, states } = parcelsInWords(linked, texts);
  if (linked.length === 1) return [`### ${title}`, name];
  const count = texts.parcels.count(linked.length);
  if (states === '') return [`### ${texts.haulParcels.title(count, title)}`, name];
  return [`### ${title}`, inLine([name, texts.haulParcels.title(count, states)])];
}

/** A single parcel has a button of its own: there is nothing to choose from. */
function parcelLines({ haul }: HaulParcelsCard, linked: readonly LinkedParcel[], texts: Texts) {
  const text = inLines(lines(linked, texts));
  const [only, ...others] = linked;
  if (only === undefined || others.length > 0) return [text];
  return [sectionWithButton(text, texts.qc.open, haulCustomId('parcel', haul.id, only.number))];
}

/** One parcel is linked, and there is no other that could be. */
function isAlone({ linked, others }: Pick<HaulParcelsCard, 'linked' | 'others'>): boolean {
  return linked.length === 1 && others.length === 0;
}

function lines(linked: readonly LinkedParcel[], texts: Texts): string[] {
  const all = linked.map((parcel) => linkedParcelLine(parcel, linked.length === 1, texts));
  const shown = takeWhileFits(all, LINES_CHARS, LINES_BYTES);
  const more = all.length - shown.length;
  return [...shown, more === 0 ? '' : texts.common.more(more)];
}

/** Everything that is linked, chosen beforehand, and as many others as there is room for. */
function linkMenu({ haul, others }: HaulParcelsCard, linked: readonly LinkedParcel[], texts: Texts) {
  const all = [...linked, ...others.toSorted(byUrgency)];
  const shown = all.slice(0, LIMITS.selectOptions);
  const options = shown.map((parcel, index) => ({
    ...chosenOption(parcel, texts),
    ...(index < linked.length ? { default: true } : {}),
  }));
  const max = Math.min(shown.length, MAX_HAUL_PARCELS);
  const note = texts.haulParcels.shownOf(shown.length, all.length);
  return [
    linked.length > 0 && textDisplay(`-# ${texts.haulParcels.inThisHaul}`),
    shown.length < all.length && textDisplay(`-# ${note}`),
    ...menuRow(haulCustomId('setparcels', haul.id), texts.haulParcels.link, options, {
      min_values: 0,
      max_values: max,
    }),
  ];
}

/** The chosen entry stays visible, so its label is short: the number is shown below. */
function chosenOption(parcel: LinkedParcel, texts: Texts) {
  const option = linkedOption(parcel, texts);
  if (parcel.label === null) return option;
  const description = cut(`${option.description} · ${parcel.number}`, LIMITS.optionText);
  return { ...option, label: cut(plainParcelName(parcel), LIMITS.optionText), description };
}

function linkedOption(parcel: LinkedParcel, texts: Texts) {
  if (parcel.isFollowed) return parcelOption(parcel, texts);
  const what = parcel.archived === null ? texts.haulParcels.unfollowed : texts.haulParcels.archived;
  return {
    label: cut(parcelName(parcel), LIMITS.optionText),
    value: parcel.number,
    description: cut(what, LIMITS.optionText),
    emoji: { name: '📦' },
  };
}

function buttonsOf(card: HaulParcelsCard, texts: Texts) {
  const { haul, linked, invalid } = card;
  const [only] = isAlone(card) ? linked : [];
  const id = (component: string) => haulCustomId(component, haul.id);
  const isDone = invalid.length === 0 && haul.closedAt === null && areAllDelivered(linked);
  const isFirst = linked.length === 0 && invalid.length === 0;
  return [
    invalid.length > 0 && button(texts.common.tryAgain, id('againparcels'), { primary: true }),
    isDone && button(texts.haulList.closeHaul, id('close'), { primary: true }),
    button(texts.haulParcels.addNumbers, id('addparcels'), { primary: isFirst }),
    only && button(texts.haulParcels.unlink, haulCustomId('unlink', haul.id, only.number)),
    backToHaul(haul.id, texts),
  ];
}

/**
 * The line of a parcel: where it is, how long it took, or that this is unknown.
 * @param isOnly whether the heading says its date or state, as `parcelsInWords` does for a single parcel
 */
function linkedParcelLine(parcel: LinkedParcel, isOnly: boolean, texts: Texts): string {
  const { isFollowed, archived } = parcel;
  const { label, number } = parcel;
  // The whole number, because one of its characters is wrong.
  if (isTypo(parcel))
    return `⚠️ ${inLine([label === null ? '' : nameInLine(parcel), `\`${number}\``, texts.track.lookForTypo])}`;
  if (isFollowed) return parcelLine(isOnly ? { ...parcel, arrival: null } : parcel, texts, isOnly);
  const state = archived === null ? null : stateOf(parcel);
  const days = archived?.days ?? null;
  const took = days === null ? [] : [texts.archive.took(days)];
  const name = `${state === null ? '📦' : STATE_EMOJI[state]} ${nameInLine(parcel)}`;
  return [name, ...(isOnly ? [] : [stateText(parcel, texts)]), ...took].join(' · ');
}

/** Followed, but this number can't exist. */
const isTypo = ({ isFollowed, newest, number }: LinkedParcel): boolean =>
  isFollowed && newest === undefined && isMistyped(number);

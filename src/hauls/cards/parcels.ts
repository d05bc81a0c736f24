import { type APIComponentInContainer, ComponentType } from 'discord.js';
import { fittingRows } from '../../cards/button-layout.ts';
import { type ActionRow, button, menuRow } from '../../cards/components.ts';
import { containerCard, textDisplay } from '../../cards/container.ts';
import { backToHaul, haulCustomId } from '../../cards/haul-buttons.ts';
import { haulName } from '../../cards/haul-name.ts';
import type { MessageView, ModalView } from '../../discord/messages/message-view.ts';
import { cut, takeWhileFits } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import { MAX_HAUL_PARCELS } from '../../domain/hauls/limits.ts';
import { invalidBlock, pasteParcelsModal } from '../../parcels/cards/add-parcels.ts';
import { byUrgency, parcelOption } from '../../parcels/cards/parcel-line.ts';
import { parcelName, plainParcelName } from '../../parcels/cards/parcel-name.ts';
import type { Haul } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { areAllDelivered, type LinkedParcel, linkedParcelLine, parcelStates } from './linked-parcels.ts';

/** Of a message, for the parcels' lines; the rest of it is for what was just done. */
const LINES_CHARS = 1_900;
const LINES_BYTES = 4_000;

/** What the card of a haul's parcels is rendered from. */
interface HaulParcelsCard {
  readonly haul: Pick<Haul, 'id' | 'name' | 'closedAt'>;
  readonly linked: readonly LinkedParcel[];
  /** What the owner follows and the haul isn't linked to. */
  readonly others: readonly LinkedParcel[];
  /** What was just done, a sentence each. */
  readonly notes: readonly string[];
  /** Rows of a pasted list without a number, as they were typed. */
  readonly invalid: readonly string[];
}

/** The parcels that a haul comes in, and those that it may be linked to. For its owner alone. */
export function haulParcelsView(card: HaulParcelsCard, texts: Texts): MessageView {
  const { haul, linked } = card;
  const inOrder = linked.toSorted(byUrgency);
  return containerCard(null, [
    textDisplay([...topLines(card, texts), ...card.notes].join('\n')),
    ...lines(inOrder, texts),
    ...(card.invalid.length === 0 ? [] : [textDisplay(invalidBlock(card.invalid, texts))]),
    ...linkMenu(card, inOrder, texts),
    ...menuRow(
      haulCustomId('parcel', haul.id),
      texts.parcels.choose,
      inOrder.map((parcel) => linkedOption(parcel, texts)),
    ),
    ...fittingRows(buttonsOf(card, texts)),
  ]);
}

/** The modal behind *Add numbers*. @param typed what to correct */
export function addHaulParcelsModal(haulId: number, typed: string | null, texts: Texts): ModalView {
  const customId = haulCustomId('addparcels', haulId);
  return pasteParcelsModal(typed, texts, { customId, required: true });
}

function topLines({ haul, linked }: HaulParcelsCard, texts: Texts): string[] {
  const name = haulName(haul.name, texts);
  if (linked.length === 0) return [`### ${texts.parcels.none}`, name, texts.haulParcels.noneHint];
  const states = parcelStates(linked, texts);
  const isOne = linked.length === 1;
  const title = isOne ? states : texts.haulParcels.title(texts.parcels.count(linked.length), states);
  return [`### ${title}`, name];
}

function lines(linked: readonly LinkedParcel[], texts: Texts): APIComponentInContainer[] {
  if (linked.length === 0) return [];
  const all = linked.map((parcel) => linkedParcelLine(parcel, linked.length === 1, texts));
  const shown = takeWhileFits(all, LINES_CHARS, LINES_BYTES);
  const more = all.length - shown.length;
  return [textDisplay([...shown, ...(more === 0 ? [] : [texts.common.more(more)])].join('\n'))];
}

/** Everything that is linked, chosen beforehand, and as many others as there is room for. */
function linkMenu({ haul, others }: HaulParcelsCard, linked: readonly LinkedParcel[], texts: Texts) {
  const all = [...linked, ...others.toSorted(byUrgency)];
  const shown = all.slice(0, LIMITS.selectOptions);
  if (shown.length === 0) return [];
  const row: ActionRow = {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.StringSelect,
        custom_id: haulCustomId('setparcels', haul.id),
        placeholder: cut(texts.haulParcels.link, LIMITS.placeholder),
        min_values: 0,
        max_values: Math.min(shown.length, MAX_HAUL_PARCELS),
        options: shown.map((parcel, index) => ({
          ...chosenOption(parcel, texts),
          ...(index < linked.length ? { default: true } : {}),
        })),
      },
    ],
  };
  const note = texts.haulParcels.shownOf(shown.length, all.length);
  return [...(shown.length === all.length ? [] : [textDisplay(`-# ${note}`)]), row];
}

/** What is chosen stays in sight, so its label is short: the number stands below. */
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

function buttonsOf({ haul, linked, invalid }: HaulParcelsCard, texts: Texts) {
  const id = (component: string) => haulCustomId(component, haul.id);
  const isDone = invalid.length === 0 && haul.closedAt === null && areAllDelivered(linked);
  return [
    ...(invalid.length === 0 ? [] : [button(texts.common.tryAgain, id('againparcels'), { primary: true })]),
    ...(isDone ? [button(texts.haulList.closeHaul, id('close'), { primary: true })] : []),
    button(texts.haulParcels.addNumbers, id('addparcels'), {
      primary: linked.length === 0 && invalid.length === 0,
    }),
    backToHaul(haul.id, texts),
  ];
}

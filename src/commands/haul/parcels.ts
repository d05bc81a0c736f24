import { ComponentType, type ModalSubmitInteraction } from 'discord.js';
import type { ComponentInteraction } from '../../bot/component.ts';
import { textOfCodeBlock } from '../../discord/code-block.ts';
import { readableTextOfMessage } from '../../discord/message-text.ts';
import { plainText } from '../../discord/truncate.ts';
import { MAX_HAUL_PARCELS } from '../../domain/haul/limits.ts';
import { readParcelList } from '../../domain/parcel-list/read-parcel-list.ts';
import { hasWrongCheckDigit } from '../../domain/tracking-number.ts';
import type { Texts } from '../../texts/index.ts';
import { addHaulParcelsModal, haulParcelsView } from '../../views/haul/parcels.ts';
import { MAX_LABEL } from '../../views/parcel-name.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { followListed } from '../parcels/follow-listed.ts';
import { followedParcels } from '../parcels/followed-parcels.ts';
import { numberArg, originInHaul } from '../track/parcel-arg.ts';
import { showParcel } from '../track/show-parcel.ts';
import { amongFollowed } from './linked-parcels.ts';
import { oneId, ownHaul } from './own-haul.ts';
import { type Card, type HaulRequest, opening, sending, updating } from './request.ts';

/** Typing errors that are named; the others are counted. */
const TYPOS_NAMED = 3;

/** *Parcels*, and *Back* from a parcel's card. */
export const openParcels = updating(oneId, (request, [haulId]) => showParcels(request, haulId));

/** The menu of all parcels: what is chosen is linked, what isn't any longer is not. */
export const chooseParcels = updating(oneId, async (request, [haulId], values) => {
  const left = await link(request, haulId, values);
  const { haulParcels } = request.texts;
  return showParcels(request, haulId, {
    notes: left === 0 ? [] : [haulParcels.full(left, MAX_HAUL_PARCELS)],
  });
});

/** The menu of the linked parcels; *Back* leads to them. */
export const openLinked = updating(oneId, (request, [haulId], [value]) => {
  const { interaction, context, visibility, texts } = request;
  const number = numberArg.safeParse(value);
  if (!number.success) throw new UserFacingError(texts.errors.outdatedComponent);
  const origin = originInHaul(haulId);
  return showParcel(interaction, context, { number: number.data, masked: false, origin, visibility });
});

export const openNumbersForm = opening(oneId, ({ texts }, [id]) => addHaulParcelsModal(id, null, texts));

/** *Try again*: the form with the rows that were no numbers, which stand in the message. */
export const openNumbersAgain = opening(oneId, ({ interaction, texts }, [id]) =>
  addHaulParcelsModal(id, textOfCodeBlock(readableTextOfMessage(interaction.message)), texts),
);

/** *Add numbers*: follows parcels in the user's DMs, whether or not they are known yet, and links them. */
export const submitNumbers = sending(oneId, async (request, [haulId]) => {
  const { interaction, context, texts } = request;
  // Nothing is followed for a haul that is gone.
  await ownHaul(request, haulId);
  const { parcels, invalid } = readParcelList(interaction.fields.getTextInputValue('list'));
  const named = parcels.map(({ number, name }) => ({
    number,
    label: plainText(name ?? '', MAX_LABEL) || null,
  }));
  const { added, leftOut } = await followListed(named, interaction, context);
  const numbers = named.map(({ number }) => number);
  const { linked, full } = await linkFollowed(request, haulId, numbers);
  const { haulParcels } = texts;
  const notes = [
    ...(linked === 0 ? [] : [haulParcels.linked(linked)]),
    ...(added.length === 0 ? [] : [texts.parcels.addedSoon(added.length)]),
    ...typoNotes(added, texts),
    ...leftOut,
    ...(full === 0 ? [] : [haulParcels.full(full, MAX_HAUL_PARCELS)]),
  ];
  return showParcels(request, haulId, { notes, invalid });
});

interface Done {
  /** What was just done, a sentence each. */
  readonly notes?: readonly string[];
  /** Rows of a pasted list without a number. */
  readonly invalid?: readonly string[];
}

/**
 * The parcels of a haul as they are now.
 * @throws UserFacingError when the haul is gone
 */
async function showParcels(
  request: HaulRequest,
  haulId: number,
  { notes = [], invalid = [] }: Done = {},
): Promise<Card> {
  const { context, userId, texts } = request;
  const haul = await ownHaul(request, haulId);
  const followed = await followedParcels(userId, context);
  const linked = await amongFollowed(userId, haul.parcels, followed, context);
  const others = followed
    .filter(({ number }) => !haul.parcels.includes(number))
    .map((parcel) => ({ ...parcel, isFollowed: true, archived: null }));
  return haulParcelsView({ haul, linked, others, notes, invalid }, texts);
}

/**
 * Changes only what the menu offered: a parcel that was linked since stays linked.
 * @returns how many the haul has no room for
 * @throws UserFacingError for a forged press: the message has no such menu
 */
async function link(
  request: HaulRequest<ComponentInteraction>,
  haulId: number,
  chosen: readonly string[],
): Promise<number> {
  const { interaction, context, userId, texts } = request;
  const { component } = interaction;
  if (component?.type !== ComponentType.StringSelect)
    throw new UserFacingError(texts.errors.outdatedComponent);
  const offered = component.options.map(({ value }) => value);
  const haul = await ownHaul(request, haulId);
  const followed = (await context.store.follows.list(userId, 'parcel')).map(({ key }) => key);
  const known = new Set([...followed, ...haul.parcels]);
  const added = chosen.filter((number) => known.has(number));
  const change = (before: readonly string[]) => [
    ...before.filter((number) => !offered.includes(number) || chosen.includes(number)),
    ...added,
  ];
  const now = await context.store.hauls.setParcels(userId, haulId, change, context.clock());
  return added.filter((number) => !now.includes(number)).length;
}

/** Links those among them that the user follows by now. */
async function linkFollowed(
  request: HaulRequest<ModalSubmitInteraction>,
  haulId: number,
  numbers: readonly string[],
): Promise<{ readonly linked: number; readonly full: number }> {
  const { userId, context } = request;
  const { store, clock } = context;
  // Read after the follows, which may have taken some time.
  const haul = await ownHaul(request, haulId);
  const followed = new Set((await store.follows.list(userId, 'parcel')).map(({ key }) => key));
  const fresh = numbers.filter((number) => followed.has(number) && !haul.parcels.includes(number));
  if (fresh.length === 0) return { linked: 0, full: 0 };
  const now = await store.hauls.setParcels(userId, haulId, (before) => [...before, ...fresh], clock());
  const linked = fresh.filter((number) => now.includes(number)).length;
  return { linked, full: fresh.length - linked };
}

/** Names the numbers with a typing error, like the answer to *Add* in the list of parcels. */
function typoNotes(added: readonly { readonly number: string }[], { track, common }: Texts): string[] {
  const typos = added.map(({ number }) => number).filter(hasWrongCheckDigit);
  if (typos.length === 0) return [];
  const named = typos.slice(0, TYPOS_NAMED).map((number) => `\`${number}\``);
  const more = typos.length - named.length;
  const list = [...named, ...(more === 0 ? [] : [common.more(more)])].join(', ');
  return [`⚠️ ${list} · ${track.wrongCheckDigit}`];
}

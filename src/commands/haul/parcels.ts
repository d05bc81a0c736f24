import { ComponentType } from 'discord.js';
import * as z from 'zod';
import { UserFacingError } from '../../cards/errors.ts';
import type { ComponentInteraction } from '../../discord/interactions/command.ts';
import { readableTextOfMessage, textOfCodeBlock } from '../../discord/messages/message-text.ts';
import { MAX_HAUL_PARCELS } from '../../domain/hauls/limits.ts';
import { readParcelList } from '../../domain/parcels/list/read-parcel-list.ts';
import { addHaulParcelsModal, haulParcelsView } from '../../hauls/cards/parcels.ts';
import type { Texts } from '../../texts/index.ts';
import { chosenValue, oneId, rowIdArg } from '../arguments/custom-id-args.ts';
import { type Card, type CommandRequest, opening, sending, updating } from '../replies/request.ts';
import { followListed, withLabels } from '../track/follow-listed.ts';
import { followedParcels } from '../track/followed-parcels.ts';
import { numberArg, originInHaul } from '../track/parcel-arg.ts';
import { showParcel } from '../track/show-parcel.ts';
import { amongFollowed } from './linked-parcels.ts';
import { ownHaul } from './own-haul.ts';

export const parcelButtons = {
  /** *Parcels*, and *Back* from a parcel's card. */
  parcels: updating(oneId, (request, [haulId]) => showParcels(request, haulId)),
  /** The menu of all parcels: chosen ones are linked, and those no longer chosen are unlinked. */
  setparcels: updating(oneId, async (request, [haulId], values) => {
    const { full } = await linkParcels(request, haulId, values, offeredIn(request));
    const notes = full === 0 ? [] : [request.texts.haulParcels.full(full, MAX_HAUL_PARCELS)];
    return showParcels(request, haulId, { notes });
  }),
  /** *Unlink*, where a single parcel is linked. */
  unlink: updating(z.tuple([rowIdArg, numberArg]), async (request, [haulId, number]) => {
    await linkParcels(request, haulId, [], [number]);
    return showParcels(request, haulId);
  }),
  /** The menu of the linked parcels, or the button of a single one; *Back* leads to them. */
  parcel: updating(z.tuple([rowIdArg, numberArg.optional()]), (request, [haulId, only], [value]) => {
    const number = only ?? chosenValue(request, numberArg, value);
    return showParcel(request, { number, masked: false, origin: originInHaul(haulId) });
  }),
  addparcels: opening(oneId, ({ texts }, [id]) => addHaulParcelsModal(id, null, texts)),
  /** *Try again*: the modal with the rows that weren't numbers, taken from the message. */
  againparcels: opening(oneId, ({ interaction, texts }, [id]) =>
    addHaulParcelsModal(id, textOfCodeBlock(readableTextOfMessage(interaction.message)), texts),
  ),
};

/** *Add numbers*: follows parcels in the user's DMs, whether or not they are known yet, and links them. */
export const submitNumbers = sending(oneId, async (request, [haulId]) => {
  const { interaction, texts } = request;
  // Nothing is followed for a haul that is gone.
  await ownHaul(request, haulId);
  const { parcels, invalid } = readParcelList(interaction.fields.getTextInputValue('list'));
  const { added, leftOut } = await followListed(request, withLabels(parcels));
  const numbers = parcels.map(({ number }) => number);
  const { linked, full } = await linkParcels(request, haulId, numbers, null);
  const { haulParcels } = texts;
  const notes = [
    ...(linked === 0 ? [] : [haulParcels.linked(linked)]),
    ...followedNotes(added.length, texts),
    ...leftOut,
    ...(full === 0 ? [] : [haulParcels.full(full, MAX_HAUL_PARCELS)]),
  ];
  return showParcels(request, haulId, { notes, invalid });
});

/** That they are checked, and followed in the user's DMs from now on. */
function followedNotes(count: number, { parcels, track }: Texts): string[] {
  if (count === 0) return [];
  return [parcels.addedSoon(count), `-# ${count === 1 ? track.followsUndated : track.followsAllUndated}`];
}

interface Done {
  /** What was just done, a sentence each. */
  readonly notes?: readonly string[];
  /** Rows of a pasted list without a number. */
  readonly invalid?: readonly string[];
}

/** The parcels of a haul as they are now. @throws UserFacingError when the haul is gone */
async function showParcels(
  request: CommandRequest,
  haulId: number,
  { notes = [], invalid = [] }: Done = {},
): Promise<Card> {
  const haul = await ownHaul(request, haulId);
  const followed = await followedParcels(request.userId, request.context);
  const linked = await amongFollowed(request, haul.parcels, followed);
  const others = followed
    .filter(({ number }) => !haul.parcels.includes(number))
    .map((parcel) => ({ ...parcel, isFollowed: true, archived: null }));
  return haulParcelsView({ haul, linked, others, notes, invalid }, request.texts);
}

/**
 * Links those among them that the user follows by now.
 * @param offered of a menu: what it offered and isn't wanted is linked no longer; null: everything stays linked
 * @returns how many were linked, and how many the haul has no room for
 */
async function linkParcels(
  request: CommandRequest,
  haulId: number,
  wanted: readonly string[],
  offered: readonly string[] | null,
) {
  const { store, clock } = request.context;
  const haul = await ownHaul(request, haulId);
  const followed = new Set((await store.follows.list(request.userId, 'parcel')).map(({ key }) => key));
  const fresh = wanted.filter((number) => followed.has(number) && !haul.parcels.includes(number));
  if (fresh.length === 0 && offered === null) return { linked: 0, full: 0 };
  // Parcels linked since then, which the menu didn't offer, stay.
  const stays = (number: string) => offered?.includes(number) !== true || wanted.includes(number);
  const change = (before: readonly string[]) => [...before.filter(stays), ...fresh];
  const now = await store.hauls.setParcels(request.userId, haulId, change, clock());
  const linked = fresh.filter((number) => now.includes(number)).length;
  return { linked, full: fresh.length - linked };
}

/**
 * What the menu that was used offers.
 * @throws UserFacingError for a forged press: the message has no such menu
 */
function offeredIn({ interaction: { component }, texts }: CommandRequest<ComponentInteraction>) {
  if (component?.type === ComponentType.StringSelect) return component.options.map(({ value }) => value);
  throw new UserFacingError(texts.errors.outdatedComponent);
}

import { type AutocompleteInteraction, ComponentType, type Message } from 'discord.js';
import * as z from 'zod';
import { usualDestination } from '../../alerts/index.ts';
import { button } from '../../cards/components.ts';
import { RequestError, UserFacingError } from '../../cards/errors.ts';
import { inLine } from '../../cards/phrases.ts';
import type { Context } from '../../context.ts';
import type { AutocompleteChoice } from '../../discord/interactions/command.ts';
import { plainText } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import { shortenNumber } from '../../domain/parcels/mask-number.ts';
import {
  firstNumbers,
  isMistyped,
  MAX_NUMBERS,
  readTrackingNumbers,
  type TypedNumbers,
} from '../../domain/parcels/tracking-number.ts';
import { NUMBER, openIds, sealNumber } from '../../parcels/cards/parcel-ids.ts';
import { byUrgency, summaryOf } from '../../parcels/cards/parcel-line.ts';
import { MAX_LABEL } from '../../parcels/cards/parcel-name.ts';
import { STATE_EMOJI, stateTitle } from '../../parcels/cards/parcel-state.ts';

import { noNumberView, tryAgainModal } from '../../parcels/cards/unknown-number.ts';
import { datedListView, type LookedUpNumber } from '../../parcels/load-dates.ts';
import { isClientError } from '../../service/index.ts';
import { textsFor } from '../../texts/index.ts';
import { noArgs } from '../arguments/custom-id-args.ts';
import { textsForReply } from '../replies/reader.ts';
import { type Card, type CommandRequest, opening, sending, updating } from '../replies/request.ts';
import { followListed } from './follow-listed.ts';
import { followedParcels, followsOfParcel, labelIn } from './followed-parcels.ts';
import { numberArg } from './parcel-arg.ts';
import { replaceTypo } from './replace-typo.ts';
import { showParcel, trackParcel } from './show-parcel.ts';

/**
 * The card of one number, or a list of several, that the user typed: a public reply masks them.
 * @throws RequestError if a public reply would be about an unknown number
 */
export async function showNumbers(
  request: CommandRequest,
  { numbers, invalid, more }: TypedNumbers,
  followed?: { readonly notes: readonly string[] },
): Promise<Card> {
  const masked = request.visibility === 'public';
  const [number, ...others] = numbers;
  if (number !== undefined && others.length === 0 && invalid.length === 0) {
    // A public card masks the number, and masked cards are not throttled. But here the user named the number.
    if (masked) await trackForEverybody(request, number);
    return showParcel(request, { number, masked });
  }
  const texts = await textsForReply(request);
  const parcels = await Promise.all(numbers.map((each) => trackOne(request, each, masked)));
  const throttled = parcels.find((parcel) => parcel instanceof UserFacingError);
  const listed = parcels.flatMap((parcel) => (parcel instanceof UserFacingError ? [] : [parcel]));
  if (throttled !== undefined && listed.length === 0) throw throttled;
  const notes = [throttled?.message ?? '', ...(followed?.notes ?? [])];
  const destination = masked ? null : await usualDestination(request);
  const besides = { invalid, more, notes, destination, areFollowed: followed !== undefined };
  return datedListView(request.context, listed, besides, texts);
}

async function trackForEverybody(request: CommandRequest, number: string) {
  try {
    await trackParcel(request, { number, masked: false });
  } catch (error) {
    if (!isClientError(error)) throw error;
    const { track } = request.texts;
    const ids = openIds(number);
    throw new RequestError(error, `\`${number}\``, [
      button(track.follow, ids('watch'), { primary: true }),
      button(track.correct, ids('again')),
    ]);
  }
}

/** @returns the error if the user named too many unknown numbers */
export async function trackOne(
  request: CommandRequest,
  number: string,
  masked: boolean,
): Promise<LookedUpNumber | UserFacingError> {
  const { interaction, context } = request;
  const value = masked ? sealNumber(number, 'pick', interaction.channelId ?? '', context.seal) : number;
  const follows = await followsOfParcel(request, number);
  const label = masked ? null : labelIn(follows);
  const parcel = { number, masked, label, value, following: follows.length > 0, updates: [] };
  try {
    const { updates } = (await trackParcel(request, { number, masked: false })).data;
    return { ...parcel, updates, known: summaryOf(updates, context.clock()) };
  } catch (error) {
    if (error instanceof UserFacingError) return error;
    if (isClientError(error)) return { ...parcel, known: null };
    if (error instanceof RequestError) return { ...parcel, known: 'failed' };
    throw error;
  }
}

/** What the modal is filled with: a number, or what is left of a text that isn't one. */
const KEPT = /^[\w-]{0,40}$/;

export const numberButtons = {
  /** *Follow all 8*: the numbers of the list without typos. */
  followall: updating(noArgs, async (request) => {
    const numbers = numbersInMenu(request.interaction.message);
    const meant = numbers.filter((number) => !isMistyped(number));
    const { leftOut } = await followListed(
      request,
      meant.map((number) => ({ number, label: null })),
      { areShown: true },
    );
    return showNumbers(request, firstNumbers(numbers, []), { notes: leftOut });
  }),
  /** *Correct typos*: the form with all numbers of the list, so that the others stay in it. */
  typos: opening(noArgs, ({ interaction, texts }) => {
    const numbers = numbersInMenu(interaction.message);
    const typosFirst = numbers.toSorted((a, b) => Number(isMistyped(b)) - Number(isMistyped(a)));
    return tryAgainModal(typosFirst.join(' '), texts);
  }),
  /** *Open that one*: the parcel that a followed number with a typo means, in place of it. */
  instead: updating(z.tuple([numberArg, numberArg]), async (request, [number, wrong]) => {
    await replaceTypo(request, wrong, number);
    return showParcel(request, { number, masked: false });
  }),
  again: opening(z.array(z.string()), ({ texts }, [typed = '']) =>
    KEPT.test(typed) ? tryAgainModal(typed, texts) : null,
  ),
};

/** The numbers of a private list. They are in its menu, so nothing is stored. */
function numbersInMenu({ components }: Pick<Message, 'components'>): string[] {
  const parts = components.flatMap((top) => ('components' in top ? [top, ...top.components] : [top]));
  const menus = parts.flatMap((part) => (part.type === ComponentType.ActionRow ? part.components : []));
  const values = menus.flatMap((menu) =>
    menu.type === ComponentType.StringSelect ? menu.options.map(({ value }) => value) : [],
  );
  return values.filter((value) => NUMBER.test(value)).slice(0, MAX_NUMBERS);
}

export const tryAgain = sending(z.array(z.string()), async (request, [wrong]) => {
  const typed = request.interaction.fields.getTextInputValue('number');
  const entries = readTrackingNumbers(typed);
  const [number, ...others] = entries.numbers;
  if (wrong !== undefined && number !== undefined && others.length === 0)
    await replaceTypo(request, wrong, number);
  return entries.numbers.length === 0 ? noNumberView(typed, request.texts) : showNumbers(request, entries);
});

/** Suggests the parcels that the user follows, found by name, number or state; most urgent first. */
export async function suggestParcels(
  { user, locale, options }: AutocompleteInteraction,
  context: Context,
): Promise<AutocompleteChoice[]> {
  const texts = textsFor(locale);
  const typed = options.getFocused().trim().toLowerCase();
  const all = await context.keepBriefly(`parcels ${texts.locale} ${user.id}`, async () => {
    const parcels = await followedParcels(user.id, context);
    return parcels.toSorted(byUrgency).map(({ number, label, state }) => {
      const title = stateTitle(state, texts);
      const name = `${inLine([plainText(label ?? '', MAX_LABEL), shortenNumber(number)])} · ${STATE_EMOJI[state]} ${title}`;
      return { name, value: number, foundBy: `${label ?? ''} ${number} ${title}`.toLowerCase() };
    });
  });
  return all
    .filter(({ foundBy }) => foundBy.includes(typed))
    .slice(0, LIMITS.choices)
    .map(({ name, value }) => ({ name, value }));
}

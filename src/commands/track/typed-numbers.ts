import type { AutocompleteInteraction, BaseInteraction } from 'discord.js';
import * as z from 'zod';
import { button } from '../../cards/components.ts';
import { RequestError, UserFacingError } from '../../cards/errors.ts';
import type { Context } from '../../context.ts';
import type { AutocompleteChoice, Visibility } from '../../discord/interactions/command.ts';
import type { GrowingView, MessageView } from '../../discord/messages/message-view.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import { readTrackingNumbers, type TypedNumbers } from '../../domain/parcels/tracking-number.ts';
import { openIds, sealNumber } from '../../parcels/cards/parcel-ids.ts';
import { byUrgency, summaryOf } from '../../parcels/cards/parcel-line.ts';
import { parcelName } from '../../parcels/cards/parcel-name.ts';
import { STATE_EMOJI, stateTitle } from '../../parcels/cards/parcel-state.ts';
import {
  noNumberView,
  type TrackedNumber,
  trackListView,
  tryAgainModal,
} from '../../parcels/cards/track-numbers.ts';
import { isClientError } from '../../service/index.ts';
import type { Texts } from '../../texts/index.ts';
import { modalOpener, privateModal } from '../builders/define-component.ts';
import { followedParcels, followsOfParcel, labelIn } from '../parcels/followed-parcels.ts';
import { textsForReply, textsForUser } from '../replies/reader.ts';
import { showParcel } from './show-parcel.ts';
import { trackParcel } from './track-parcel.ts';

/**
 * The card of one number, or a list of several, that the user typed: a public reply masks them.
 * @throws RequestError if a public reply would be about an unknown number
 */
export async function showNumbers(
  interaction: BaseInteraction,
  context: Context,
  { numbers, invalid, more }: TypedNumbers,
  visibility: Visibility,
): Promise<MessageView | GrowingView> {
  const masked = visibility === 'public';
  const [number, ...others] = numbers;
  if (number !== undefined && others.length === 0 && invalid.length === 0) {
    // A public card masks the number, and masked cards are not throttled. But here the user named the number.
    if (masked) await trackForEverybody(number, interaction, context);
    return showParcel(interaction, context, { number, masked, visibility });
  }
  const texts = await textsForReply(visibility, interaction, context);
  const parcels = await Promise.all(numbers.map((each) => trackOne(each, masked, interaction, context)));
  const throttled = parcels.find((parcel) => parcel instanceof UserFacingError);
  const listed = parcels.filter((parcel): parcel is TrackedNumber => !(parcel instanceof UserFacingError));
  if (throttled !== undefined && listed.length === 0) throw throttled;
  const refusal = throttled?.message ?? null;
  return trackListView(listed, { invalid, more, refusal }, texts);
}

async function trackForEverybody(number: string, interaction: BaseInteraction, context: Context) {
  try {
    await trackParcel({ number, masked: false }, interaction, context);
  } catch (error) {
    if (!isClientError(error)) throw error;
    const { track, common } = textsForUser(interaction);
    const ids = openIds(number);
    throw new RequestError(error, `\`${number}\``, [
      button(track.watch, ids('watch'), { primary: true }),
      button(common.tryAgain, ids('again')),
    ]);
  }
}

/** @returns the error if the user named too many unknown numbers */
async function trackOne(
  number: string,
  masked: boolean,
  interaction: BaseInteraction,
  context: Context,
): Promise<TrackedNumber | UserFacingError> {
  const value = masked ? sealNumber(number, 'pick', interaction.channelId ?? '', context.seal) : number;
  const label = masked ? null : labelIn(await followsOfParcel(number, interaction.user.id, context));
  const parcel = { number, masked, label, value };
  try {
    const { data } = await trackParcel({ number, masked: false }, interaction, context);
    return { ...parcel, known: summaryOf(data.updates, context.clock()) };
  } catch (error) {
    if (error instanceof UserFacingError) return error;
    if (isClientError(error)) return { ...parcel, known: null };
    if (error instanceof RequestError) return { ...parcel, known: 'failed' };
    throw error;
  }
}

/** What the modal is filled with: a number, or what is left of a text that is none. */
const KEPT = /^[\w-]{0,40}$/;

export const tryAgain = privateModal({
  args: z.array(z.string()),
  async view({ interaction }, context, visibility) {
    const typed = interaction.fields.getTextInputValue('number');
    const entries = readTrackingNumbers(typed);
    return entries.numbers.length === 0
      ? noNumberView(typed, textsForUser(interaction))
      : showNumbers(interaction, context, entries, visibility);
  },
});

export const numberButtons = {
  again: modalOpener({
    args: z.array(z.string()),
    async modal({ interaction, args: [typed = ''] }) {
      return KEPT.test(typed) ? tryAgainModal(typed, textsForUser(interaction)) : null;
    },
  }),
};

interface Suggestion extends AutocompleteChoice {
  /** In small letters. */
  readonly foundBy: string;
}

/** Suggests the parcels that the user follows, found by name, number or state; most urgent first. */
export async function suggestParcels(
  interaction: AutocompleteInteraction,
  context: Context,
): Promise<AutocompleteChoice[]> {
  const texts = textsForUser(interaction);
  const { id } = interaction.user;
  const typed = interaction.options.getFocused().trim().toLowerCase();
  const all = await context.keepBriefly(`parcels ${texts.locale} ${id}`, () => load(id, context, texts));
  return all
    .filter(({ foundBy }) => foundBy.includes(typed))
    .slice(0, LIMITS.choices)
    .map(({ name, value }) => ({ name, value }));
}

async function load(userId: string, context: Context, texts: Texts): Promise<Suggestion[]> {
  const parcels = await followedParcels(userId, context);
  return parcels.toSorted(byUrgency).map(({ number, label, state }) => {
    const title = stateTitle(state, texts);
    const name = parcelName({ number, label, masked: true });
    return {
      name: `${name} · ${STATE_EMOJI[state]} ${title}`,
      value: number,
      foundBy: `${label ?? ''} ${number} ${title}`.toLowerCase(),
    };
  });
}

export const numberModals = {
  again: tryAgain,
};

import { guessRefusal, UserFacingError } from '../cards/errors.ts';
import { type GrowingView, growingView, type MessageView } from '../discord/messages/message-view.ts';
import { parcelTopic } from '../domain/alerts/topic.ts';
import { firstNumbers } from '../domain/parcels/tracking-number.ts';
import { openIds, parcelIds } from '../parcels/cards/parcel-ids.ts';
import { summaryOf } from '../parcels/cards/parcel-line.ts';
import { trackView } from '../parcels/cards/track.ts';
import { unknownNumberView } from '../parcels/cards/unknown-number.ts';
import { limitGuesses } from '../parcels/limit-guesses.ts';
import { datedListView, type LookedUpNumber } from '../parcels/load-dates.ts';
import { loadParcelExtras } from '../parcels/load-extras.ts';
import { type CachedResponse, isClientError, type TrackingResult } from '../service/index.ts';
import type { Texts } from '../texts/index.ts';
import type { Turn } from './context.ts';

/**
 * The card of a parcel, or a list of several. In a server, everyone can read the answer, so it is the masked card of the first
 * number.
 * @throws UserFacingError after too many unknown numbers, which could be guesses at someone's masked number
 * @throws ApiError
 */
export async function answerNumbers(turn: Turn, numbers: readonly string[], texts: Texts) {
  const [number = ''] = numbers;
  const isDm = turn.message.guildId === null;
  if (isDm && numbers.length > 1) return parcelList(turn, numbers, texts);
  const answer = await track(turn, number, texts).catch((error: unknown) => {
    // Only its author may learn that a whole number is not known.
    if (!isDm || !isClientError(error)) throw error;
    return null;
  });
  return parcelCard(turn, number, answer, texts);
}

/** A parcel as `/track` shows it: masked where others can read it. @param answer null: unknown to the service */
async function parcelCard(
  turn: Turn,
  number: string,
  answer: CachedResponse<TrackingResult> | null,
  texts: Texts,
): Promise<MessageView | GrowingView> {
  const { context, message } = turn;
  const { seal, clock } = context;
  const masked = message.guildId !== null;
  const own = await ownParcel(turn, number);
  if (answer === null) {
    const unknown = { ...own, masked: false, ids: openIds(number), inDm: true, checkedAt: clock() };
    return unknownNumberView(unknown, texts);
  }
  const ids = parcelIds({ number, masked }, message.channelId, seal);
  const now = clock();
  const destination = masked ? null : await context.usualDestination(message.authorId);
  const extras = await loadParcelExtras(context, answer.data.updates, { number, now, destination });
  const card = masked
    ? { number, masked, ids, label: null, following: null }
    : { ...own, masked, ids, inDm: true, destination };
  return growingView(Promise.all([extras.drawing, extras.dating]), () => {
    const known = { ...extras.dates(), usual: extras.usual, picture: extras.picture(), now };
    return trackView(answer, { ...card, ...known }, texts);
  });
}

async function ownParcel({ context, message }: Turn, number: string) {
  const follows = await context.store.follows.ofTopic(message.authorId, parcelTopic(number));
  return {
    number,
    label: follows.find(({ label }) => label !== null)?.label ?? null,
    following: follows.length > 0,
    missing: follows.some(({ missing }) => missing),
    ended: follows.some(({ nextPollAt }) => nextPollAt === null),
  };
}

async function parcelList(turn: Turn, written: readonly string[], texts: Texts) {
  const { numbers, invalid, more } = firstNumbers(written, []);
  const parcels = await lookUpAll(turn, numbers, texts);
  const destination = await turn.context.usualDestination(turn.message.authorId);
  const besides = { invalid, more, notes: [], destination };
  return datedListView(turn.context, parcels, besides, texts);
}

/**
 * Several parcels, as their reader knows them.
 * @throws UserFacingError as {@link answerNumbers}
 */
export async function lookUpAll(
  turn: Turn,
  numbers: readonly string[],
  texts: Texts,
): Promise<LookedUpNumber[]> {
  const follows = await turn.context.store.follows.list(turn.message.authorId, 'parcel');
  const parcels: LookedUpNumber[] = [];
  // One after the other, so that the limit for unknown numbers holds.
  for (const number of numbers) {
    const label = follows.find(({ key, label: name }) => key === number && name !== null)?.label ?? null;
    const following = follows.some(({ key }) => key === number);
    const found = await lookUp(turn, number, texts);
    parcels.push({ number, masked: false, label, value: number, following, ...found });
  }
  return parcels;
}

async function lookUp(
  turn: Turn,
  number: string,
  texts: Texts,
): Promise<Pick<LookedUpNumber, 'known' | 'updates'>> {
  try {
    const { updates } = (await track(turn, number, texts)).data;
    return { updates, known: summaryOf(updates, turn.context.clock()) };
  } catch (error) {
    if (error instanceof UserFacingError) throw error;
    return { updates: [], known: isClientError(error) ? null : 'failed' };
  }
}

function track({ context, message }: Turn, number: string, texts: Texts) {
  const userId = message.authorId;
  return limitGuesses(context, {
    userId,
    number,
    attempt: () => context.api.forUser(userId).tracking(number),
    isWrong: isClientError,
    refusal: (until) => guessRefusal(until, texts),
  });
}

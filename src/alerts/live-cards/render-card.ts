import type { MessageView } from '../../discord/messages/message-view.ts';
import { parcelIds } from '../../parcels/cards/parcel-ids.ts';
import { loadParcelExtras } from '../../parcels/load-extras.ts';
import { settlesWithin } from '../../process/timing/waiting.ts';
import { liveCardView, parcelThreadName } from '../cards/live-card.ts';
import { parcelAt, textsAt } from '../destination-readers.ts';
import { parcelHistory } from '../history.ts';
import { PICTURE_WAIT_MS } from '../outbox/shared-loading.ts';
import type { CardContext, CardSubject } from './card-context.ts';

/** @param channelId where its buttons are pressed */
export async function renderCard(
  context: CardContext,
  subject: CardSubject,
  channelId: string,
): Promise<MessageView> {
  const { seal, clock, pictureWaitMs = PICTURE_WAIT_MS } = context;
  const [scans, named, texts] = await Promise.all([
    parcelHistory(context, subject.topic),
    namedParcel(context, subject),
    textsAt(context, subject.destination),
  ]);
  const ids = parcelIds(named, channelId, seal);
  const now = clock();
  const extras = await loadParcelExtras(context, scans, { number: subject.topic.key, now });
  await extras.dating;
  await settlesWithin(pictureWaitMs, extras.drawing);
  const known = { usual: extras.usual, ...extras.dates(), picture: extras.picture() };
  return liveCardView({ ...named, ids, scans, ...known, now }, texts);
}

/**
 * The current title for the parcel's thread or forum post.
 * @param style `numbered`: without the name that a user gave the parcel
 */
export async function threadName(
  context: CardContext,
  subject: CardSubject,
  style: 'named' | 'numbered' = 'named',
): Promise<string> {
  const named = await namedParcel(context, subject);
  return parcelThreadName(style === 'named' ? named : { ...named, label: null });
}

async function namedParcel({ store }: CardContext, { destination, topic }: CardSubject) {
  const channel = await store.alertChannels.at(destination.id, 'tracking');
  return parcelAt(store, destination, channel, topic);
}

import type { Destination } from '../../store/index.ts';

/** The threads, or forum posts, that alerts about parcels are posted in. */
export interface Threads {
  /**
   * The thread of a parcel at a destination; it begins with the parcel's card.
   * @returns its id; null where the bot may start none, so that alerts are posted in the channel itself
   * @throws PostError when it can't be opened now, or the destination accepts no messages
   */
  open(destination: Destination, topicId: number): Promise<string | null>;
  /**
   * Discord refused a message in the thread. One that was deleted or locked gets a successor; where the bot may not write in
   * threads, or Discord refuses the message in a new one, alerts are posted in the channel itself from now on.
   * @returns whether there is another place to post
   */
  leave(
    destination: Destination,
    topicId: number,
    reason: 'gone' | 'unsuitable' | 'forbidden',
  ): Promise<boolean>;
}

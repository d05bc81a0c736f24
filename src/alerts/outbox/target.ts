import type { Destination } from '../../store/index.ts';

/** Where the next message of a destination goes. */
export interface Target {
  /** The destination; in a parcel's thread, with the thread's id as `discordId`. */
  readonly place: Destination;
  /** The parcel in whose thread the message belongs, also where there are no threads. */
  readonly wantedTopicId: number | null;
  /** The parcel whose thread it is; null: no thread. */
  readonly threadTopicId: number | null;
  /** Nothing can be posted in a forum itself: what belongs to no parcel is a post of its own. */
  readonly opensPost: boolean;
}

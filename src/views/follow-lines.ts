import type { Texts } from '../texts/index.ts';
import { destinationList } from './destination-list.ts';

/** Where someone follows a parcel. */
export interface FollowStatus {
  readonly dm: boolean;
  /** Null where it can't be followed: outside a server, or in a channel that the bot isn't in. */
  readonly here: boolean | null;
  /** Ids of the other channels. */
  readonly elsewhere: readonly string[];
  readonly label: string | null;
}

/** Channels that a card names; about one line. */
const CHANNELS_NAMED = 10;

/** Where new scans are posted for this user, a line each; no lines on a shared card. */
export function followLines(follow: FollowStatus | undefined, texts: Texts): string[] {
  if (follow === undefined) return [];
  return [
    ...(follow.dm ? [`-# ${texts.track.followsInDm}`] : []),
    ...(follow.here === true ? [`-# ${texts.track.followsHere}`] : []),
    ...(follow.elsewhere.length === 0
      ? []
      : [`-# 🔔 ${destinationList(follow.elsewhere, CHANNELS_NAMED, texts)}`]),
  ];
}

import type { APIButtonComponent } from 'discord.js';
import type { Texts } from '../texts/index.ts';
import { button } from './components.ts';
import type { FollowStatus } from './follow-lines.ts';
import { type Page, pageButtons } from './paging.ts';
import type { ParcelIds } from './parcel-ids.ts';

/** @param follow where the user follows the parcel; undefined on a shared card, which can't be followed from */
export function trackButtons(
  page: Page<unknown>,
  ids: ParcelIds,
  shared: boolean,
  follow: FollowStatus | undefined,
  texts: Texts,
): APIButtonComponent[] {
  return [
    ...pageButtons(
      page,
      (offset) => ids('page', offset),
      (offset) => ids('older', offset),
      texts,
    ),
    button(texts.common.refresh, ids('refresh'), { primary: true }),
    ...(shared ? [] : [button(texts.common.share, ids('share'))]),
    ...(follow === undefined ? [] : followButtons(ids, follow, texts)),
  ];
}

function followButtons(ids: ParcelIds, { dm, here, elsewhere }: FollowStatus, texts: Texts) {
  const toggle = (isOn: boolean, where: 'dm' | 'here') => ids(isOn ? 'unfollow' : 'follow', where);
  const isFollowed = dm || here === true || elsewhere.length > 0;
  return [
    button(dm ? texts.track.unfollowDm : texts.track.followDm, toggle(dm, 'dm')),
    ...(here === null
      ? []
      : [button(here ? texts.track.unfollowHere : texts.track.followHere, toggle(here, 'here'))]),
    ...(isFollowed ? [button(texts.track.rename, ids('name'))] : []),
    ...(elsewhere.length > 0 ? [button(texts.track.unfollowElsewhere, ids('destinations'))] : []),
  ];
}

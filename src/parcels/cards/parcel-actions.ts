import type { APIButtonComponent } from 'discord.js';
import { fittingRows } from '../../cards/button-layout.ts';
import { button } from '../../cards/components.ts';
import { containerCard } from '../../cards/container.ts';
import { inLines, relative, smallLine } from '../../cards/phrases.ts';
import { isAdvised, isOver, isProblem, stateOfParcel } from '../../domain/parcels/state-of-parcel.ts';
import type { ParcelState } from '../../domain/parcels/wordings/index.ts';
import type { CachedResponse, TrackingResult } from '../../service/index.ts';
import type { Texts } from '../../texts/index.ts';
import type { ParcelIds } from './parcel-ids.ts';
import { type LabelledParcel, numberBelow, titleOfParcel } from './parcel-name.ts';
import { stateColour } from './parcel-state.ts';

/** A parcel for which a reader can do something. */
export interface ActionableParcel extends LabelledParcel {
  readonly ids: ParcelIds;
  /** Whether the reader follows the parcel; null on a card that others see. */
  readonly following: boolean | null;
  /** Of a card that its owner shares: "Shared by @Mo", empty where the owner hides the name. */
  readonly author?: string | undefined;
  /** The reader has said that the parcel isn't there, though it was delivered. */
  readonly missing?: boolean | undefined;
  /** The bot no longer checks the parcel for its followers. */
  readonly ended?: boolean | undefined;
  /** The service doesn't know the number yet. */
  readonly unknown?: boolean | undefined;
  /** The card is in the reader's DMs with the bot. */
  readonly inDm?: boolean | undefined;
  /** The custom id of *Back*, on a card that was opened from a list. */
  readonly backId?: string | undefined;
}

interface ParcelActions {
  /** Below the card: what most people do next, and its alternative or the way back. */
  readonly row: readonly APIButtonComponent[];
  /** Behind *More*. */
  readonly more: readonly APIButtonComponent[];
}

const ROW_BUTTONS = 2;

/** What a reader can do with a parcel. Others than its owner see the card's scans, and bring it up to date. */
export function parcelActions(
  parcel: ActionableParcel,
  hasScans: boolean,
  state: ParcelState,
  texts: Texts,
): ParcelActions {
  const { ids, following, backId } = parcel;
  const { track, common } = texts;
  const history = button(track.history, ids('history'));
  const refresh = isOver(state) ? [] : [button(common.refresh, ids('refresh'))];
  if (following === null) {
    // A shared card is a post of the bot's own, which no press changes.
    const upToDate = parcel.author === undefined ? refresh : [];
    return { row: hasScans ? [history, ...upToDate] : upToDate, more: [] };
  }
  const urgent = urgentActions(parcel, state, texts);
  const follow = followButton(parcel, state, texts);
  // What is opened from a list is followed already, and people look at its scans.
  const usual = backId !== undefined && following ? [history, ...follow] : [...follow, history];
  const next = [...urgent, ...(urgent.length > 0 ? [history, ...follow] : usual)];
  const shown = hasScans ? next : next.filter((each) => each !== history);
  const back = backId === undefined ? [] : [button(common.back, backId)];
  const count = ROW_BUTTONS - back.length;
  return {
    row: [...shown.slice(0, count), ...back],
    more: [...shown.slice(count), ...furtherActions(parcel, state, texts), ...refresh],
  };
}

/** What the state asks of the reader, before anything else. */
function urgentActions(
  { ids, following, missing, ended }: ActionableParcel,
  state: ParcelState,
  texts: Texts,
) {
  const { track, received, stall } = texts;
  if (isAdvised(state)) return [button(track.agentText, ids('message'), { primary: true })];
  if (following !== true) return [];
  // Once answered, the question isn't asked again; but the parcel may arrive.
  if (state === 'delivered' && missing === true) return [button(received.gotIt, ids('received'))];
  if (state === 'delivered')
    return [
      button(received.gotIt, ids('received'), { primary: true }),
      button(received.missing, ids('missing')),
    ];
  return ended === true && !isOver(state) ? [button(stall.keep, ids('resume'), { primary: true })] : [];
}

function followButton({ ids, following, unknown }: ActionableParcel, state: ParcelState, { track }: Texts) {
  if (following === true) return [button(track.following, ids('destinations'))];
  if (isOver(state)) return [];
  const id = unknown === true ? ids('watch') : ids('follow', 'dm');
  return [button(track.follow, id, { primary: !isProblem(state) })];
}

/** What is only ever behind *More*. */
function furtherActions(parcel: ActionableParcel, state: ParcelState, { track, stall, common }: Texts) {
  const { ids, following, label, inDm = false, ended = false, unknown = false } = parcel;
  const isPaused = following === true && ended && isProblem(state);
  return [
    ...(isPaused ? [button(stall.keep, ids('resume'))] : []),
    ...(isAdvised(state) ? [] : [button(track.agentText, ids('message'))]),
    ...(following === true ? [button(label === null ? track.name : track.rename, ids('name'))] : []),
    ...(unknown ? [button(track.correct, ids('again'))] : []),
    // In a DM, there is nobody to share it with.
    ...(inDm || unknown ? [] : [button(common.share, ids('share'))]),
    ...(following === true ? [button(track.stopFollowing, ids('leaveall'))] : []),
  ];
}

/** *More*: everything else that can be done with a parcel. */
export function moreView(
  { data: { updates }, checkedAt }: CachedResponse<Pick<TrackingResult, 'updates'>>,
  parcel: ActionableParcel,
  texts: Texts,
) {
  const state = stateOfParcel(updates);
  const canShare = parcel.inDm !== true && parcel.unknown !== true;
  const { more } = parcelActions(parcel, updates.length > 0, state, texts);
  return containerCard(stateColour(state), [
    inLines([
      `### ${titleOfParcel(parcel)}`,
      numberBelow(parcel),
      smallLine([texts.common.checked(relative(checkedAt)), canShare ? texts.track.sharePreviewed : '']),
    ]),
    ...fittingRows([...more, button(texts.common.back, parcel.ids('card'))]),
  ]);
}

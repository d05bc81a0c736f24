import type { APIButtonComponent, APISectionComponent } from 'discord.js';
import { button } from '../../cards/components.ts';
import { containerCard, sectionWithButton } from '../../cards/container.ts';
import { capitalise, inLines, relative, smallLine } from '../../cards/phrases.ts';
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
  /** On a card that its owner shares: "Shared by @Mo"; empty if the owner hides the name. */
  readonly author?: string | undefined;
  /** The reader has said that the parcel isn't there, though it was delivered. */
  readonly missing?: boolean | undefined;
  /** The bot no longer checks the parcel for its followers. */
  readonly ended?: boolean | undefined;
  /** There is a date when it is likely to arrive. */
  readonly hasDate?: boolean | undefined;
  /** It is so late that the reader is told to ask the agent. */
  readonly overdue?: boolean | undefined;
  /** The service doesn't know the number yet. */
  readonly unknown?: boolean | undefined;
  /** The card is in the reader's DMs with the bot. */
  readonly inDm?: boolean | undefined;
  /** The custom id of *Back*, on a card that was opened from a list. */
  readonly backId?: string | undefined;
}

/** An action, with a sentence that says what it does. */
interface Action {
  readonly button: APIButtonComponent;
  /** Behind *More*, where the button may say less. */
  readonly row: APISectionComponent;
}

interface ParcelActions {
  /** Below the card: what most people do next, and an alternative or *Back*. */
  readonly row: readonly APIButtonComponent[];
  /** Behind *More*. */
  readonly more: readonly APISectionComponent[];
}

const ROW_BUTTONS = 2;

/** What a reader can do with a parcel. People other than its owner can see the card's scans and refresh it. */
export function parcelActions(
  parcel: ActionableParcel,
  hasScans: boolean,
  state: ParcelState,
  texts: Texts,
): ParcelActions {
  const { ids, following, backId } = parcel;
  const { track, common } = texts;
  const history = action(track.history, track.hints.history, texts.qc.open, ids('history'));
  if (following === null) {
    // A shared card is the bot's own post, which presses don't change.
    const upToDate = parcel.author === undefined && !isOver(state);
    const refresh = upToDate ? [button(common.refresh, ids('refresh'))] : [];
    return { row: hasScans ? [history.button, ...refresh] : refresh, more: [] };
  }
  const urgent = urgentActions(parcel, state, texts);
  const follow = [...followAction(parcel, state, texts), ...afterTheEnd(parcel, state, texts)];
  // People look at the scans of parcels that are followed and need them, were opened from a list, or are over.
  const isHistoryFirst = isOver(state) || (following && (urgent.length > 0 || backId !== undefined));
  const usual = isHistoryFirst ? [history, ...follow] : [...follow, history];
  const next = [...urgent, ...usual];
  const shown = hasScans ? next : next.filter((each) => each !== history);
  const back = backId === undefined ? [] : [button(common.back, backId)];
  const count = ROW_BUTTONS - back.length;
  return {
    row: [...shown.slice(0, count).map((each) => each.button), ...back],
    more: [...shown.slice(count).map(({ row }) => row), ...furtherRows(parcel, state, texts)],
  };
}

/** @param short what the button says next to the sentence */
function action(name: string, hint: string, short: string, id: string, primary = false): Action {
  return {
    button: button(name, id, { primary }),
    row: sectionWithButton(inLines([`**${name}**`, hint]), short, id),
  };
}

/** What the state asks of the reader, before anything else. */
function urgentActions(parcel: ActionableParcel, state: ParcelState, texts: Texts): Action[] {
  const { ids, following, missing, ended } = parcel;
  const { track, received, stall, qc } = texts;
  if (asksAgent(parcel, state)) return [agentText(parcel, texts, true)];
  if (following !== true) return [];
  const gotIt = (primary: boolean) =>
    action(received.gotIt, track.hints.gotIt, track.archiveIt, ids('received'), primary);
  // Once answered, the question isn't asked again; but the parcel may arrive.
  if (state === 'delivered' && missing === true) return [gotIt(false)];
  if (state === 'delivered')
    return [gotIt(true), action(received.missing, track.hints.missing, qc.open, ids('missing'))];
  const isPaused = ended === true && !isOver(state);
  return isPaused ? [action(stall.keep, stoppedChecking(texts), qc.turnOn, ids('resume'), true)] : [];
}

/** The card says what to do, which is mostly to ask the agent. */
const asksAgent = ({ overdue = false }: ActionableParcel, state: ParcelState) => isAdvised(state) || overdue;

function agentText({ ids }: ActionableParcel, { track, qc }: Texts, primary = false): Action {
  return action(track.agentText, track.hints.agentText, qc.open, ids('message'), primary);
}

const stoppedChecking = (texts: Texts) => `${capitalise(texts.stall.ended, texts)}.`;

function followAction({ ids, following, unknown }: ActionableParcel, state: ParcelState, texts: Texts) {
  const { track, settings, qc } = texts;
  if (following === true)
    return [action(track.following, track.hints.following, settings.change, ids('destinations'))];
  if (isOver(state)) return [];
  const id = unknown === true ? ids('watch') : ids('follow', 'dm');
  return [action(track.follow, track.hints.follow, qc.turnOn, id, !isProblem(state))];
}

/** Someone who doesn't follow a parcel looks it up when it is over because it isn't there. */
function afterTheEnd(parcel: ActionableParcel, state: ParcelState, texts: Texts): Action[] {
  const isAsked = parcel.following !== true && isOver(state) && !isAdvised(state);
  return isAsked ? [agentText(parcel, texts)] : [];
}

/** What is only ever behind *More*. */
function furtherRows(parcel: ActionableParcel, state: ParcelState, texts: Texts): APISectionComponent[] {
  const { ids, following, label, inDm = false, ended = false, unknown = false } = parcel;
  const { track, stall, common, settings, qc } = texts;
  const { hints } = track;
  const row = (name: string, hint: string, short: string, id: string) => action(name, hint, short, id).row;
  const isOwn = following === true;
  const isTextShown = asksAgent(parcel, state) || (!isOwn && isOver(state));
  const isPaused = isOwn && ended && isProblem(state);
  return [
    ...(isPaused ? [row(stall.keep, stoppedChecking(texts), qc.turnOn, ids('resume'))] : []),
    ...(isTextShown ? [] : [agentText(parcel, texts).row]),
    ...(isOwn && label === null ? [row(track.nameTitle, hints.name, track.name, ids('name'))] : []),
    ...(isOwn && label !== null ? [row(track.rename, hints.name, settings.change, ids('name'))] : []),
    ...(unknown ? [row(track.correct, hints.correct, qc.open, ids('again'))] : []),
    ...(parcel.hasDate === true ? [row(track.calendar, hints.calendar, track.getFile, ids('calendar'))] : []),
    // In a DM, there is nobody to share it with.
    ...(inDm || unknown ? [] : [row(common.share, hints.share, qc.preview, ids('share'))]),
    ...(isOwn ? [row(track.stopFollowing, hints.stop, track.stop, ids('leaveall'))] : []),
  ];
}

/** *More*: everything else that can be done with a parcel, each with what it does. */
export function moreView(
  { data: { updates }, checkedAt }: CachedResponse<Pick<TrackingResult, 'updates'>>,
  parcel: ActionableParcel,
  texts: Texts,
) {
  const { common } = texts;
  const state = stateOfParcel(updates);
  const { more } = parcelActions(parcel, updates.length > 0, state, texts);
  const checked = smallLine([common.checked(relative(checkedAt))]);
  const refresh = sectionWithButton(checked, common.refresh, parcel.ids('refresh'));
  return containerCard(stateColour(state), [
    inLines([`### ${titleOfParcel(parcel)}`, numberBelow(parcel)]),
    ...more,
    !isOver(state) && refresh,
    [button(common.back, parcel.ids('card'))],
  ]);
}

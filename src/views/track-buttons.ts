import type { APIButtonComponent } from 'discord.js';
import { isOver, isProblem } from '../domain/state-of-parcel.ts';
import type { Texts } from '../texts/index.ts';
import { button } from './components.ts';
import type { ParcelIds } from './parcel-ids.ts';
import type { Verdict } from './track-verdict.ts';

interface ButtonOptions {
  readonly ids: ParcelIds;
  /** Without any, there is no history. */
  readonly hasScans: boolean;
  /** Whether the reader follows the parcel; null on a card that others see. */
  readonly following: boolean | null;
  /** The reader has said that the parcel isn't there, though it was delivered. */
  readonly missing?: boolean | undefined;
  /** The bot no longer checks the parcel for its followers. */
  readonly ended?: boolean | undefined;
  /** In a chat with the bot alone, there is nobody to share the card with. */
  readonly inDm?: boolean | undefined;
  readonly backId?: string | undefined;
}

/** Below the card. Others than its owner can only open the history of a card that they see. */
export function trackButtons(
  { ids, hasScans, following, missing = false, ended = false, inDm = false, backId }: ButtonOptions,
  { state }: Verdict,
  texts: Texts,
): APIButtonComponent[] {
  const { track, received, stall, common } = texts;
  const history = hasScans ? [button(track.history, ids('history'))] : [];
  if (following === null) return history;
  const back = backId === undefined ? [] : [button(common.back, backId)];
  if (following && state === 'delivered') {
    // Once answered, the question isn't asked again; but the parcel may arrive.
    const receipt = [button(received.gotIt, ids('received'), { primary: !missing })];
    const answer = missing
      ? button(track.following, ids('destinations'))
      : button(received.missing, ids('missing'));
    return [...receipt, answer, ...history, ...back];
  }
  const needsReader = isProblem(state);
  const isEnded = ended && !isOver(state);
  const followed = following
    ? [
        ...(isEnded ? [button(stall.keep, ids('resume'), { primary: !needsReader })] : []),
        button(track.following, ids('destinations')),
      ]
    : isOver(state)
      ? []
      : [button(track.follow, ids('follow', 'dm'), { primary: !needsReader })];
  return [
    ...(needsReader ? [button(track.agentText, ids('message'), { primary: true }), ...history] : []),
    ...followed,
    ...(needsReader ? [] : history),
    // With Back and the text for the agent, or with Keep watching, it would need a row of its own.
    ...(inDm || isEnded || (needsReader && backId !== undefined) ? [] : [button(common.share, ids('share'))]),
    ...back,
  ];
}

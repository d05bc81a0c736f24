import { findAddressedNumbers } from '../../domain/tracking-number.ts';
import { textsFor } from '../../texts/index.ts';
import { type AttemptLimit, createAttemptLimit } from '../../timing/attempt-limit.ts';
import { directHelpView } from '../../views/direct-help.ts';
import { createErrorViews } from '../../views/error.ts';
import { waitForEditSlot } from '../edit-slot.ts';
import { firstView, growReply } from '../grow-reply.ts';
import { outdatedReply, type ReplyContent, replaceReply } from '../replace-reply.ts';
import type { ReplyToLinksDeps } from '../reply-to-links.ts';
import { recordReply } from '../reply-to-links.ts';
import { type SelectedLinks, selectAddressedLinks } from '../select-links.ts';
import type { SourceMessage } from '../source-message.ts';
import { answerNumbers } from './answer-numbers.ts';
import { type AnswerStyle, loadAnswerStyle } from './answer-style.ts';
import type { KnownLocales } from './known-locales.ts';

const HOUR_MS = 3_600_000;

export interface AnswerDeps extends ReplyToLinksDeps {
  /** How often somebody is told what to send. */
  readonly helpLimit: AttemptLimit;
  readonly knownLocales: KnownLocales;
}

interface Question {
  readonly links: SelectedLinks;
  readonly numbers: readonly string[];
}

export function createHelpLimit(clock: () => number): AttemptLimit {
  return createAttemptLimit({ max: 1, windowMs: HOUR_MS, clock });
}

/**
 * Answers a message to the bot as a command would: links with their products, numbers with the parcel, and anything else
 * with what to send.
 * @param superseded aborted when the message was edited or deleted
 */
export async function answerDirectly(
  deps: AnswerDeps,
  message: SourceMessage,
  superseded: AbortSignal,
): Promise<void> {
  const { refusedChannels, replyThrottle, postReply, isDeleted, stopping } = deps;
  const question = readQuestion(message.content);
  const style = await loadAnswerStyle(deps, message);
  if (refusedChannels.isRefused(message.channelId, style.refusedAt)) return;
  if (question === null && deps.helpLimit.begin(message.authorId).refusedUntil !== null) return;
  if (!replyThrottle.allowReply(message.channelId, message.authorId)) return;
  const { view, products } = await answerTo(question, deps, message, style);
  if (isDeleted(message.id) || stopping.aborted) return;
  const replyId = await postReply(message, firstView(view));
  if (replyId === null) return;
  await recordReply(deps, message, replyId, products);
  await growReply(deps, message, replyId, view, superseded);
}

/**
 * Answers a message again after an edit, in the same reply. A message that got no answer gets none.
 * @param superseded aborted when a newer edit waits or the message was deleted
 */
export async function updateAnswer(
  deps: AnswerDeps,
  message: SourceMessage,
  superseded: AbortSignal,
): Promise<void> {
  const reply = await outdatedReply(deps, message);
  if (reply === null) return;
  const style = await loadAnswerStyle(deps, message);
  if (deps.refusedChannels.isRefused(message.channelId, style.refusedAt)) return;
  if (!(await waitForEditSlot(deps, message, superseded))) return;
  const answer = await answerTo(readQuestion(message.content), deps, message, style);
  if (superseded.aborted || deps.stopping.aborted) return;
  await replaceReply(deps, message, reply, answer, superseded);
}

/** What somebody wants to know; null when the text has neither links nor numbers. */
function readQuestion(text: string): Question | null {
  const links = selectAddressedLinks(text);
  const numbers = findAddressedNumbers(text);
  return links.all.length === 0 && numbers.length === 0 ? null : { links, numbers };
}

async function answerTo(
  question: Question | null,
  deps: AnswerDeps,
  message: SourceMessage,
  style: AnswerStyle,
): Promise<ReplyContent> {
  const texts = textsFor(style.locale);
  if (question === null) return { view: directHelpView(texts, deps.mentionCommand), products: [] };
  try {
    return question.links.all.length > 0
      ? await answerLinks(question.links, deps, message, style)
      : { view: await answerNumbers(deps, message, question.numbers, texts), products: [] };
  } catch (error) {
    const { view, expected } = createErrorViews(deps.clock).describe(error, message.id, style.locale);
    if (!expected) deps.log.warn({ err: error, reference: message.id }, 'direct message not answered');
    return { view, products: [] };
  }
}

async function answerLinks(
  links: SelectedLinks,
  { api, renderReply }: AnswerDeps,
  { authorId }: SourceMessage,
  style: AnswerStyle,
): Promise<ReplyContent> {
  const { view, products, failure } = await renderReply(links, style, api.forUser(authorId));
  if (view === null) throw failure;
  return { view, products };
}

import { createErrorViews } from '../cards/errors.ts';
import { findAddressedNumbers } from '../domain/parcels/tracking-number.ts';
import { directHelpView } from '../settings/cards/help.ts';
import { textsFor } from '../texts/index.ts';
import { answerNumbers } from './answer-numbers.ts';
import type { ChatContext } from './context.ts';
import { loadMessageSettings, type MessageSettings } from './message-settings.ts';
import { renderReply, type SelectedLinks, selectAddressedLinks } from './render-reply.ts';
import {
  createReply,
  growReply,
  outdatedReply,
  type ReplyContent,
  replaceReply,
  waitForEditSlot,
} from './reply.ts';
import type { SourceMessage } from './source-message.ts';

interface Question {
  readonly links: SelectedLinks;
  readonly numbers: readonly string[];
}

/**
 * Answers a message to the bot as a command would: links with their products, numbers with the parcel, and anything else
 * with what to send.
 * @param superseded aborted when the message was edited or deleted
 */
export async function answerDirectly(
  context: ChatContext,
  message: SourceMessage,
  superseded: AbortSignal,
): Promise<void> {
  const { refusedChannels, replyThrottle, helpLimit, deleted, stopping } = context;
  const question = readQuestion(message.content);
  const settings = await loadMessageSettings(context, message);
  if (refusedChannels.isRefused(message.channelId, settings.refusedAt)) return;
  if (question === null && helpLimit.begin(message.authorId).refusedUntil !== null) return;
  if (!replyThrottle.allowReply(message.channelId, message.authorId)) return;
  const answer = await answerTo(question, context, message, settings);
  if (deleted.has(message.id) || stopping.aborted) return;
  const replyId = await createReply(context, message, answer);
  if (replyId !== null) await growReply(context, message, replyId, answer.view, superseded);
}

/**
 * Answers a message again after an edit, in the same reply. A message that got no answer gets none.
 * @param superseded aborted when a newer edit waits or the message was deleted
 */
export async function updateAnswer(
  context: ChatContext,
  message: SourceMessage,
  superseded: AbortSignal,
): Promise<void> {
  const reply = await outdatedReply(context, message);
  if (reply === null) return;
  const settings = await loadMessageSettings(context, message);
  if (context.refusedChannels.isRefused(message.channelId, settings.refusedAt)) return;
  if (!(await waitForEditSlot(context, message, superseded))) return;
  const answer = await answerTo(readQuestion(message.content), context, message, settings);
  if (superseded.aborted || context.stopping.aborted) return;
  await replaceReply(context, message, reply, answer, superseded);
}

/** What somebody wants to know; null when the text has neither links nor numbers. */
function readQuestion(text: string): Question | null {
  const links = selectAddressedLinks(text);
  const numbers = findAddressedNumbers(text);
  return links.all.length === 0 && numbers.length === 0 ? null : { links, numbers };
}

async function answerTo(
  question: Question | null,
  context: ChatContext,
  message: SourceMessage,
  settings: MessageSettings,
): Promise<ReplyContent> {
  const texts = textsFor(settings.locale);
  if (question === null) return { view: directHelpView(texts, context.mentionCommand), products: [] };
  const { links, numbers } = question;
  try {
    if (links.all.length === 0)
      return { view: await answerNumbers(context, message, numbers, texts), products: [] };
    const client = context.api.forUser(message.authorId);
    const { view, products, failure } = await renderReply(context, links, settings, client);
    if (view === null) throw failure;
    return { view, products };
  } catch (error) {
    const { view, expected } = createErrorViews(context.clock).describe(error, message.id, settings.locale);
    if (!expected) context.log.warn({ err: error, reference: message.id }, 'direct message not answered');
    return { view, products: [] };
  }
}

import { createErrorViews } from '../cards/errors.ts';
import { findAddressedNumbers } from '../domain/parcels/tracking-number.ts';
import { helpView } from '../settings/cards/help.ts';
import { textsFor } from '../texts/index.ts';
import { answerNumbers } from './answer-numbers.ts';
import type { Turn } from './context.ts';
import { loadMessageSettings, type MessageSettings } from './message-settings.ts';
import { renderReply, selectAddressedLinks } from './render-reply.ts';
import { createReply, growReply, outdatedReply, replaceReply, waitForEditSlot } from './reply.ts';

/** Answers a message to the bot as a command would; one without links and numbers, with what to send. */
export async function answerDirectly(turn: Turn): Promise<void> {
  const { context, message } = turn;
  const { refusedChannels, replyThrottle, helpLimit, deleted, stopping } = context;
  const question = readQuestion(message.content);
  const settings = await loadMessageSettings(turn);
  if (refusedChannels.isRefused(message.channelId, settings.refusedAt)) return;
  if (question === null && helpLimit.begin(message.authorId).refusedUntil !== null) return;
  if (!replyThrottle.allowReply(message.channelId, message.authorId)) return;
  const answer = await answerTo(question, turn, settings);
  if (deleted.has(message.id) || stopping.aborted) return;
  const replyId = await createReply(turn, answer);
  if (replyId !== null) await growReply(turn, replyId, answer.view);
}

/** Answers a message again after an edit, in the same reply. A message that got no answer gets none. */
export async function updateAnswer(turn: Turn): Promise<void> {
  const { context, message, superseded } = turn;
  const reply = await outdatedReply(turn);
  if (reply === null) return;
  const settings = await loadMessageSettings(turn);
  if (context.refusedChannels.isRefused(message.channelId, settings.refusedAt)) return;
  if (!(await waitForEditSlot(turn))) return;
  const answer = await answerTo(readQuestion(message.content), turn, settings);
  if (superseded.aborted || context.stopping.aborted) return;
  await replaceReply(turn, reply, answer);
}

/** What somebody wants to know; null when the text has neither links nor numbers. */
function readQuestion(text: string) {
  const links = selectAddressedLinks(text);
  const numbers = findAddressedNumbers(text);
  return links.all.length === 0 && numbers.length === 0 ? null : { links, numbers };
}

async function answerTo(question: ReturnType<typeof readQuestion>, turn: Turn, settings: MessageSettings) {
  const { context, message } = turn;
  const texts = textsFor(settings.locale);
  if (question === null)
    return {
      view: helpView({ canManage: false, readsChat: context.readsChat() }, context.mentionCommand, texts),
      products: [],
    };
  const { links, numbers } = question;
  try {
    if (links.all.length === 0) return { view: await answerNumbers(turn, numbers, texts), products: [] };
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

import { MessageFlags } from 'discord.js';
import { textDisplay } from '../cards/container.ts';
import { createErrorViews } from '../cards/errors.ts';
import { escapeText } from '../discord/messages/markdown.ts';
import type { MessageView } from '../discord/messages/message-view.ts';
import { helpView } from '../settings/cards/help.ts';
import { type Texts, textsFor } from '../texts/index.ts';
import { answerBoth } from './answer-both.ts';
import { answerNumbers } from './answer-numbers.ts';
import type { Turn } from './context.ts';
import { loadMessageSettings, type MessageSettings } from './message-settings.ts';
import { offerFor, withOffer } from './offer-tracking.ts';
import { type Question, readQuestion } from './question.ts';
import { renderReply } from './render-reply.ts';
import {
  createReply,
  growReply,
  outdatedReply,
  type ReplyContent,
  replaceReply,
  waitForEditSlot,
} from './reply.ts';

/** Hosts may be longer, names of shops are not. */
const MAX_HOST = 60;

/** Answers a message to the bot as a command would; one without anything to look up, with what to send. */
export async function answerDirectly(turn: Turn): Promise<void> {
  const { context, message } = turn;
  const { refusedChannels, replyThrottle, deleted, stopping } = context;
  const settings = await loadMessageSettings(turn);
  if (refusedChannels.isRefused(message.channelId, settings.refusedAt)) return;
  const channelId = message.guildId === null ? null : message.channelId;
  if (!replyThrottle.allowReply(channelId, message.authorId)) return;
  const answer = await answerTo(readQuestion(message.content), turn, settings);
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

async function answerTo(question: Question, turn: Turn, settings: MessageSettings): Promise<ReplyContent> {
  const { context, message } = turn;
  const texts = textsFor(settings.locale);
  try {
    if (question.about !== 'links') return { view: await viewOf(question, turn, texts), products: [] };
    return await answerLinks(question, turn, settings);
  } catch (error) {
    const { view, expected } = createErrorViews(context.clock).describe(error, message.id, settings.locale);
    if (!expected) context.log.warn({ err: error, reference: message.id }, 'direct message not answered');
    return { view, products: [] };
  }
}

/** With the parcels that the message names beside them: in a server, where others read the answer, only the offer to track one. */
async function answerLinks(
  { links, numbers }: Extract<Question, { about: 'links' }>,
  turn: Turn,
  settings: MessageSettings,
): Promise<ReplyContent> {
  const { context, message } = turn;
  const texts = textsFor(settings.locale);
  const isDm = message.guildId === null;
  if (isDm && numbers.length > 0) return answerBoth(turn, links, numbers, settings);
  const client = context.api.forUser(message.authorId);
  const { view, products, failure } = await renderReply(context, links, settings, client);
  const answer = withOffer(view, isDm ? null : offerFor(turn, texts));
  if (answer === null) throw failure;
  return { view: answer, products };
}

async function viewOf(
  question: Exclude<Question, { about: 'links' }>,
  turn: Turn,
  texts: Texts,
): Promise<ReplyContent['view']> {
  const { context, message } = turn;
  switch (question.about) {
    case 'numbers':
      return answerNumbers(turn, question.numbers, texts);
    case 'shop':
      return sentence(texts.input.shopLink);
    case 'site':
      return sentence(texts.chat.unknownSite(escapeText(question.host, MAX_HOST)));
    case 'parcels':
      // Others would read the answer in a server.
      return message.guildId === null
        ? context.showParcels(message.authorId, texts)
        : sentence(texts.chat.askPrivately(context.mentionCommand('track')));
    case 'nothing':
      return helpFor(turn, texts);
  }
}

/** Once an hour, what the bot does; in between, one line: the bot always answers someone who writes to it. */
function helpFor({ context, message }: Turn, texts: Texts): MessageView {
  const { helpLimit, mentionCommand, readsChat } = context;
  if (helpLimit.begin(message.authorId).refusedUntil !== null)
    return sentence(texts.chat.shortHelp(mentionCommand('help')));
  const inDm = message.guildId === null;
  return helpView({ canManage: false, inDm, readsChat: readsChat() }, mentionCommand, texts);
}

/** A component, since a message with components can't be edited into one without, and the answer may change. */
function sentence(text: string): MessageView {
  return { flags: MessageFlags.IsComponentsV2, components: [textDisplay(text)] };
}

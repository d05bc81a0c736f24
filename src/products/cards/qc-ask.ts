import { PollLayoutType } from 'discord.js';
import { escapeText } from '../../discord/messages/markdown.ts';
import type { MessageFile, MessageView } from '../../discord/messages/message-view.ts';
import { cut, plainText } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import type { Texts } from '../../texts/index.ts';
import type { ProductSummary } from '../index.ts';
import { shortProductName } from './product-header.ts';
import type { QcPhoto } from './qc-selection.ts';

const POLL_HOURS = 24;
/** With the variant, two lines on a phone. */
const NAME_CELLS = 30;

/** The photos of one set that the channel is asked about; at least one. */
interface QcQuestion {
  readonly summary: ProductSummary;
  readonly photos: readonly QcPhoto[];
  /** Pictures of these photos, none if they can't be downloaded. */
  readonly files: readonly Omit<MessageFile, 'description'>[];
}

/** Asks a channel what it thinks of an item: its photos, and a poll of a day. */
export function askView({ summary, photos, files }: QcQuestion, texts: Texts): MessageView {
  const name = shortProductName(summary, texts, NAME_CELLS);
  const [first] = photos;
  const last = photos.at(-1);
  const sku = first?.set.sku ?? '';
  const subject = [escapeText(name, 200), escapeText(sku, 120)].filter((part) => part !== '').join(', ');
  const plainSubject = [plainText(name, 200), plainText(sku, 200)].filter((part) => part !== '').join(', ');
  const description = texts.qc.askAlt(plainSubject, first?.number ?? 1, last?.number ?? 1);
  return {
    content: `📸 ${texts.qc.askQuestion(subject)}`,
    files: files.map((file) => ({ ...file, description: cut(description, LIMITS.mediaDescription) })),
    poll: {
      question: { text: texts.qc.pollQuestion },
      answers: [
        { poll_media: { text: texts.qc.greenLight, emoji: { id: null, name: '🟢' } } },
        { poll_media: { text: texts.qc.redLight, emoji: { id: null, name: '🔴' } } },
      ],
      duration: POLL_HOURS,
      allow_multiselect: false,
      layout_type: PollLayoutType.Default,
    },
  };
}

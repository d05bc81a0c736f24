import { PollLayoutType } from 'discord.js';
import { attachedPicture } from '../../cards/attached-files.ts';
import { containerCard } from '../../cards/container.ts';
import { inLines, smallLine } from '../../cards/phrases.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import type { MessageFile, MessageView } from '../../discord/messages/message-view.ts';
import { cut, plainText } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import type { Texts } from '../../texts/index.ts';
import type { ProductSummary } from '../index.ts';
import { shortProductName } from './product-header.ts';
import type { QcPhoto } from './qc-selection.ts';

export const POLL_HOURS = 24;
/** Two lines on a phone, with the variant. */
const NAME_CELLS = 30;

interface QcQuestion {
  readonly summary: ProductSummary;
  /** Of one set; at least one. */
  readonly photos: readonly QcPhoto[];
  /** Pictures of these photos, none if they can't be downloaded. */
  readonly files: readonly Omit<MessageFile, 'description'>[];
  /** As a mention; null: the name is hidden. */
  readonly author: string | null;
}

/** Asks a channel what it thinks of an item: its photos, and a one-day poll. */
export function askView(question: QcQuestion, texts: Texts): MessageView {
  return {
    content: questionText(question, texts),
    files: filesWithAlt(question, texts),
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

/** The same as a card, which can have no poll. */
export function askPreview(question: QcQuestion, texts: Texts): MessageView {
  const { pollQuestion, greenLight, redLight } = texts.qc;
  const files = filesWithAlt(question, texts);
  const poll = `**${pollQuestion}**\n🟢 ${greenLight}\n🔴 ${redLight}`;
  return containerCard(null, [questionText(question, texts), ...files.map(attachedPicture), poll], files);
}

function questionText({ summary, photos: [first], author }: QcQuestion, texts: Texts): string {
  const { qc } = texts;
  const name = shortProductName(summary, texts, NAME_CELLS);
  const parts = [escapeText(name, 200), escapeText(first?.set.sku ?? '', 120)].filter((part) => part !== '');
  const by = author === null ? '' : smallLine([qc.askedBy(author)]);
  return inLines([`📸 ${qc.askQuestion(parts.join(', '))}`, by]);
}

function filesWithAlt({ summary, photos, files }: QcQuestion, texts: Texts): Required<MessageFile>[] {
  const [first] = photos;
  const name = plainText(shortProductName(summary, texts, NAME_CELLS), 200);
  const subject = [name, plainText(first?.set.sku ?? '', 200)].filter((part) => part !== '').join(', ');
  const alt = texts.qc.askAlt(subject, first?.number ?? 1, photos.at(-1)?.number ?? 1);
  return files.map((file) => ({ ...file, description: cut(alt, LIMITS.mediaDescription) }));
}

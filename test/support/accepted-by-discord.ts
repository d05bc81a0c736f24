import fc from 'fast-check';
import { messageErrors } from 'local-discord/rules';
import { expect, it } from 'vitest';
import type { MessageView } from '../../src/discord/messages/message-view.ts';
import { LIMITS } from '../../src/discord/posting/limits.ts';
import { attachmentList } from '../../src/discord/posting/message-body.ts';
import { LANGUAGES, type Texts } from '../../src/texts/index.ts';
import { foreignMarksIn } from './hostile-text.ts';

/**
 * How often each property runs in English. After the maximal data, a few runs find common problems; the drill
 * `answers` sets more. `ANSWER_RUNS=25000` takes a few minutes.
 */
const RUNS = Number(process.env['ANSWER_RUNS'] ?? 12);
/** Drills set it to repeat a run. */
const SEED = process.env['PROPERTY_SEED'];
const TIMEOUT_MS = 1_200_000;

export interface ViewUnderTest<T> {
  readonly data: fc.Arbitrary<T>;
  /** The most data that the view can get; always tried before random data. */
  readonly maximal: readonly T[];
  readonly render: (data: T, texts: Texts) => MessageView;
  /**
   * Limits that at least one message of the maximal data must reach, by name. Otherwise, the test could pass
   * because its data is too small.
   */
  readonly reaches: Readonly<Record<string, (view: MessageView) => boolean>>;
  /** How many of 400 runs, for views that take long. */
  readonly runs?: number;
}

/** Tests in each language that, whatever the data, Discord accepts the message, and no text formats, links or mentions. */
export function itIsAccepted<T>(
  subject: string,
  { data, maximal, render, reaches, runs = 400 }: ViewUnderTest<T>,
): void {
  it.each(LANGUAGES.map((texts) => [texts.language, texts] as const))(
    `${subject} is accepted by Discord: %s`,
    (_language, texts) => {
      // The service's data is the same in every language; only the bot's texts differ in length.
      const share = texts.locale === 'en' ? 1 : 8;
      const numRuns = Math.ceil(((runs / 400) * RUNS) / share);
      const seed = SEED === undefined ? {} : { seed: Number(SEED) | 0 };
      const messages = maximal.map((one) => render(one, texts));
      for (const message of messages) expectAccepted(message);
      const missed = Object.entries(reaches).filter(([, isReached]) => !messages.some(isReached));
      expect(missed.map(([limit]) => limit)).toEqual([]);
      fc.assert(
        fc.property(data, (one) => expectAccepted(render(one, texts))),
        { numRuns, ...seed },
      );
    },
    TIMEOUT_MS,
  );
}

/** The files of the message are uploaded with it, so its components may name them. */
function expectAccepted({ files = [], ...view }: MessageView): void {
  const names = files.map(({ name }) => name);
  const body = files.length === 0 ? view : { ...view, attachments: attachmentList(files) };
  expect(messageErrors(body, { kind: 'edit', files: names })).toBeNull();
  const followup = { ...body, flags: (view.flags ?? 0) | 64 };
  expect(messageErrors(followup, { kind: 'followup', files: names })).toBeNull();
  expect(messageErrors(body, { kind: 'create', files: names })).toBeNull();
  expect(foreignMarksIn(view)).toEqual([]);
  for (const id of customIds(view)) expect(id.length).toBeLessThanOrEqual(LIMITS.customId);
}

function customIds(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'custom_id' ? [String(item)] : customIds(item),
  );
}

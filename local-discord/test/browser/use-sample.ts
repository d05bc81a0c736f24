import { afterAll, beforeAll } from 'vitest';
import { closeBrowser } from './browser.ts';
import { startSample } from './sample-bot.ts';

type Sample = Awaited<ReturnType<typeof startSample>>;

/**
 * The page with the sample bot while the tests of a `describe` run, and the browser until they end.
 * @param prepare what the bot posts before the first test
 */
export function useSample(prepare: (sample: Sample) => unknown = () => {}): () => Sample {
  let sample: Sample | null = null;
  beforeAll(async () => {
    sample = await startSample();
    await prepare(sample);
  });
  afterAll(async () => {
    await closeBrowser();
    await sample?.close();
  });
  return () => {
    if (sample) return sample;
    throw new Error('The sample starts before the first test: use it in tests and hooks only');
  };
}

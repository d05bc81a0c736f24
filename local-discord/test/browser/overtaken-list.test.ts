import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findChromium, openPage } from './browser.ts';
import { useSample } from './use-sample.ts';

describe.skipIf(findChromium() === null)('the chat page (needs a Chromium; CHROMIUM_PATH names it)', () => {
  const sample = useSample(async (running) => {
    await running.post({ content: 'before' });
  });

  it('keeps messages that come while an older list is on its way', async () => {
    const page = await openPage(`${sample().url}/?user=Ada`);
    await page.getByText('before').waitFor();
    const held = new Promise<() => Promise<void>>((resolve) => {
      const hold = async (route: Route) => {
        const response = await route.fetch();
        resolve(() => route.fulfill({ response }));
      };
      page.route('**/client/messages', hold, { times: 1 }).catch(() => {});
    });
    // A bot that connects makes the page load everything anew.
    await sample().leave();
    await sample().comeBack();
    const release = await held;
    await sample().post({ content: 'meanwhile' });
    await page.getByText('meanwhile').waitFor();
    const answered = page.waitForResponse('**/client/messages');
    await release();
    await (await answered).finished();
    await sample().post({ content: 'afterwards' });
    await page.getByText('afterwards').waitFor();
    expect(await page.getByText('meanwhile').isVisible()).toBe(true);
  });
});

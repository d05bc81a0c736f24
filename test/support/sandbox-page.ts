import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { closeBrowser, openPage } from '../../local-discord/test/browser/browser.ts';
import { type Sandbox, startSandbox } from '../../sandbox/start-sandbox.ts';

/**
 * The whole sandbox for a test file, and pages on it. Collects errors in the pages' consoles.
 * @param botSettings in addition to the sandbox's own
 */
export function useSandboxPage(botSettings: Readonly<Record<string, string>> = {}) {
  let running: Sandbox | undefined;
  const complaints: string[] = [];
  const sandbox = (): Sandbox => {
    if (running === undefined) throw new Error('The sandbox runs only inside tests');
    return running;
  };
  beforeAll(async () => {
    running = await startSandbox({ port: 0, botSettings });
  });
  afterAll(async () => {
    await closeBrowser();
    await running?.stop();
  });

  return {
    sandbox,
    complaints,
    async open(theme: 'dark' | 'light' = 'dark', width = 1280, person = 'Ada'): Promise<Page> {
      const page = await openPage(`${sandbox().url}/?user=${person}`, { theme, width });
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.getByTestId('composer').waitFor();
      return page;
    },
    /** Types a command and the value of its first option like a user, and sends it. */
    async typeCommand(page: Page, command: string, value: string): Promise<void> {
      await page.getByTestId('composer').fill(`/${command} `);
      await page.getByRole('combobox').or(page.getByRole('textbox')).first().waitFor();
      await page.keyboard.type(value);
      await page.getByTestId('run-command').click();
    },
  };
}

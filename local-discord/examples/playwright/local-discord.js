import { test as base, expect } from '@playwright/test';
import { createWireLog, LOCAL_TOKEN, startLocalDiscord, wireRoutes } from 'local-discord';
import { pageRoutes } from 'local-discord/page';
import { startBot } from './bot.js';

export { expect };

/** A local Discord with its page, and the bot in it, for each worker; every test starts from the seed. */
export const test = base.extend({
  running: [
    async ({ browserName: _ }, use) => {
      const page = await pageRoutes();
      const local = await startLocalDiscord({
        routes: (discord) => [page, wireRoutes(createWireLog(discord))],
      });
      const bot = await startBot(local.apiUrl, LOCAL_TOKEN);
      await local.discord.waitUntilReady({ withCommands: true });
      await use(local);
      await bot.destroy();
      await local.close();
    },
    { scope: 'worker' },
  ],
  discord: async ({ running }, use) => {
    running.discord.reset();
    await use(running.discord);
  },
  /** Opens the page as somebody. */
  openAs: async ({ running, page }, use) => {
    await use((name) => page.goto(`${running.url}/?user=${name}`));
  },
});

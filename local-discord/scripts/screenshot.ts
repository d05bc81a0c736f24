/** `npm run screenshot`: the picture of the page in the README. Needs Chromium. */
import { writeFile } from 'node:fs/promises';
import { Client, Events, type InteractionReplyOptions } from 'discord.js';
import { LOCAL_TOKEN, seeded, startLocalDiscord } from '../src/index.ts';
import { createWireLog } from '../src/wire/log.ts';
import { wireRoutes } from '../src/wire/routes.ts';
import { closeBrowser, openPage } from '../test/browser/browser.ts';
import { pageRoutes } from '../web/page.ts';

const PICTURE = new URL('../docs/page.png', import.meta.url);
const { mo, lin, general } = seeded;

const CARD: InteractionReplyOptions = {
  embeds: [
    {
      title: 'Order 1042',
      description: 'Your parcel is **on its way**.',
      color: 0x5865f2,
      fields: [
        { name: 'From', value: 'Hamburg', inline: true },
        { name: 'To', value: 'Lisbon', inline: true },
      ],
    },
  ],
  components: [
    {
      type: 1,
      components: [
        { type: 2, style: 1, custom_id: 'track', label: 'Track it' },
        { type: 2, style: 2, custom_id: 'mute', label: 'Mute' },
      ],
    },
  ],
};

const page = await pageRoutes();
const local = await startLocalDiscord({ routes: (discord) => [page, wireRoutes(createWireLog(discord))] });
const bot = new Client({ intents: [], rest: { api: local.apiUrl } });
bot.on(Events.InteractionCreate, (interaction) => {
  if (interaction.isChatInputCommand()) void interaction.reply(CARD);
});
bot.once(Events.ClientReady, ({ application }) =>
  application.commands.create({ name: 'order', description: 'Shows an order' }),
);
await bot.login(LOCAL_TOKEN);
const { discord } = local;
await discord.waitUntilReady({ withCommands: true });
await discord.sendMessage({ userId: lin, channelId: general, content: 'Has anybody tried the new bot?' });
await discord.sendMessage({ userId: mo, channelId: general, content: 'Sure: `/order` shows where it is' });
const { interactionId } = await discord.runCommand({ userId: mo, channelId: general, name: 'order' });
await discord.waitForAnswer(interactionId);

const tab = await openPage(`${local.url}/?user=Mo`, { width: 1280, height: 720 });
await tab.getByText('Order 1042').waitFor();
await tab.getByTestId('tab-wire').click();
await tab.getByTestId('wire-entry').first().waitFor();
await writeFile(PICTURE, await tab.screenshot());

await closeBrowser();
await bot.destroy();
await local.close();

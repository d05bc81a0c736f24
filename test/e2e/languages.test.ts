import { beforeAll, expect, it } from 'vitest';
import { seeded } from '../../sandbox/discord/seed.ts';
import { asUser, everything } from '../support/as-user.ts';
import { useRunningBot } from '../support/running-bot.ts';
import { postEvent, trackingUpdated } from '../support/signed-events.ts';

const bot = useRunningBot();
const { ask, choose } = asUser(bot);
const HOODIE = 'https://weidian.com/item.html?itemID=7298804417';
const SCAN = { date: '2026-11-20', hour: '10:00', location: 'Leipzig', country: 'DE' };

beforeAll(async () => {
  await bot().discord.setLocale({ userId: seeded.lin, locale: 'zh-CN' });
});

it('whoever asks is answered in the language of their Discord, problems included', async () => {
  expect(
    everything(await ask('track', { userId: seeded.lin, options: { number: 'LX208857143CN' } })),
  ).toContain('运输中');
  expect(
    everything(await ask('convert', { userId: seeded.lin, options: { link: 'https://example.com' } })),
  ).toMatch(/商品链接/);
  await bot().discord.setLocale({ userId: seeded.mo, locale: 'pt-BR' });
  expect(everything(await ask('parcels', { userId: seeded.mo }))).toContain('Meus pacotes');
});

it('what everybody sees is in the server’s language, as Discord says or as its managers choose', async () => {
  const { discord, receiverUrl } = bot();
  const english = await ask('lookup', { userId: seeded.lin, options: { link: HOODIE } });
  expect(everything(english)).toContain('In stock');

  await ask('alerts', { subcommand: 'add', options: { event: 'tracking', channel: seeded.parcels } });
  await choose(await ask('settings'), 2, () => 'de');
  const german = await ask('lookup', { userId: seeded.lin, options: { link: HOODIE } });
  expect(german.visibleTo).toBeNull();
  expect(everything(german)).toContain('Vorrätig');
  await postEvent(receiverUrl, trackingUpdated('LX208857143CN', { ...SCAN, status: 'Customs cleared' }));
  const alert = await discord.waitForMessage(
    ({ channelId, author }) => channelId === seeded.parcels && author.bot,
  );
  expect(everything(alert)).toContain('Gesamter Verlauf');
  await discord.sendMessage({ userId: seeded.mo, channelId: seeded.general, content: HOODIE });
  const reply = await discord.waitForMessage(({ replyTo }) => replyTo !== null);
  expect(everything(reply)).toContain('Weitere Agenten');

  await ask('alerts', { subcommand: 'test', options: { channel: seeded.parcels } });
  const sample = await discord.waitForMessage((message) => everything(message).includes('Das ist ein Test'));
  expect(sample.channelId).toBe(seeded.parcels);

  // A page turned by whoever asked is seen by everybody, too.
  const photos = await ask('qc', { userId: seeded.lin, options: { link: HOODIE } });
  const turned = await choose(photos, 0, () => '1', seeded.lin);
  expect(everything(turned)).toContain('Set 2 von 7');
});

it('a link in chat is answered as the server is set in Discord, once /settings has said that it would', async () => {
  const { discord } = bot();
  await choose(await ask('settings'), 2, () => '-');
  discord.setServerLocale(seeded.haulClub, 'fr');
  expect(everything(await ask('settings'))).toContain('Same as this server’s Discord language: Français');
  const channelId = discord.openThread(seeded.general, 'en français');
  const { id } = await discord.sendMessage({ userId: seeded.mo, channelId, content: HOODIE });
  const reply = await discord.waitForMessage(({ replyTo }) => replyTo === id);
  expect(everything(reply)).toContain('Autres agents');
});

it('Discord knows the commands’ names and descriptions in every language', async () => {
  const { commands } = await bot().discord.state({ userId: seeded.ada });
  const track = commands.find(({ name }) => name === 'track');
  expect(track?.name_localizations).toMatchObject({
    de: 'tracking',
    'es-419': 'rastrear',
    'zh-CN': '查包裹',
  });
  expect(track?.description_localizations?.fr).toMatch(/colis/);
  expect(track?.options?.[0]?.name_localizations).toMatchObject({ pl: 'numer' });
});

import { beforeAll, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { allTextOf, asUser } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';
import { postEvent, trackingUpdated } from '../support/signed-events.ts';

const bot = useRunningBot();
const { runCommand, press, pressForged, choose } = asUser(bot);

async function chooseLanguage(locale: string): Promise<void> {
  const page = await pressForged(await runCommand('settings'), 'settings:languages', seeded.ada);
  await choose(page, 0, () => locale);
}

const HOODIE = 'https://weidian.com/item.html?itemID=7298804417';
const SCAN = { date: '2026-11-20', hour: '10:00', location: 'Leipzig', country: 'DE' };

beforeAll(async () => {
  await bot().discord.as(seeded.lin).setLocale('zh-CN');
});

it('the bot answers users in the language of their Discord client, errors included', async () => {
  expect(
    allTextOf(await runCommand('track', { userId: seeded.lin, options: { number: 'LX208857143CN' } })),
  ).toContain('运输中');
  expect(
    allTextOf(await runCommand('convert', { userId: seeded.lin, options: { link: 'https://example.com' } })),
  ).toMatch(/商品链接/);
  await bot().discord.as(seeded.mo).setLocale('pt-BR');
  expect(allTextOf(await runCommand('track', { userId: seeded.mo }))).toContain(
    'ainda não acompanha nenhum pacote',
  );
});

it('public messages are in the server’s language, from Discord or as its managers choose', async () => {
  const { discord, receiverUrl } = bot();
  const english = await runCommand('lookup', { userId: seeded.lin, options: { link: HOODIE } });
  expect(allTextOf(english)).toContain('2,868\u00A0in\u00A0stock');

  await runCommand('alerts', { subcommand: 'add', options: { event: 'tracking', channel: seeded.parcels } });
  await chooseLanguage('de');
  const german = await runCommand('lookup', { userId: seeded.lin, options: { link: HOODIE } });
  expect(german.visibleTo).toBeNull();
  expect(allTextOf(german)).toContain('2.868\u00A0auf\u00A0Lager');
  await postEvent(receiverUrl, trackingUpdated('LX208857143CN', { ...SCAN, status: 'Customs cleared' }));
  const alert = await discord.waitForMessage(
    ({ channelId, author }) => channelId === seeded.parcels && author.bot,
  );
  expect(allTextOf(alert)).toContain('vom Zoll freigegeben');
  await discord.as(seeded.mo).in(seeded.general).send(HOODIE);
  const reply = await discord.waitForMessage(({ replyTo }) => replyTo !== null);
  expect(allTextOf(reply)).toContain('"Mehr"');

  await runCommand('alerts', { subcommand: 'test', options: { channel: seeded.parcels } });
  const sample = await discord.waitForMessage((message) =>
    allTextOf(message).includes('hat diesen Test gepostet'),
  );
  expect(sample.channelId).toBe(seeded.parcels);

  // A page that the user turns is also public.
  const photos = await runCommand('qc', { userId: seeded.lin, options: { link: HOODIE } });
  const turned = await press(photos, 'Weiter', seeded.lin);
  expect(allTextOf(turned)).toMatch(/otos\s\d+–\u2060?\d+\svon\s67/);
});

it('replies in chat use the server’s language in Discord once /settings has been opened', async () => {
  const { discord } = bot();
  await chooseLanguage('-');
  discord.admin.setServerLocale(seeded.haulClub, 'fr');
  const server = await press(await runCommand('settings'), 'This server');
  expect(allTextOf(server)).toContain('Français, from Discord');
  const channelId = discord.admin.openThread(seeded.general, 'en français');
  const { id } = await discord.as(seeded.mo).in(channelId).send(HOODIE);
  const reply = await discord.waitForMessage(({ replyTo }) => replyTo === id);
  expect(allTextOf(reply)).toContain('"Plus"');
});

it('command names and descriptions are registered in every language', async () => {
  const { commands } = await bot().discord.as(seeded.ada).state();
  const track = commands.find(({ name }) => name === 'track');
  expect(track?.name_localizations).toMatchObject({
    de: 'tracking',
    'es-419': 'rastrear',
    'zh-CN': '查包裹',
  });
  expect(track?.description_localizations?.fr).toMatch(/colis/);
  expect(track?.options?.[0]?.name_localizations).toMatchObject({ pl: 'numer' });
});

it('alerts in DMs are in the language that the person’s Discord has at their last command, whatever it was', async () => {
  const { discord, receiverUrl } = bot();
  const number = 'LP006472184CN';
  const alertAfter = async (status: string, text: string) => {
    await postEvent(receiverUrl, trackingUpdated(number, { ...SCAN, status }));
    return discord.waitForMessage(
      (message) => message.channelId === seeded.dmMo && message.content.includes(text),
    );
  };
  await discord.as(seeded.mo).setLocale('de');
  const parcel = await runCommand('track', { userId: seeded.mo, options: { number } });
  await pressForged(parcel, `track:follow:${number}:dm`, seeded.mo);
  await alertAfter('Arrived in destination country', 'im Zielland angekommen');
  await discord.as(seeded.mo).setLocale('en-US');
  await runCommand('help', { userId: seeded.mo });
  await alertAfter('Out for delivery', 'out for delivery');
});

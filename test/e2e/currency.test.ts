import { expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { asUser, descriptionOf } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';

const bot = useRunningBot({ EXCHANGE_RATES: 'EUR=0.128,USD=0.139' });
const { runCommand, press, pressForged, choose } = asUser(bot);

async function chooseCurrency(owner: 'mine' | 'server', value: string, userId: string) {
  const settings = await runCommand('settings', { userId });
  return choose(await pressForged(settings, `settings:${owner}-currency`, userId), 0, () => value, userId);
}

it('a second currency is offered by the reader’s language, in private, until they choose', async () => {
  const lookup = (isPrivate = true) =>
    runCommand('lookup', { options: { link: 'weidian:7212345601', private: isPrivate } });
  const offer = 'Preise auch in Euro zeigen?';
  await bot().discord.as(seeded.ada).setLocale('de');
  expect(await lookup(false)).not.toHaveText('≈');
  const card = await lookup();
  expect(card).toHaveText(new RegExp(`-# ${offer.replace('?', '\\?')}\n-# 298\\sCN¥ sind etwa 38\\s€\\.$`));
  const shown = await press(card, '€ zeigen');
  expect(shown.id).toBe(card.id);
  expect(shown).toHaveText(/^### 238–\u2060298\sCN¥ \(≈\s30–\u206038\s€\)/);
  expect(shown).not.toHaveText(offer);
  await chooseCurrency('mine', 'none', seeded.ada);
  expect(await lookup()).not.toHaveText(offer);
  await chooseCurrency('mine', 'server', seeded.ada);
  expect(await lookup()).not.toHaveText(offer);
  await bot().discord.as(seeded.ada).setLocale('en-US');
});

it('people see prices in their own currency, else in the one of their server', async () => {
  const before = descriptionOf(await runCommand('settings', { userId: seeded.mo }));
  expect(before).toContain('**Second currency**\nNone, prices as listed\n**');

  const server = descriptionOf(await chooseCurrency('server', 'EUR', seeded.ada));
  expect(server).toMatch(/\*\*Prices also in euros\*\*\nCN¥1 = €0\.128, set \d+ \w+/);
  const asServer = descriptionOf(await runCommand('settings', { userId: seeded.mo }));
  expect(asServer).toMatch(
    /\*\*Prices also in euros\*\*\nCN¥1 = €0\.128, set \d+ \w+\n-# Same as each server/,
  );

  const own = descriptionOf(await chooseCurrency('mine', 'USD', seeded.mo));
  expect(own).toMatch(/\*\*Prices also in US dollars\*\*\nCN¥1 = \$0\.139, set \d+ \w+\n(?!-# As in)/);
  const none = descriptionOf(await chooseCurrency('mine', 'none', seeded.mo));
  expect(none).toMatch(/\*\*Second currency\*\*\nNone, prices as listed\n(?!-# As in)/);
  expect(await chooseCurrency('mine', 'server', seeded.mo)).toHaveText('Prices also in euros');
});

it('a currency without a rate is not taken', async () => {
  const settings = await runCommand('settings', { userId: seeded.lin });
  const answer = await pressForged(settings, 'settings:mine-prices', seeded.lin, ['PLN']);
  // The one of the server, as before.
  expect(answer).toHaveText('Prices also in euros');
  expect(answer).toHaveText('-# Same as each server');
});

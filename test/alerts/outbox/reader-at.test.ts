import { expect, it } from 'vitest';
import { readerAt } from '../../../src/alerts/destination-readers.ts';
import type { Destination } from '../../../src/store/index.ts';
import { en } from '../../../src/texts/en.ts';
import { openMemoryStore } from '../../support/store-fixtures.ts';

const GUILD = '100';
const USER = '200';
const rates = new Map([
  ['EUR', 0.128],
  ['USD', 0.139],
]);

it('an alert has the currency and the buttons that its server chose; in a DM, those of the person', async () => {
  const store = openMemoryStore(() => 'all');
  await store.settings.updateGuild(GUILD, { currency: 'EUR', haulButtons: false });
  await store.settings.updateUser(USER, { currency: 'USD' });
  const at = (kind: Destination['kind'], discordId: string, guildId: string | null) =>
    readerAt({ store, rates }, { kind, discordId, guildId } as Destination, en);
  expect(await at('channel', '300', GUILD)).toEqual({
    texts: en,
    currency: { code: 'EUR', rates },
    hidesHaul: true,
  });
  expect(await at('channel', '300', '101')).toMatchObject({ currency: null, hidesHaul: false });
  const inDm = await at('user', USER, null);
  expect([inDm.currency?.code, inDm.hidesHaul ?? false]).toEqual(['USD', false]);
  await store.close();
});

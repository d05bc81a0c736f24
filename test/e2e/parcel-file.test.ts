import { expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { asUser, descriptionOf } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';

const SHOES = 'LP900000115CN';
const HAT = 'LP900000124CN';
const SOCKS = 'LP900000138CN';

const bot = useRunningBot({ POLL_MINUTES: '0' });
const { runCommand, submitForm } = asUser(bot);

async function add(data: Uint8Array | string | null, list = '') {
  const parcels = await runCommand('track', { userId: seeded.mo });
  const file = data === null ? [] : [{ name: 'parcels.csv', data: Buffer.from(data) }];
  return descriptionOf(await submitForm(parcels, 'Add', { list, file }, seeded.mo));
}

it('an uploaded file is followed and named', async () => {
  const answer = await add(`\uFEFFSendungsnummer;Name\r\n${SHOES};"Shoes; ""new"""\r\n${HAT};'=1+1\r\n`);
  expect(answer).toContain('2 parcels added');
  expect(answer).toContain('Shoes; "new"');
  expect(answer).toContain('=1+1');
});

it('a file that can’t be read says what to do, and doesn’t spoil the paste', async () => {
  expect(await add(Buffer.alloc(128 * 1024 + 1, 'x'))).toContain('too large: the limit is 128 KB');
  expect(await add(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0]))).toContain('Save it as CSV (UTF-8)');
  expect(await add(null)).toContain('Paste your numbers or choose a file');
  const both = await add(Buffer.from([0]), `${SOCKS} Socks`);
  expect(both).toContain('1 parcel added');
  expect(both).toContain('Save it as CSV (UTF-8)');
});

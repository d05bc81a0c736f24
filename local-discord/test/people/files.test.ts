import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Intent } from '../../src/gateway/intents.ts';
import { seeded } from '../../src/index.ts';
import { type BareBot, bareBot } from '../bare-bot.ts';
import { type Asking, startAsking } from '../operations/ask.ts';

const { general, mo } = seeded;
const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>');
const svg = { name: 'my house.svg', contentType: 'image/svg+xml', data: picture };

let asking: Asking;
let bot: BareBot;
beforeAll(async () => {
  asking = await startAsking();
  bot = await bareBot(asking.local, Intent.Guilds | Intent.GuildMessages | Intent.MessageContent);
});
afterAll(async () => {
  bot.leave();
  await asking.local.close();
});

const send = (call: object) =>
  fetch(`${asking.local.url}/client/sendMessage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId: mo, channelId: general, content: '', ...call }),
  });
const refusal = async (call: object) => {
  const response = await send(call);
  return `${response.status} ${((await response.json()) as { message: string }).message}`;
};

describe('files that people send', () => {
  it('reach the bot as attachments that can be downloaded', async () => {
    const { discord } = asking.local;
    const sent = await discord
      .as(mo)
      .in(general)
      .send('here', {
        files: [svg, { name: 'notes.txt', contentType: 'text/plain', data: Buffer.from('hello') }],
      });
    const { d } = await bot.event('MESSAGE_CREATE', ({ id }) => id === sent.id);
    expect(d['attachments']).toMatchObject([
      {
        filename: 'my_house.svg',
        content_type: 'image/svg+xml',
        size: picture.length,
        width: 30,
        height: 20,
      },
      { filename: 'notes.txt', content_type: 'text/plain', size: 5 },
    ]);
    const [, notes] = d['attachments'] as { url: string }[];
    expect(await (await fetch(notes?.url ?? '')).text()).toBe('hello');
  });

  it('come over HTTP as base64, and need no text', async () => {
    const data = Buffer.from('hello').toString('base64');
    const response = await send({ files: [{ name: 'a.txt', contentType: 'text/plain', data }] });
    expect(response.status).toBe(200);
    const { id } = (await response.json()) as { id: string };
    const { d } = await bot.event('MESSAGE_CREATE', (event) => event['id'] === id);
    expect(d).toMatchObject({ content: '', attachments: [{ filename: 'a.txt', size: 5 }] });
  });

  it('are refused beyond ten files or 10 MiB, and without the permission', async () => {
    const file = { name: 'a', contentType: 'text/plain', data: 'aGk=' };
    expect(await refusal({ files: Array.from({ length: 11 }, () => file) })).toBe(
      '422 a message has at most 10 files',
    );
    const large = Buffer.alloc(10 * 1024 * 1024 + 1).toString('base64');
    expect(await refusal({ files: [{ ...file, name: 'large.bin', data: large }] })).toBe(
      '422 large.bin is larger than 10 MiB',
    );
    expect(await refusal({ files: [{ ...file, data: 'no base64!' }] })).toMatch(/^400 /);
    expect(await refusal({})).toBe('422 a message needs text');
    const SEND = (1n << 10n) | (1n << 11n);
    asking.local.discord.admin.setMemberPermissions(general, SEND);
    expect(await refusal({ files: [file] })).toBe('422 you may not attach files in this channel');
    asking.local.discord.admin.setMemberPermissions(general, 1n << 10n);
    expect(await refusal({ content: 'x' })).toBe('422 you may not send messages in this channel');
    asking.local.discord.admin.setMemberPermissions(general, null);
  });
});

import { REST } from 'discord.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LOCAL_TOKEN, type RunningLocalDiscord, seeded, startLocalDiscord } from '../src/index.ts';
import { type BareBot, bareBot } from './bare-bot.ts';

const { mo, general } = seeded;
/** The header of a GIF, which is all that a size needs. */
const PICTURE = Buffer.concat([Buffer.from('GIF89a'), Buffer.from([120, 0, 43, 0])]);
const SIZE = { width: 120, height: 43 };
const V2 = 32_768;

let running: RunningLocalDiscord;
let rest: REST;
let bot: BareBot;

beforeAll(async () => {
  running = await startLocalDiscord();
  rest = new REST({ api: running.apiUrl, retries: 0 }).setToken(LOCAL_TOKEN);
  await rest.put(`/applications/${seeded.bot}/commands`, { body: [{ name: 'card', description: 'A card' }] });
  bot = await bareBot(running, 0);
});
afterAll(async () => {
  bot.leave();
  await running.close();
});

interface Sent {
  readonly id: string;
  readonly attachments: { id: string; filename: string; url: string }[];
  readonly components: { components?: unknown[]; accessory?: unknown; items?: unknown[] }[];
  readonly embeds: { image: { url: string } }[];
}

const file = (name: string) => ({ name, data: PICTURE, contentType: 'image/gif' });
const described = (...names: string[]) =>
  names.map((filename, id) => ({ id: String(id), filename, description: `Alt of ${filename}` }));
const card = (name: string) => ({
  flags: V2,
  components: [{ type: 12, items: [{ media: { url: `attachment://${name}` }, description: 'A map' }] }],
  attachments: described(name),
});
const urlOf = ({ components: [gallery] }: Sent) =>
  ((gallery?.items ?? []) as { media: { url: string } }[]).map(({ media }) => media.url).join();
const statusOf = async (url: string) => (await fetch(url)).status;

/** The ways in which a bot posts a new message. */
const ways: readonly [string, (body: object, name: string) => Promise<Sent>][] = [
  [
    'a message',
    async (body, name) =>
      (await rest.post(`/channels/${general}/messages`, { body, files: [file(name)] })) as Sent,
  ],
  [
    'an answer',
    async (body, name) => {
      const { id, token } = await command();
      const answer = await rest.post(`/interactions/${id}/${token}/callback`, {
        body: { type: 4, data: body },
        files: [file(name)],
        query: new URLSearchParams({ with_response: 'true' }),
        auth: false,
      });
      return (answer as { resource: { message: Sent } }).resource.message;
    },
  ],
  [
    'the edit of a deferred answer',
    async (body, name) => {
      const { id, token } = await command();
      await rest.post(`/interactions/${id}/${token}/callback`, { body: { type: 5 }, auth: false });
      const path = `/webhooks/${seeded.bot}/${token}/messages/@original` as const;
      return (await rest.patch(path, { body, files: [file(name)], auth: false })) as Sent;
    },
  ],
  [
    'a follow-up',
    async (body, name) => {
      const { id, token } = await command();
      await rest.post(`/interactions/${id}/${token}/callback`, {
        body: { type: 4, data: { content: 'first' } },
        auth: false,
      });
      const path = `/webhooks/${seeded.bot}/${token}` as const;
      return (await rest.post(path, { body, files: [file(name)], auth: false })) as Sent;
    },
  ],
];

async function command(): Promise<{ id: string; token: string }> {
  const { interactionId } = await running.discord.as(mo).in(general).run('card');
  const { d } = await bot.event('INTERACTION_CREATE', ({ id }) => id === interactionId);
  return { id: interactionId, token: String(d['token']) };
}

describe.each(ways)('%s', (_way, send) => {
  it('carries a picture in a gallery, described but not listed as an attachment', async () => {
    const message = await send(card('map.gif'), 'map.gif');
    expect(message.attachments).toEqual([]);
    expect(message.components[0]?.items?.[0]).toMatchObject({
      description: 'A map',
      media: { ...SIZE, content_type: 'image/gif', attachment_id: expect.stringMatching(/^\d+$/) },
    });
    const answer = await fetch(urlOf(message));
    expect(Buffer.from(await answer.arrayBuffer()).equals(PICTURE)).toBe(true);
  });

  it('carries a picture in an embed, and lists only the others', async () => {
    const message = await send(
      { embeds: [{ image: { url: 'attachment://map.gif' } }], attachments: described('map.gif') },
      'map.gif',
    );
    expect(message.attachments).toEqual([]);
    expect(message.embeds[0]?.image).toMatchObject({ ...SIZE, url: expect.stringContaining('/map.gif') });
  });

  it('carries a plain picture with its size and alt text, and a poll', async () => {
    const poll = { question: { text: 'Good?' }, answers: [{ poll_media: { text: 'Yes' } }] };
    const message = await send({ content: 'Look', poll, attachments: described('sheet.gif') }, 'sheet.gif');
    expect(message).toMatchObject({
      attachments: [
        { filename: 'sheet.gif', description: 'Alt of sheet.gif', ...SIZE, size: PICTURE.length },
      ],
      poll: { question: { text: 'Good?' } },
    });
  });
});

it('a number names a file of the request, as in Discord’s examples', async () => {
  const body = { attachments: [{ id: 0, description: 'By number' }] };
  const send = (attachments: object) =>
    rest.post(`/channels/${general}/messages`, { body: attachments, files: [file('a.gif')] });
  expect(await send(body)).toMatchObject({ attachments: [{ description: 'By number' }] });
  await expect(send({ attachments: [{ id: 1_234_567_890_123_456 }] })).rejects.toMatchObject({
    code: 50_035,
  });
});

describe('an edit', () => {
  let message: Sent;
  const edit = async (body: object, ...names: string[]) =>
    (await rest.patch(`/channels/${general}/messages/${message.id}`, {
      body,
      files: names.map(file),
    })) as Sent;
  const two = async () =>
    (await rest.post(`/channels/${general}/messages`, {
      body: { attachments: described('a.gif', 'b.gif') },
      files: [file('a.gif'), file('b.gif')],
    })) as Sent;
  beforeEach(async () => {
    message = await two();
  });

  it('keeps the attachments it does not speak of, and adds new ones to them', async () => {
    expect((await edit({ content: 'words' })).attachments).toHaveLength(2);
    const { attachments } = await edit({}, 'c.gif');
    expect(attachments.map(({ filename }) => filename)).toEqual(['a.gif', 'b.gif', 'c.gif']);
  });

  it('removes attachments that its list leaves out', async () => {
    const [first, second] = message.attachments;
    const { attachments } = await edit({ attachments: [{ id: second?.id }] });
    expect(attachments.map(({ filename }) => filename)).toEqual(['b.gif']);
    expect(await statusOf(first?.url ?? '')).toBe(404);
    expect(await statusOf(second?.url ?? '')).toBe(200);
  });

  it('replaces the picture of a card, whose old file is gone', async () => {
    message = (await rest.post(`/channels/${general}/messages`, {
      body: card('old.gif'),
      files: [file('old.gif')],
    })) as Sent;
    const old = urlOf(message);
    const edited = await edit(card('new.gif'), 'new.gif');
    expect(urlOf(edited)).toContain('/new.gif');
    expect(await statusOf(urlOf(edited))).toBe(200);
    expect(await statusOf(old)).toBe(404);
  });

  it('keeps the file of a picture that it shows again by its address, as an unlisted one', async () => {
    message = (await rest.post(`/channels/${general}/messages`, {
      body: card('old.gif'),
      files: [file('old.gif')],
    })) as Sent;
    const again = await edit({ components: message.components, attachments: [] });
    expect(urlOf(again)).toBe(urlOf(message));
    expect(await statusOf(urlOf(again))).toBe(200);
  });

  it('lists the picture of an embed once the embed is gone', async () => {
    message = (await rest.post(`/channels/${general}/messages`, {
      body: { content: 'x', embeds: [{ image: { url: 'attachment://map.gif' } }] },
      files: [file('map.gif')],
    })) as Sent;
    expect((await edit({ embeds: [] })).attachments).toMatchObject([{ filename: 'map.gif' }]);
  });
});

import { afterAll, expect, it } from 'vitest';
import { seeded } from '../src/index.ts';
import { type Answer, startApi } from './rest/api.ts';

const HOUR = 3_600_000;
const api = await startApi();
const { discord } = api.local;
afterAll(() => api.local.close());

const messages = `/channels/${seeded.general}/messages`;
const statusOf = async (url: string) => (await fetch(url)).status;

/** A message with a file, which an embed shows if it is to. */
async function withFile(embeds: object[] = []): Promise<Answer['body']> {
  const body = new FormData();
  body.set('payload_json', JSON.stringify({ content: 'A picture', embeds }));
  body.set('files[0]', new Blob(['picture'], { type: 'image/png' }), 'map.png');
  return (await api.call('POST', messages, { body })).body;
}

it('a link to a file has a signature that holds for a day, and each answer has one that holds', async () => {
  const { id, attachments } = await withFile();
  const { url } = attachments[0];
  expect(url).toMatch(/\/map\.png\?ex=[0-9a-f]{8}&is=[0-9a-f]{8}&hm=[0-9a-f]{64}&$/);
  expect(await statusOf(url)).toBe(200);
  const gone = await fetch(url.split('?')[0]);
  expect([gone.status, await gone.text()]).toEqual([404, 'This content is no longer available.']);
  expect(await statusOf(url.replace('/map.png', '/other.png'))).toBe(404);

  discord.advanceTime(25 * HOUR);
  expect(await statusOf(url)).toBe(404);
  const later = (await api.call('GET', `${messages}/${id}`)).body.attachments[0].url;
  expect(await statusOf(later)).toBe(200);
  const [seen] = (await discord.as('Mo').in(seeded.general).messages()).flatMap((one) => one.attachments);
  expect(await statusOf(seen?.url ?? '')).toBe(200);
});

it('a signed link that comes back in an edit is the same file', async () => {
  const { id, embeds } = await withFile([{ image: { url: 'attachment://map.png' } }]);
  expect(await statusOf(embeds[0].image.url)).toBe(200);
  const changed = { embeds: [{ title: 'The map', image: { url: embeds[0].image.url } }] };
  const { body } = await api.send('PATCH', `${messages}/${id}`, changed);
  expect(body.attachments).toEqual([]);
  expect(body.embeds[0].image.url).toMatch(/\/map\.png\?ex=[^?]+$/);
  expect(await statusOf(body.embeds[0].image.url)).toBe(200);
});

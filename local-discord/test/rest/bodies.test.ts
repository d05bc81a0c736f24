import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { seeded } from '../../src/index.ts';
import { startApi } from './api.ts';

const api = await startApi();
afterAll(() => api.local.close());

const path = `/channels/${seeded.general}/messages`;
const FORM = 'application/x-www-form-urlencoded';
const MIB = 1024 * 1024;

interface Part {
  readonly name: string;
  readonly value: string;
  readonly filename?: string;
  readonly type?: string;
}

/** A form written by hand, since FormData always names a type. */
function multipart(parts: readonly Part[]): { body: string; headers: Record<string, string> } {
  const lines = parts.flatMap(({ name, value, filename, type }) => [
    '--boundary',
    `Content-Disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}`,
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    '',
    value,
  ]);
  return {
    body: [...lines, '--boundary--', ''].join('\r\n'),
    headers: { 'content-type': 'multipart/form-data; boundary=boundary' },
  };
}

const post = (parts: readonly Part[]) => api.call('POST', path, multipart(parts));
const png = { filename: 'a.png', type: 'image/png', value: 'not really' };

describe("the forms of Discord's reference", () => {
  it('are taken without payload_json', async () => {
    const sent = await post([
      { name: 'content', value: 'Hello, World!' },
      { name: 'tts', value: 'false' },
    ]);
    expect(sent).toMatchObject({ status: 200, body: { content: 'Hello, World!' } });
  });

  it('are taken with payload_json, files and attachments numbered by JSON numbers', async () => {
    const first = await api.send('POST', path, { content: 'first' });
    const payload = {
      content: 'Hello, World!',
      embeds: [
        {
          title: 'Hello, Embed!',
          description: 'This is an embedded message.',
          thumbnail: { url: 'attachment://myfilename.png' },
          image: { url: 'attachment://mygif.gif' },
        },
      ],
      message_reference: { message_id: first.body.id },
      attachments: [
        { id: 0, description: 'Image of a cute little cat', filename: 'myfilename.png' },
        { id: 1, description: 'Rickroll gif', filename: 'mygif.gif' },
      ],
    };
    const { status, body } = await post([
      { name: 'payload_json', value: JSON.stringify(payload), type: 'application/json' },
      { name: 'files[0]', filename: 'myfilename.png', type: 'image/png', value: '1' },
      { name: 'files[1]', filename: 'mygif.gif', type: 'image/gif', value: '2' },
    ]);
    expect(status).toBe(200);
    expect(body.embeds[0].image.url).toMatch(/mygif\.gif/);
    expect(body.message_reference.message_id).toBe(first.body.id);
  });
});

describe('files', () => {
  const payload = {
    name: 'payload_json',
    value: '{"content":"x","attachments":[{"id":"0","description":"d"}]}',
  };

  it.each([
    ['before payload_json', [{ name: 'files[0]', ...png }, payload]],
    ['after payload_json', [payload, { name: 'files[0]', ...png }]],
    ['under the older name', [payload, { name: 'file', ...png }]],
    ['without a type', [payload, { name: 'files[0]', filename: 'a.png', value: 'x' }]],
  ])('are taken %s', async (_, parts) => {
    const { status, body } = await post(parts);
    expect(status).toBe(200);
    expect(body.attachments).toMatchObject([{ filename: 'a.png', description: 'd' }]);
  });

  it('are in the order of their numbers', async () => {
    const { body } = await post([
      { name: 'files[1]', ...png, filename: 'b.png' },
      { name: 'files[0]', ...png },
    ]);
    expect(body.attachments.map((one: { filename: string }) => one.filename)).toEqual(['a.png', 'b.png']);
  });

  it('may have any number', async () => {
    const payload = {
      attachments: [
        { id: 42, description: 'late' },
        { id: '7', description: 'early' },
      ],
    };
    const { body } = await post([
      { name: 'payload_json', value: JSON.stringify(payload) },
      { name: 'files[42]', ...png, filename: 'b.png' },
      { name: 'files[7]', ...png },
    ]);
    expect(body.attachments).toMatchObject([
      { filename: 'a.png', description: 'early' },
      { filename: 'b.png', description: 'late' },
    ]);
  });

  it('are refused from the eleventh on, and above 10 MiB', async () => {
    const eleven = Array.from({ length: 11 }, (_, index) => ({ name: `files[${index}]`, ...png }));
    expect(await post(eleven.slice(1))).toMatchObject({ status: 200 });
    expect(await post(eleven)).toMatchObject({ status: 400, body: { code: 50_035 } });
    const large = { name: 'files[0]', ...png, value: 'x'.repeat(10 * MIB) };
    expect((await post([large])).status).toBe(200);
    const tooLarge = await post([{ ...large, value: `${large.value}x` }]);
    expect(tooLarge).toMatchObject({ status: 413, body: { code: 40_005 } });
  });

  it('are refused together above 25 MiB', async () => {
    const three = [0, 1, 2].map((n) => ({ name: `files[${n}]`, ...png, value: 'x'.repeat(9 * MIB) }));
    expect((await post(three.slice(1))).status).toBe(200);
    expect(await post(three)).toMatchObject({ status: 413, body: { code: 40_005 } });
  });
});

describe('other bodies', () => {
  const as = (type: string, body: string) =>
    api.call('POST', path, { body, headers: { 'content-type': type } });

  it('may be URL-encoded, with fields or payload_json', async () => {
    expect((await as(FORM, 'content=a+b&tts=false&flags=4')).body).toMatchObject({
      content: 'a b',
      flags: 4,
    });
    const payload = new URLSearchParams({ payload_json: '{"content":"c"}' });
    expect((await as(FORM, payload.toString())).body).toMatchObject({ content: 'c' });
  });

  it('are refused above 25 MiB, whether their length is announced or not', async () => {
    const text = JSON.stringify({ content: 'x'.repeat(26 * MIB) });
    const headers = { 'content-type': 'application/json' };
    const tooLarge = { status: 413, body: { code: 40_005 } };
    expect(await api.call('POST', path, { body: text, headers })).toMatchObject(tooLarge);
    const stream = new Blob([text]).stream();
    const chunked = { body: stream, headers, duplex: 'half' } as RequestInit;
    expect(await api.call('POST', path, chunked)).toMatchObject(tooLarge);
    expect((await api.send('POST', path, { content: 'x'.repeat(24 * MIB) })).body.code).toBe(50_035);
  });

  it('are refused with 50109 where JSON is malformed', async () => {
    const malformed = { status: 400, body: { code: 50_109 } };
    expect(await as('application/json', '{"content":')).toMatchObject(malformed);
    expect(await post([{ name: 'payload_json', value: '{' }])).toMatchObject(malformed);
  });

  it('are refused with 50035 under another type, or where a form is no form', async () => {
    const unreadable = { status: 400, body: { code: 50_035 } };
    expect(await as('text/plain', '{"content":"x"}')).toMatchObject(unreadable);
    expect(await as('multipart/form-data', 'x')).toMatchObject(unreadable);
    expect(await as('multipart/form-data; boundary=b', '--b\r\nnothing')).toMatchObject(unreadable);
  });

  it('may be missing under any type', async () => {
    const { body } = await api.send('POST', path, { content: 'to be deleted' });
    const headers = { 'content-type': 'application/json' };
    expect((await api.call('GET', `${path}/${body.id}`)).status).toBe(200);
    expect((await api.call('POST', `/channels/${seeded.general}/typing`, { headers })).status).toBe(204);
    expect((await api.call('POST', `/channels/${seeded.general}/typing`)).status).toBe(204);
    expect((await api.call('DELETE', `${path}/${body.id}`, { headers })).status).toBe(204);
  });

  it('keep every digit of ids that are sent as numbers', async () => {
    const { body } = await api.send('POST', path, { content: 'first' });
    const reply = `{"content":"reply","message_reference":{"message_id":${body.id}}}`;
    expect((await as('application/json', reply)).body.message_reference.message_id).toBe(body.id);
  });
});

describe('any JSON', () => {
  const json = fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue({ maxDepth: 3 }));
  /** Numbers of 16 digits and more arrive as text. */
  const exact = (value: unknown) =>
    JSON.parse(JSON.stringify(value), (_, part) =>
      Number.isInteger(part) && /^-?\d{16,}$/.test(String(part)) ? String(part) : part,
    );
  const received = async (init: RequestInit) => {
    await api.call('POST', path, init);
    return api.frames.at(-1)?.body;
  };

  it('comes through every encoding as the same object', async () => {
    await fc.assert(
      fc.asyncProperty(json, async (value) => {
        const text = JSON.stringify(value);
        const inForm = new FormData();
        inForm.set('payload_json', text);
        const expected = exact(value);
        expect(await received({ body: text, headers: { 'content-type': 'application/json' } })).toEqual(
          expected,
        );
        expect(await received({ body: inForm })).toEqual(expected);
        expect(await received({ body: new URLSearchParams({ payload_json: text }) })).toEqual(expected);
        const typed = multipart([{ name: 'payload_json', value: text, type: 'application/json' }]);
        expect(await received(typed)).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });
});

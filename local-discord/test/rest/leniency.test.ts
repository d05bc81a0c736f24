import { afterAll, describe, expect, it } from 'vitest';
import { createWireLog, seeded } from '../../src/index.ts';
import { startApi } from './api.ts';

const api = await startApi();
const strict = await startApi({ strict: true });
afterAll(() => Promise.all([api.local.close(), strict.local.close()]));

const path = `/channels/${seeded.general}/messages`;
const commands = `/applications/${seeded.bot}/commands`;

describe('bodies', () => {
  it('may be the text "undefined" where an operation takes none', async () => {
    const { body } = await api.send('POST', path, { content: 'to be reacted to' });
    const nothing = { headers: { 'content-type': 'application/json' }, body: 'undefined' };
    expect((await api.call('PUT', `${path}/${body.id}/reactions/👍/@me`, nothing)).status).toBe(204);
    expect((await api.call('POST', path, nothing)).status).toBe(400);
    expect(await api.call('PATCH', `${path}/${body.id}`, nothing)).toMatchObject({ body: { code: 50_109 } });
  });
});

describe('fields that Discord does not know', () => {
  const body = {
    content: 'a',
    wait: true,
    files: [],
    embeds: [{ type: 'rich', title: 'T', provider: { name: 'x' } }],
    allowed_mentions: { parse: [], repliedUser: false },
  };

  it('are ignored, with a warning on the wire', async () => {
    const { status, body: message } = await api.send('POST', path, body);
    expect(status).toBe(200);
    expect(message.embeds[0]).not.toHaveProperty('provider');
    expect(api.frames.at(-1)).toMatchObject({
      body,
      warnings: [
        'field "wait" is ignored',
        'field "files" is ignored',
        'field "embeds.0.provider" is ignored',
        'field "allowed_mentions.repliedUser" is ignored',
      ],
    });
  });

  it('are named in the wire log', async () => {
    const log = createWireLog(api.local.discord);
    await api.send('POST', path, { content: 'a', wait: true });
    expect(log.entries.at(-1)?.warnings).toEqual(['field "wait" is ignored']);
    await api.send('POST', path, { content: 'a' });
    expect(log.entries.at(-1)).not.toHaveProperty('warnings');
  });

  it('are refused by a strict local Discord', async () => {
    const { status, body: refused } = await strict.send('POST', path, body);
    expect([status, refused.code]).toEqual([400, 50_035]);
    expect(Object.keys(refused.errors)).toEqual(['wait', 'files', 'embeds', 'allowed_mentions']);
  });

  it('are ignored in the first message of a post in a forum', async () => {
    const post = { name: 'Post', message: { content: 'first', wait: true } };
    expect((await api.send('POST', `/channels/${seeded.forum}/threads`, post)).status).toBe(201);
    expect(api.frames.at(-1)?.warnings).toEqual(['field "message.wait" is ignored']);
  });

  it('are ignored in commands, also those of the answers to GET', async () => {
    const command = {
      name: 'roll',
      description: 'Rolls',
      default_permission: true,
      options: [{ type: 6, name: 'who', description: 'Who', autocomplete: false }],
    };
    expect((await api.send('POST', commands, command)).status).toBe(201);
    const { body: all } = await api.call('GET', commands);
    expect((await api.send('PUT', commands, all)).status).toBe(200);
    expect((await strict.send('POST', commands, command)).status).toBe(400);
  });

  it('do not hide what is wrong', async () => {
    const wrong = { ...body, embeds: [{ type: 'rich', title: 'x'.repeat(257) }] };
    expect((await api.send('POST', path, wrong)).body.errors).toMatchObject({ embeds: { 0: { title: {} } } });
    expect((await api.send('POST', path, { wait: true })).body.code).toBe(50_006);
  });
});

describe.each([
  ['a lenient', api],
  ['a strict', strict],
])('%s local Discord reads', (_, { send }) => {
  it('numbers and booleans that are sent as text', async () => {
    const embeds = [{ title: 5, color: '255', fields: [{ name: 'n', value: 7, inline: 'True' }] }];
    const { status, body } = await send('POST', path, { content: 12, tts: 'false', flags: '4096', embeds });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      content: '12',
      flags: 4096,
      embeds: [{ title: '5', color: 255, fields: [{ name: 'n', value: '7', inline: true }] }],
    });
  });

  it('types of components that are sent as text, with what is in them', async () => {
    const button = { type: '2', style: '1', label: 'Press', custom_id: 'a', disabled: 1 };
    const components = [{ type: '1', components: [button] }];
    const { body } = await send('POST', path, { content: 'x', components });
    expect(body.components[0].components[0]).toMatchObject({ type: 2, style: 1, disabled: true });
    const text = { flags: '32768', components: [{ type: '10', content: 'text' }] };
    expect((await send('POST', path, text)).body.components[0]).toMatchObject({ type: 10 });
  });

  it('null for whatever is optional', async () => {
    const nothing = {
      content: 'a',
      embeds: null,
      components: null,
      attachments: null,
      nonce: null,
      poll: null,
    };
    expect((await send('POST', path, nothing)).status).toBe(200);
  });

  it('1,500 emoji as 1,500 characters', async () => {
    const content = '😀'.repeat(1500);
    expect((await send('POST', path, { content })).body.content).toBe(content);
    expect((await send('POST', path, { content: '😀'.repeat(2001) })).status).toBe(400);
  });
});

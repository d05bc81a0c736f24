import { afterAll, expect, it } from 'vitest';
import { seeded } from '../../src/index.ts';
import { openApi } from './ask.ts';
import { button, hook, lin, mo, row, startInteractions } from './interaction-setup.ts';

const { ask, discord, received, command, callback, shown, close } = await startInteractions();
afterAll(close);

const V2 = 1 << 15;

it('a message comes back with what Discord adds to its components', async () => {
  const select = { type: 3, custom_id: 'pick', options: [{ label: 'A', value: 'a', emoji: { name: '🔥' } }] };
  const users = { type: 5, custom_id: 'who', default_values: [{ id: mo, type: 'user' }] };
  const components = [
    { type: 17, components: [{ type: 10, content: 'Hi' }, { type: 14 }, row(select)] },
    row(users),
    row({ ...button, emoji: { id: null, name: '🔥' } }),
    { type: 12, items: [{ media: { url: 'https://example.com/a.png' } }] },
  ];
  const data = { flags: V2, components };
  const { resource } = await callback(await command(), { type: 4, data }, { with_response: true });
  if (openApi) expect(openApi.validateSchema('MessageResponse', resource.message)).toEqual([]);
  const [container, second, third, gallery] = resource.message.components;
  const defaults = { min_values: 1, max_values: 1, disabled: false };
  expect(container).toMatchObject({ id: 1, accent_color: null, spoiler: false });
  expect(container.components[1]).toMatchObject({ spacing: 1, divider: true });
  expect(container.components[2].components[0]).toMatchObject({ ...select, ...defaults });
  expect(second.components[0]).toMatchObject({ ...users, ...defaults });
  expect(third.components[0].emoji).toEqual({ name: '🔥' });
  expect(gallery.items[0]).toMatchObject({ description: null, spoiler: false });
});

it('a select sends its values with what they stand for; untouched, those it was given', async () => {
  const menus = [
    { type: 5, custom_id: 'who', max_values: 2, default_values: [{ id: mo, type: 'user' }] },
    { type: 6, custom_id: 'role' },
    { type: 7, custom_id: 'either', max_values: 2 },
    { type: 8, custom_id: 'where', channel_types: [0] },
  ];
  const messageId = await shown({ components: menus.map((menu) => row(menu)) });
  const pick = async (customId: string, values?: string[]) =>
    (
      await received(
        await discord.pressComponent({ userId: mo, messageId, customId, ...(values ? { values } : {}) }),
      )
    ).data;
  expect(await pick('who')).toMatchObject({
    component_type: 5,
    values: [mo],
    resolved: { users: { [mo]: {} } },
  });
  expect(await pick('who', [lin, mo])).toMatchObject({
    values: [lin, mo],
    resolved: { members: { [lin]: {} } },
  });
  expect((await pick('role', [seeded.adminRole])).resolved).toMatchObject({
    roles: { [seeded.adminRole]: {} },
  });
  expect(Object.keys((await pick('either', [lin, seeded.adminRole])).resolved)).toEqual([
    'users',
    'members',
    'roles',
  ]);
  expect((await pick('where', [seeded.support])).resolved).toMatchObject({
    channels: { [seeded.support]: {} },
  });
  await expect(pick('where', [seeded.forum])).rejects.toThrow('kind of channel');
  await expect(pick('role', [lin])).rejects.toThrow('must be a role');
  await expect(pick('where')).rejects.toThrow('1 to 1');
});

it('a modal sends what was chosen in it, with files, and the message that it came from', async () => {
  const messageId = await shown({ content: 'panel', components: [row(button)] });
  const press = await received(await discord.pressComponent({ userId: mo, messageId, customId: 'next' }));
  expect(press).toMatchObject({
    type: 3,
    message: { id: messageId, content: 'panel' },
    data: { component_type: 2 },
  });
  const field = (component: object) => ({ type: 18, label: 'Field', component });
  const components = [
    field({ type: 5, custom_id: 'who', max_values: 2 }),
    field({ type: 19, custom_id: 'files', max_values: 2 }),
    field({ type: 3, custom_id: 'colour', options: [{ label: 'Red', value: 'red', default: true }] }),
    field({ type: 4, custom_id: 'text', style: 1, id: 77 }),
    field({ type: 8, custom_id: 'where', required: false }),
  ];
  await callback(press, { type: 9, data: { title: 'Form', custom_id: 'form', components } });
  const submit = (values: Parameters<typeof discord.submitModal>[0]['values']) =>
    discord.as(mo).submit({ interactionId: press.id }, values);
  const photo = { name: 'a.png', contentType: 'image/png', data: Buffer.from('photo').toString('base64') };
  await expect(submit({ who: [mo], text: 'x' })).rejects.toThrow('"files" must be filled in');
  const sent = await received(await submit({ who: [lin, mo], files: [photo], text: 'x' }));
  expect(sent).toMatchObject({ type: 5, message: { id: messageId }, data: { custom_id: 'form' } });
  const [who, files, colour, text, where] = sent.data.components.map(
    ({ component }: { component: object }) => component,
  );
  expect(who).toMatchObject({ type: 5, values: [lin, mo] });
  expect(colour).toMatchObject({ values: ['red'] });
  expect(text).toMatchObject({ id: 77, value: 'x' });
  expect(where).toMatchObject({ values: [] });
  const [fileId] = files.values;
  expect(sent.data.resolved).toMatchObject({
    users: { [lin]: {} },
    attachments: { [fileId]: { filename: 'a.png' } },
  });

  // The answer to it may be a change of the message.
  await callback(sent, { type: 7, data: { content: 'filled in' } });
  expect(await ask('get_original_webhook_message', hook(sent))).toMatchObject({
    id: messageId,
    content: 'filled in',
  });
});

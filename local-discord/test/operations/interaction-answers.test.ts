import { afterAll, afterEach, expect, it, vi } from 'vitest';
import {
  button,
  hook,
  lobby,
  mo,
  type Received,
  row,
  sam,
  say,
  startInteractions,
} from './interaction-setup.ts';

const { ask, refused, discord, received, command, callback, shown, close } = await startInteractions();
afterAll(close);
afterEach(() => void vi.useRealTimers());

const EPHEMERAL = 64;
const followUp = (interaction: Received, body: object) =>
  ask('execute_webhook', { ...hook(interaction), body });

it("a component's token reads, edits and deletes the message that it sits on", async () => {
  const messageId = await shown({ content: 'panel', components: [row(button)], flags: EPHEMERAL });
  const press = async () =>
    received(await discord.pressComponent({ userId: mo, messageId, customId: 'next' }));
  const deferred = await press();
  await callback(deferred, { type: 6 });
  await ask('update_original_webhook_message', { ...hook(deferred), body: { content: 'one' } });
  const replied = await press();
  await callback(replied, say('reply'));
  const original = await ask('get_original_webhook_message', hook(replied));
  expect(original).toMatchObject({ content: 'reply', message_reference: { message_id: messageId } });
  expect(await ask('get_webhook_message', hook(replied, messageId))).toMatchObject({ content: 'one' });
  const edit = { ...hook(replied, messageId), body: { content: 'two' } };
  expect(await ask('update_webhook_message', edit)).toMatchObject({ id: messageId, content: 'two' });
  expect(await ask('delete_webhook_message', hook(replied, messageId))).toBeNull();
  expect(await refused('get_webhook_message', hook(replied, messageId))).toBe('404 10008');
  expect(
    await refused('update_original_webhook_message', { ...hook(deferred), body: { content: 'x' } }),
  ).toBe('404 10008');
});

it('follow-ups are read, edited and deleted; a deleted answer is unknown', async () => {
  const interaction = await command();
  expect(await refused('execute_webhook', { ...hook(interaction), body: { content: 'early' } })).toBe(
    '404 10015',
  );
  await callback(interaction, say('first'));
  const more = await followUp(interaction, { content: 'more', flags: EPHEMERAL });
  expect(more).toMatchObject({ type: 19, flags: EPHEMERAL, interaction_metadata: { id: interaction.id } });
  const named = hook(interaction, more.id);
  expect(await ask('update_webhook_message', { ...named, body: { content: 'changed' } })).toMatchObject({
    content: 'changed',
  });
  await ask('delete_webhook_message', named);
  expect(await refused('update_webhook_message', { ...named, body: { content: 'x' } })).toBe('404 10008');
  await ask('delete_original_webhook_message', hook(interaction));
  expect(await refused('get_original_webhook_message', hook(interaction))).toBe('404 10008');
  expect(await refused('delete_original_webhook_message', hook(interaction))).toBe('404 10008');
  expect(await followUp(interaction, { content: 'still here' })).toMatchObject({ content: 'still here' });
});

it('after a public defer, a private follow-up becomes the public answer, and the next one is private', async () => {
  const interaction = await command();
  await callback(interaction, { type: 5 });
  expect((await followUp(interaction, { content: 'one', flags: EPHEMERAL })).flags).toBe(0);
  expect((await followUp(interaction, { content: 'two', flags: EPHEMERAL })).flags).toBe(EPHEMERAL);
});

it('where the bot is no member, an interaction has five follow-ups', async () => {
  const interaction = await received(await discord.as(sam).in(lobby).run('anywhere'));
  expect(interaction.authorizing_integration_owners).toEqual({ 1: sam });
  await callback(interaction, say('first'));
  for (let count = 0; count < 5; count += 1) await followUp(interaction, { content: `${count}` });
  expect(await refused('execute_webhook', { ...hook(interaction), body: { content: 'x' } })).toBe(
    '400 40094',
  );
  discord.admin.uninstallFor(sam);
  const use = () => discord.as(sam).in(lobby).run('anywhere');
  await expect(use()).rejects.toThrow('not installed');
  discord.admin.installFor(sam);
  await use();
});

it('a token is good for fifteen minutes', async () => {
  const interaction = await command();
  expect(interaction.token.length).toBeGreaterThan(150);
  await callback(interaction, say('first'));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 + 1 });
  expect(await refused('execute_webhook', { ...hook(interaction), body: { content: 'x' } })).toBe(
    '401 50027',
  );
  expect(await refused('get_original_webhook_message', hook(interaction))).toBe('401 50027');
});

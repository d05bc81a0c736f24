import type { Client, Interaction } from 'discord.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { button, menu, type RunningLocalDiscord, seeded, startLocalDiscord } from '../../src/index.ts';
import { loginBot } from '../bot.ts';
import '../../src/testing/vitest.ts';

let local: RunningLocalDiscord;
let bot: Client;
beforeAll(async () => {
  local = await startLocalDiscord();
  bot = await loginBot(local, answer);
  await bot.application?.commands.set([
    { name: 'ping', description: 'Answers' },
    { name: 'form', description: 'Opens a form' },
    {
      name: 'list',
      description: 'A list',
      options: [
        {
          type: 1,
          name: 'add',
          description: 'Adds',
          options: [{ type: 3, name: 'what', description: 'What', required: true }],
        },
      ],
    },
    { name: 'Quote', type: 3 },
    { name: 'Greet', type: 2 },
  ]);
  await local.discord.waitUntilReady({ withCommands: true });
});
afterAll(async () => {
  await bot.destroy();
  await local.close();
});

const again = { type: 2, style: 1, custom_id: 'again', label: 'Again' } as const;
const off = { type: 2, style: 2, custom_id: 'off', emoji: { name: '🛑' }, disabled: true } as const;
const link = { type: 2, style: 5, url: 'https://example.org', label: 'More' } as const;
const size = {
  type: 3,
  custom_id: 'size',
  placeholder: 'Size',
  options: [
    { label: 'Small', value: 's' },
    { label: 'Large', value: 'l' },
  ],
} as const;
const components = [
  { type: 1, components: [again, off, link] },
  { type: 1, components: [size] },
] as const;
const name = { type: 4, custom_id: 'name', label: 'Name', style: 1 } as const;

async function answer(interaction: Interaction): Promise<unknown> {
  if (interaction.isModalSubmit()) {
    return interaction.reply(`Hello ${interaction.fields.getTextInputValue('name')}`);
  }
  if (interaction.isButton()) return interaction.update('Pong again');
  if (interaction.isStringSelectMenu()) return interaction.reply(`Size ${interaction.values}`);
  if (interaction.isMessageContextMenuCommand()) return interaction.reply(interaction.targetMessage.content);
  if (interaction.isUserContextMenuCommand()) return interaction.reply(`Hello ${interaction.targetUser.id}`);
  if (!interaction.isChatInputCommand()) return undefined;
  if (interaction.commandName === 'list')
    return interaction.reply(interaction.options.getString('what') ?? '');
  if (interaction.commandName === 'form') {
    return interaction.showModal({
      custom_id: 'form',
      title: 'Form',
      components: [{ type: 1, components: [name] }],
    });
  }
  return interaction.reply({
    embeds: [{ title: 'Pong', fields: [{ name: 'In', value: '3 ms' }] }],
    components,
  });
}

const mo = () => local.discord.as('Mo');

it('a person uses a command, a button and a menu by what they say', async () => {
  const pong = await (await mo().run('ping')).answer();
  expect(pong.channelId).toBe(seeded.general);
  expect(pong).toHaveText('3 ms');
  expect(pong).toHaveText(/^Pong/);
  expect(pong).toHaveButton('Again');
  expect(pong).toHaveButton('🛑', { disabled: true });
  expect(await (await mo().choose(pong, menu('Size'), ['l'])).answer()).toHaveText('Size l');
  expect(await (await mo().press(pong, button('Again'))).answer()).toHaveText('Pong again');
});

it('a component that a message has not, or cannot use, is refused with those that there are', async () => {
  const pong = await (await mo().run('ping')).answer();
  const all = 'button "Again", button "🛑", menu "Size"';
  await expect(mo().press(pong, button('Agian'))).rejects.toThrow(
    `the message has no button "Agian", only: ${all}`,
  );
  await expect(mo().press(pong, button('More'))).rejects.toThrow('the button "More" is a link');
  expect(() => expect(pong).toHaveButton('Agian')).toThrow(all);
  expect(() => expect(pong).toHaveButton('🛑')).toThrow('the button "🛑" of the message is disabled');
  expect(pong).not.toHaveButton('Agian');
  expect(() => expect(pong).not.toHaveButton('🛑')).toThrow('the button "🛑" of the message is disabled');
  expect(pong).not.toHaveButton('🛑', { disabled: false });
  expect(() => expect(pong).toHaveText('Ping')).toThrow('the message has no text "Ping":\nPong');
  expect(() => expect(pong).not.toHaveText('Pong')).toThrow('the message has text "Pong"');
});

it('a person names a subcommand, fills in a modal and goes elsewhere', async () => {
  const inSupport = mo().in(seeded.support);
  const added = await (await inSupport.run('list add', { what: 'Shoes' })).answer();
  expect([added.channelId, added.content]).toEqual([seeded.support, 'Shoes']);
  const modal = await (await inSupport.run('/form')).modal();
  expect(await (await inSupport.submit(modal, { name: 'Mo' })).answer()).toHaveText('Hello Mo');
});

it('a person uses the menus of messages and people', async () => {
  const hello = await mo().send('Hello');
  expect(await (await mo().runMessageMenu(hello, 'Quote')).answer()).toHaveText('Hello');
  expect(await (await mo().runUserMenu(seeded.ada, 'Greet')).answer()).toHaveText(`Hello ${seeded.ada}`);
});

it('a person writes, changes, reacts to and deletes messages', async () => {
  const ada = local.discord.as(seeded.ada);
  const hello = await mo().send('Hello');
  const reply = await ada.send('Hi', { replyTo: hello });
  expect(reply.replyTo).toBe(hello.id);
  expect(await mo().edit(hello, 'Hello, Ada')).toHaveText('Hello, Ada');
  await ada.react(hello, '👍');
  const last = async () => (await mo().messages()).find(({ id }) => id === hello.id);
  expect((await last())?.reactions).toHaveLength(1);
  await ada.removeReaction(hello, '👍');
  const elsewhere = await mo().forward(hello, seeded.support);
  expect(elsewhere.channelId).toBe(seeded.support);
  await mo().delete(hello);
  expect(await last()).toBeUndefined();
});

it('who is nobody cannot act', () => {
  expect(() => local.discord.as('Nobody')).toThrow('there is no person');
});

it('what administrators do and what goes wrong have groups of their own', async () => {
  local.discord.admin.setMemberPermissions(seeded.general, 0n);
  await expect(mo().in(seeded.general).send('Hello')).rejects.toThrow();
  expect((await mo().send('Hello')).channelId).toBe(seeded.support);
  local.discord.admin.setMemberPermissions(seeded.general, null);
  local.discord.faults.failNext({ times: 2 });
  expect([local.discord.faults.failing, local.discord.faults.failing]).toEqual([2, 2]);
  local.discord.faults.stopFailing();
  expect(local.discord.faults.failing).toBe(0);
});

import {
  type APIModalInteractionResponseCallbackData,
  type Client,
  ComponentType,
  type Interaction,
  type MessageActionRowComponentData,
  MessageFlags,
} from 'discord.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ClientEvent, type RunningLocalDiscord, seeded, startLocalDiscord } from '../src/index.ts';
import { loginBot } from './bot.ts';

const { mo, lin, ada, general, support } = seeded;
let running: RunningLocalDiscord;
let bot: Client<true>;

beforeAll(async () => {
  running = await startLocalDiscord();
  bot = await loginBot(running, answer);
  await bot.application.commands.set([
    { name: 'Profile', type: 2 },
    { name: 'read', description: 'Reads', options: [{ type: 11, name: 'file', description: 'File' }] },
    { name: 'menus', description: 'Shows menus' },
  ]);
});
afterAll(async () => {
  await bot.destroy();
  await running.close();
});

const row = (component: MessageActionRowComponentData) =>
  ({ type: ComponentType.ActionRow, components: [component] }) as const;
const form: APIModalInteractionResponseCallbackData = {
  title: 'Form',
  custom_id: 'form',
  components: [
    { type: 18, label: 'Who', component: { type: 5, custom_id: 'who' } },
    { type: 18, label: 'Files', component: { type: 19, custom_id: 'files' } },
  ],
};

/** Answers with what the library made of the interaction. */
async function answer(interaction: Interaction): Promise<unknown> {
  if (interaction.isUserContextMenuCommand()) {
    return interaction.reply(`${interaction.targetUser.displayName} ${interaction.targetMember !== null}`);
  }
  if (interaction.isChatInputCommand() && interaction.commandName === 'read') {
    const { name, url } = interaction.options.getAttachment('file', true);
    return interaction.reply(`${name}: ${await (await fetch(url)).text()}`);
  }
  if (interaction.isChatInputCommand()) {
    const menus = [
      row({ type: ComponentType.MentionableSelect, customId: 'either', maxValues: 2 }),
      row({ type: ComponentType.ChannelSelect, customId: 'where' }),
    ];
    const { interaction: sent } = await interaction.reply({ components: menus, withResponse: true });
    return interaction.editReply({ content: `menus ${sent.responseMessageId}` });
  }
  if (interaction.isMentionableSelectMenu()) {
    const { users, roles } = interaction;
    return interaction.reply({
      content: [...users.map(({ displayName }) => displayName), ...roles.map((role) => role?.name)].join(),
      flags: MessageFlags.Ephemeral,
    });
  }
  if (interaction.isChannelSelectMenu()) return interaction.showModal(form);
  if (interaction.isModalSubmit()) {
    const who = interaction.fields.getSelectedUsers('who', true).map(({ displayName }) => displayName);
    const files = interaction.fields.getUploadedFiles('files', true).map(({ name }) => name);
    return interaction.reply(`${interaction.isFromMessage()} ${who.join()} ${files.join()}`);
  }
  return undefined;
}

const contentOf = async ({ interactionId }: { readonly interactionId: string }) =>
  (await running.discord.waitForAnswer(interactionId)).content;
const file = { name: 'note.txt', contentType: 'text/plain', data: Buffer.from('hello') };

it('discord.js reads user menus and files', async () => {
  const { discord } = running;
  expect(await contentOf(await discord.as(mo).in(general).runUserMenu(lin, 'Profile'))).toBe('Lin true');
  const read = await discord.as(mo).in(general).run('read', { file });
  expect(await contentOf(read)).toBe('note.txt: hello');
});

it('discord.js reads menus, the modal behind one, and what was chosen in it', async () => {
  const { discord } = running;
  await discord.as(mo).in(general).run('menus');
  const { id } = await discord.waitForMessage(({ content }) => content.startsWith('menus 1'));
  const pick = (customId: string, values: readonly string[]) =>
    discord.pressComponent({ userId: mo, messageId: id, customId, values });
  expect(await contentOf(await pick('either', [ada, seeded.adminRole]))).toBe('Ada,Administrator');
  const opened = new Promise<ClientEvent>((resolve) => {
    const leave = discord.subscribe(mo, (event) => {
      if (event.type !== 'modal') return;
      leave();
      resolve(event);
    });
  });
  const { interactionId } = await pick('where', [support]);
  expect(await opened).toMatchObject({ interactionId });
  const sent = await discord.as(mo).submit({ interactionId }, { who: [lin], files: [file] });
  expect(await contentOf(sent)).toBe('true Lin note.txt');
});

it('discord.js edits one command, and finds all of them equal to what it registered', async () => {
  const commands = await bot.application.commands.fetch({ withLocalizations: true });
  const menus = commands.find(({ name }) => name === 'menus');
  const edited = await menus?.edit({ description: 'Shows two menus' });
  expect(edited).toMatchObject({ id: menus?.id, name: 'menus', description: 'Shows two menus' });
  const before = commands.find(({ name }) => name === 'read');
  const set = await bot.application.commands.set(
    [...commands.values()].map((command) => command.toJSON() as never),
  );
  expect(set.get(before?.id ?? '')?.version).toBe(before?.version);
});

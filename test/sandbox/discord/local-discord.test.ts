import {
  type ChatInputCommandInteraction,
  type Client,
  DiscordAPIError,
  type Interaction,
  MessageFlags,
} from 'discord.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type RunningLocalDiscord,
  startLocalDiscord,
} from '../../../sandbox/discord/create-local-discord.ts';
import type { ClientEvent } from '../../../sandbox/discord/protocol.ts';
import { seeded } from '../../../sandbox/discord/seed.ts';
import { loginBot } from './bot.ts';

const { mo, ada, lin, sam, general } = seeded;
let running: RunningLocalDiscord;
let bot: Client<true>;
const handled: Interaction[] = [];
let lateError: Promise<unknown> = Promise.resolve();

const panel = () => ({
  content: 'panel',
  components: [
    {
      type: 1,
      components: [
        { type: 2, style: 1, label: 'Next', custom_id: 'next' },
        { type: 2, style: 2, label: 'Off', custom_id: 'off', disabled: true },
        { type: 2, style: 2, label: 'Again', custom_id: 'again' },
      ],
    },
    {
      type: 1,
      components: [
        {
          type: 3,
          custom_id: 'pick',
          options: [
            { label: 'Red', value: 'red' },
            { label: 'Blue', value: 'blue' },
          ],
        },
      ],
    },
  ],
});

const form = {
  title: 'Form',
  custom_id: 'form',
  components: [
    { type: 18, label: 'Number', component: { type: 4, style: 1, custom_id: 'number', min_length: 3 } },
  ],
};

async function onCommand(command: ChatInputCommandInteraction): Promise<void> {
  switch (command.commandName) {
    case 'slow':
      await command.deferReply();
      await command.editReply({ content: 'done', embeds: [{ title: 'Parcel' }] });
      return;
    case 'secret':
      await command.reply({ content: 'psst', flags: MessageFlags.Ephemeral });
      // discord.js refuses a second reply by itself; Discord is asked directly.
      lateError = bot.rest
        .post(`/interactions/${command.id}/${command.token}/callback`, {
          body: { type: 4, data: { content: 'twice' } },
          auth: false,
        })
        .catch((error: unknown) => error);
      return;
    case 'retract':
      await command.deferReply();
      await command.deleteReply();
      await command.followUp({ content: 'only you', flags: MessageFlags.Ephemeral });
      return;
    case 'careless':
      await command.deferReply({ flags: MessageFlags.Ephemeral });
      await command.followUp('meant for all');
      return;
    case 'late':
      lateError = new Promise((resolve) => {
        const leave = running.discord.subscribe(command.user.id, (event) => {
          if (event.type !== 'interaction.failed') return;
          leave();
          command.reply('too late').then(resolve, resolve);
        });
      });
      return;
    case 'panel':
      await command.reply(panel());
      return;
    case 'form':
      await command.showModal(form);
      return;
    case 'upload':
      await command.reply({
        files: [{ attachment: Buffer.from('photo'), name: 'qc.png' }],
        embeds: [{ image: { url: 'attachment://qc.png' } }],
      });
      return;
    default:
      await command.reply(`options: ${JSON.stringify(command.options.data.map((option) => option.value))}`);
  }
}

async function onInteraction(interaction: Interaction): Promise<void> {
  handled.push(interaction);
  if (interaction.isChatInputCommand()) return onCommand(interaction);
  if (interaction.isAutocomplete()) {
    return interaction.respond([{ name: `You typed ${interaction.options.getFocused()}`, value: 'x' }]);
  }
  if (interaction.isButton() && interaction.customId === 'next') {
    await interaction.update({ content: 'page 2' });
  } else if (interaction.isButton()) {
    await interaction.deferUpdate();
    await interaction.editReply({ content: 'later', components: [] });
  } else if (interaction.isStringSelectMenu()) {
    await interaction.reply({
      content: `picked ${interaction.values.join()}`,
      flags: MessageFlags.Ephemeral,
    });
  } else if (interaction.isModalSubmit()) {
    await interaction.reply(`number ${interaction.fields.getTextInputValue('number')}`);
  } else if (interaction.isMessageContextMenuCommand()) {
    await interaction.reply(`about: ${interaction.targetMessage.content}`);
  }
}

async function answer(name: string, userId: string = mo) {
  const { interactionId } = await running.discord.runCommand({ userId, channelId: general, name });
  return running.discord.waitForAnswer(interactionId);
}

beforeAll(async () => {
  running = await startLocalDiscord({ interactionDeadlineMs: 700 });
  bot = await loginBot(running, onInteraction);
});

afterAll(async () => {
  await bot.destroy();
  await running.close();
});

test('logs in without intents and registers commands', async () => {
  expect(bot.user.id).toBe(seeded.bot);
  const state = await running.discord.state({ userId: mo });
  expect(state.gatewayConnected).toBe(true);
  expect(state.bot?.username).toBe('Haulmate');
  expect(state.commands.map((command) => command.name)).toContain('slow');
  expect(state.guilds.map((guild) => guild.name)).toEqual(['Haul Club']);
});

test('defers, then edits the answer', async () => {
  const events: ClientEvent[] = [];
  const leave = running.discord.subscribe(lin, (event) => events.push(event));
  const message = await answer('slow', lin);
  leave();
  expect(message).toMatchObject({ content: 'done', flags: 0, editedAt: null, visibleTo: null });
  expect(message.embeds[0]).toMatchObject({ title: 'Parcel', type: 'rich' });
  expect(message.interaction).toEqual({ userId: lin, name: 'slow' });
  expect(events.map((event) => event.type)).toEqual([
    'message.create',
    'interaction.acknowledged',
    'message.update',
  ]);
  expect(events[0]).toMatchObject({ message: { flags: 128 } });
  const seen = handled.at(-1);
  expect(seen).toMatchObject({ locale: 'zh-CN', guildLocale: 'en-US', channelId: general });
  expect(running.discord.requests.map(({ route }) => route)).toContainEqual(
    expect.stringMatching(/\/messages\/@original$/),
  );
});

test('hides ephemeral answers from others; a second callback is 40060', async () => {
  const message = await answer('secret');
  expect(message).toMatchObject({ content: 'psst', flags: 64, visibleTo: mo });
  const seenBy = async (userId: string) =>
    (await running.discord.messages({ userId, channelId: general })).some(({ id }) => id === message.id);
  expect(await seenBy(mo)).toBe(true);
  expect(await seenBy(ada)).toBe(false);
  await expect.poll(() => lateError).toMatchObject({ code: 40060 });
});

test('a public defer can be taken back for a private follow-up', async () => {
  const message = await answer('retract');
  expect(message).toMatchObject({ content: 'only you', flags: 64, visibleTo: mo });
  const left = await running.discord.messages({ userId: ada, channelId: general });
  expect(left.filter(({ flags }) => (flags & 128) !== 0)).toEqual([]);
});

test('a follow-up while thinking becomes the answer and stays as private as the defer', async () => {
  expect(await answer('careless')).toMatchObject({ content: 'meant for all', flags: 64, visibleTo: mo });
});

test('fails an interaction that nobody answers in time, then refuses with 10062', async () => {
  const events: ClientEvent[] = [];
  const leave = running.discord.subscribe(mo, (event) => events.push(event));
  await expect(answer('late')).rejects.toThrow('did not respond');
  leave();
  expect(events).toContainEqual(expect.objectContaining({ type: 'interaction.failed' }));
  const error = await lateError;
  expect(error).toBeInstanceOf(DiscordAPIError);
  expect(error).toMatchObject({ code: 10062, status: 404 });
});

test('completes options and checks them like a client', async () => {
  const call = { userId: mo, channelId: general, name: 'find' };
  const typed = await running.discord.autocomplete({ ...call, focused: 'what', options: { what: 'sho' } });
  expect(typed.choices).toEqual([{ name: 'You typed sho', value: 'x' }]);
  await expect(running.discord.runCommand(call)).rejects.toThrow('"what" is required');
  const run = (options: Record<string, string | number>) =>
    running.discord.runCommand({ ...call, options: { what: 'shoes', ...options } });
  await expect(run({ count: 3 })).rejects.toThrow('choices');
  await expect(run({ where: seeded.finds })).rejects.toThrow('kind of channel');
  await expect(run({ colour: 'red' })).rejects.toThrow('no option');
  const { interactionId } = await run({ count: 2, where: seeded.parcels });
  const message = await running.discord.waitForAnswer(interactionId);
  expect(message.content).toBe(`options: ["shoes","${seeded.parcels}",2]`);
});

test('lets only administrators use restricted commands', async () => {
  await expect(answer('admin')).rejects.toThrow('may not use');
  expect((await answer('admin', ada)).content).toBe('options: []');
});

test('buttons update, selects answer, disabled and unknown ones are refused', async () => {
  const { id } = await answer('panel');
  const press = async (customId: string, values?: string[]) => {
    const call = { userId: mo, messageId: id, customId, ...(values ? { values } : {}) };
    const { interactionId } = await running.discord.pressComponent(call);
    return running.discord.waitForAnswer(interactionId);
  };
  expect(await press('next')).toMatchObject({ id, content: 'page 2' });
  const pressed = handled.at(-1);
  expect(pressed?.isButton() && pressed.message.interactionMetadata?.user.id).toBe(mo);
  expect(await press('pick', ['red'])).toMatchObject({ content: 'picked red', visibleTo: mo });
  await expect(press('pick', ['green'])).rejects.toThrow('does not offer');
  await expect(press('off')).rejects.toThrow('disabled');
  await expect(press('nowhere')).rejects.toThrow('no component');
  expect(await press('again')).toMatchObject({ id, content: 'later', components: [] });
  const forged = await running.discord.forgeComponent({ userId: ada, messageId: id, customId: 'next' });
  expect(await running.discord.waitForAnswer(forged.interactionId)).toMatchObject({ id, content: 'page 2' });
});

test('opens a modal and takes what was filled in', async () => {
  const opened = new Promise<ClientEvent>((resolve) => {
    const leave = running.discord.subscribe(mo, (event) => {
      if (event.type !== 'modal') return;
      leave();
      resolve(event);
    });
  });
  const { interactionId } = await running.discord.runCommand({
    userId: mo,
    channelId: general,
    name: 'form',
  });
  expect(await opened).toMatchObject({ interactionId, modal: { title: 'Form' } });
  const submit = (number: string) =>
    running.discord.submitModal({ userId: mo, interactionId, values: { number } });
  await expect(submit('12')).rejects.toThrow('too short');
  const sent = await submit('1234');
  expect((await running.discord.waitForAnswer(sent.interactionId)).content).toBe('number 1234');
});

test('hands a message menu its target without the content intent', async () => {
  const target = await running.discord.sendMessage({ userId: mo, channelId: general, content: 'a link' });
  const call = { userId: lin, messageId: target.id, name: 'Convert' };
  const { interactionId } = await running.discord.runMessageMenu(call);
  expect((await running.discord.waitForAnswer(interactionId)).content).toBe('about: a link');
});

test('takes uploaded files and resolves attachment links', async () => {
  const message = await answer('upload');
  const file = message.attachments[0];
  expect(file?.filename).toBe('qc.png');
  expect(message.embeds[0]?.image?.url).toBe(file?.url);
  expect(await (await fetch(file?.url ?? '')).text()).toBe('photo');
});

test('a user install works where the bot is no member, for commands that allow it', async () => {
  const call = { userId: sam, channelId: seeded.lobby };
  await expect(running.discord.runCommand({ ...call, name: 'slow' })).rejects.toThrow('not installed');
  const { interactionId } = await running.discord.runCommand({
    ...call,
    name: 'find',
    options: { what: 'y' },
  });
  await running.discord.waitForAnswer(interactionId);
  expect(handled.at(-1)?.authorizingIntegrationOwners).toMatchObject({ 1: sam });
  await expect(
    bot.rest.post(`/channels/${seeded.lobby}/messages`, { body: { content: 'x' } }),
  ).rejects.toMatchObject({
    code: 50001,
  });
});

test('resumes after the gateway asked to reconnect, and gets what it missed', async () => {
  const resumed = new Promise((resolve) => bot.once('shardResume', resolve));
  running.discord.dropGateway();
  const message = answer('slow');
  await resumed;
  expect((await message).content).toBe('done');
});

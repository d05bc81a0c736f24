import { type Client, DiscordAPIError } from 'discord.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ClientEvent, type RunningLocalDiscord, seeded, startLocalDiscord } from '../src/index.ts';
import { loginBot } from './bot.ts';
import { handled, late, onInteraction } from './responses.ts';

const { mo, ada, lin, sam, general } = seeded;
let running: RunningLocalDiscord;
let bot: Client<true>;

async function answer(name: string, userId: string = mo) {
  const asked = await running.discord.as(userId).in(general).run(name);
  return asked.answer();
}

beforeAll(async () => {
  running = await startLocalDiscord({ interactionDeadlineMs: 700 });
  bot = await loginBot(running, (interaction) => onInteraction(running.discord, interaction));
});

afterAll(async () => {
  await bot.destroy();
  await running.close();
});

test('lets a bot log in without intents and register commands', async () => {
  expect(bot.user.id).toBe(seeded.bot);
  const state = await running.discord.as(mo).state();
  expect(state.gatewayConnected).toBe(true);
  expect(state.bot?.username).toBe('Bot');
  expect(state.commands.map((command) => command.name)).toContain('slow');
  expect(state.guilds.map((guild) => guild.name)).toEqual(['Test Server']);
});

test('lets a bot defer and then edit the answer', async () => {
  const events: ClientEvent[] = [];
  const leave = running.discord.subscribe(lin, (event) => events.push(event));
  const message = await answer('slow', lin);
  leave();
  expect(message).toMatchObject({ content: 'done', flags: 0, editedAt: null, visibleTo: null });
  expect(message.embeds[0]).toMatchObject({ title: 'Order', type: 'rich' });
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

test('hides ephemeral answers from others and refuses a second callback with 40060', async () => {
  const message = await answer('secret');
  expect(message).toMatchObject({ content: 'psst', flags: 64, visibleTo: mo });
  const seenBy = async (userId: string) =>
    (await running.discord.as(userId).in(general).messages()).some(({ id }) => id === message.id);
  expect(await seenBy(mo)).toBe(true);
  expect(await seenBy(ada)).toBe(false);
  await expect.poll(() => late.error).toMatchObject({ code: 40060 });
});

test('lets a bot delete a public defer and follow up privately', async () => {
  const message = await answer('retract');
  expect(message).toMatchObject({ content: 'only you', flags: 64, visibleTo: mo });
  const left = await running.discord.as(ada).in(general).messages();
  expect(left.filter(({ flags }) => (flags & 128) !== 0)).toEqual([]);
});

test('uses a follow-up to a deferred command as the answer, as private as the defer', async () => {
  expect(await answer('careless')).toMatchObject({ content: 'meant for all', flags: 64, visibleTo: mo });
});

test('fails an interaction without an answer in time, and then refuses answers with 10062', async () => {
  const events: ClientEvent[] = [];
  const leave = running.discord.subscribe(mo, (event) => events.push(event));
  await expect(answer('late')).rejects.toThrow('did not respond');
  leave();
  expect(events).toContainEqual(expect.objectContaining({ type: 'interaction.failed' }));
  const error = await late.error;
  expect(error).toBeInstanceOf(DiscordAPIError);
  expect(error).toMatchObject({ code: 10062, status: 404 });
});

test('autocompletes options and checks them like a client', async () => {
  const typed = await running.discord.as(mo).in(general).autocomplete('find', 'what', { what: 'sho' });
  expect(typed.choices).toEqual([{ name: 'You typed sho', value: 'x' }]);
  await expect(running.discord.as(mo).in(general).run('find')).rejects.toThrow('"what" is required');
  const run = (options: Record<string, string | number>) =>
    running.discord
      .as(mo)
      .in(general)
      .run('find', { what: 'shoes', ...options });
  await expect(run({ count: 3 })).rejects.toThrow('choices');
  await expect(run({ where: seeded.forum })).rejects.toThrow('kind of channel');
  await expect(run({ colour: 'red' })).rejects.toThrow('no option');
  const { interactionId } = await run({ count: 2, where: seeded.support });
  const message = await running.discord.waitForAnswer(interactionId);
  expect(message.content).toBe(`options: ["shoes","${seeded.support}",2]`);
});

test('lets only administrators use restricted commands', async () => {
  await expect(answer('admin')).rejects.toThrow('may not use');
  expect((await answer('admin', ada)).content).toBe('options: []');
});

test('sends presses and selections to the bot, and refuses disabled and unknown components', async () => {
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

test('opens a modal of the bot and submits its values', async () => {
  const opened = new Promise<ClientEvent>((resolve) => {
    const leave = running.discord.subscribe(mo, (event) => {
      if (event.type !== 'modal') return;
      leave();
      resolve(event);
    });
  });
  const { interactionId } = await running.discord.as(mo).in(general).run('form');
  expect(await opened).toMatchObject({ interactionId, modal: { title: 'Form' } });
  const submit = (number: string) => running.discord.as(mo).submit({ interactionId }, { number });
  await expect(submit('12')).rejects.toThrow('too short');
  const sent = await submit('1234');
  expect((await running.discord.waitForAnswer(sent.interactionId)).content).toBe('number 1234');
});

test('sends the target of a message command even without the content intent', async () => {
  const target = await running.discord.as(mo).in(general).send('a link');
  const { interactionId } = await running.discord.as(lin).runMessageMenu(target, 'Convert');
  expect((await running.discord.waitForAnswer(interactionId)).content).toBe('about: a link');
});

test('accepts uploaded files and resolves attachment links', async () => {
  const message = await answer('upload');
  const file = message.attachments[0];
  expect(file?.filename).toBe('photo.png');
  expect(message.embeds[0]?.image?.url).toBe(file?.url);
  expect(await (await fetch(file?.url ?? '')).text()).toBe('photo');
});

test('offers user-installed commands where the bot is not a member', async () => {
  await expect(running.discord.as(sam).in(seeded.lobby).run('slow')).rejects.toThrow('not installed');
  const asked = await running.discord.as(sam).in(seeded.lobby).run('find', { what: 'y' });
  await asked.answer();
  expect(handled.at(-1)?.authorizingIntegrationOwners).toMatchObject({ 1: sam });
  await expect(
    bot.rest.post(`/channels/${seeded.lobby}/messages`, { body: { content: 'x' } }),
  ).rejects.toMatchObject({
    code: 50001,
  });
});

test('replays missed events when a bot resumes after a request to reconnect', async () => {
  const resumed = new Promise((resolve) => bot.once('shardResume', resolve));
  running.discord.faults.dropGateway();
  const message = answer('slow');
  await resumed;
  expect((await message).content).toBe('done');
});

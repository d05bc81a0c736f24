import { expect, vi } from 'vitest';
import { type ClientMessage, type LocalDiscord, seeded } from '../../src/index.ts';
import { textAt } from './certificate.ts';

const { mo, general } = seeded;

/** What every bot registers: a slash command for most steps, and both menus. */
const COMMANDS = ['Quote', 'Who is this', 'form', 'greet', 'panel', 'secret', 'slow', 'upload'];
const EPHEMERAL = 64;
const WITHIN = { timeout: 10_000 };

/** Mentions the bot, so that it reads the text without the intent for message content. */
const toBot = (text: string) => `<@${seeded.bot}> ${text}`;

async function run(discord: LocalDiscord, name: string, options = {}): Promise<ClientMessage> {
  const asked = await discord.as(mo).in(general).run(name, options);
  return asked.answer();
}

/** Waits for a message of the bot with this text. */
function said(discord: LocalDiscord, content: string): Promise<ClientMessage> {
  return discord.waitForMessage((message) => message.author.id === seeded.bot && message.content === content);
}

/** The interaction whose answer opens the next modal on Mo's screen. */
function nextModal(discord: LocalDiscord): Promise<string> {
  return new Promise((resolve) => {
    const stop = discord.subscribe(mo, (event) => {
      if (event.type !== 'modal') return;
      stop();
      resolve(event.interactionId);
    });
  });
}

/** Waits until a bot is there with all of its commands and answers them. */
export async function logIn(discord: LocalDiscord): Promise<void> {
  await discord.waitUntilReady({ withCommands: true });
  await vi.waitFor(async () => {
    const { commands } = await discord.as(mo).state();
    expect(commands.map(({ name }) => name).sort()).toEqual(COMMANDS);
  }, WITHIN);
  await waitUntilItAnswers(discord);
}

/** Runs a command until the bot answers: when its commands are known, it may not have read so yet. */
async function waitUntilItAnswers(discord: LocalDiscord): Promise<void> {
  await vi.waitFor(() => steps['answers a command with options'](discord), WITHIN);
}

/**
 * Waits until a bot that was started again is connected, has compared or replaced its commands, and answers.
 * @param before how many requests there were before its start
 */
export async function comeBack(discord: LocalDiscord, before: number): Promise<void> {
  const calls = () => discord.requests.slice(before).filter(({ route }) => /\/commands$/.test(route));
  await expect.poll(() => discord.isConnected() && calls().length > 0).toBe(true);
  expect(calls().filter(({ status }) => status >= 400)).toEqual([]);
  await waitUntilItAnswers(discord);
}

/** The steps of the journey after the log-in, in order. Every bot in `bots/` answers them with the same words. */
export const steps = {
  async 'answers a command with options'(discord) {
    const answer = await run(discord, 'greet', { who: mo, times: 2 });
    expect(answer.content).toBe(`Hello <@${mo}> ×2`);
  },

  async 'defers an answer and follows it up'(discord) {
    const answer = await run(discord, 'slow');
    expect(answer.content).toBe('Done');
    await said(discord, 'One more thing');
  },

  async 'edits its message when a button is pressed'(discord) {
    const panel = await run(discord, 'panel');
    for (const content of ['Pressed 1', 'Pressed 2']) {
      await discord.as(mo).press(panel, 'count');
      expect((await said(discord, content)).id).toBe(panel.id);
    }
  },

  async 'edits its message when something is selected'(discord) {
    const panel = await run(discord, 'panel');
    await discord.as(mo).choose(panel, 'colour', ['red']);
    expect((await said(discord, 'Chosen: red')).id).toBe(panel.id);
  },

  async 'opens a modal and reads it'(discord) {
    const modal = nextModal(discord);
    await discord.as(mo).in(general).run('form');
    const { interactionId } = await discord.as(mo).submit({ interactionId: await modal }, { name: 'Ada' });
    expect((await discord.waitForAnswer(interactionId)).content).toBe('Your name is Ada');
  },

  async 'uploads a file'(discord) {
    const { attachments } = await run(discord, 'upload');
    expect(attachments.map(({ filename }) => filename)).toEqual(['hello.txt']);
    expect(await textAt(attachments[0]?.url ?? '')).toBe('Hello from a file');
  },

  async 'answers privately'(discord) {
    const answer = await run(discord, 'secret');
    expect(answer.content).toBe('Only you see this');
    expect(answer.flags & EPHEMERAL).toBe(EPHEMERAL);
    expect(answer.visibleTo).toBe(mo);
  },

  async 'answers a user menu'(discord) {
    const { interactionId } = await discord.as(mo).in(general).runUserMenu(seeded.ada, 'Who is this');
    expect((await discord.waitForAnswer(interactionId)).content).toBe('This is ada');
  },

  async 'answers a message menu'(discord) {
    const target = await discord.as(mo).in(general).send('To be quoted');
    const { interactionId } = await discord.as(mo).runMessageMenu(target, 'Quote');
    expect((await discord.waitForAnswer(interactionId)).content).toBe('> To be quoted');
  },

  async 'reads a message and replies to it'(discord) {
    const asked = await discord.as(mo).in(general).send(toBot('hello'));
    expect((await said(discord, 'You said hello')).replyTo).toBe(asked.id);
  },

  async 'reads the files of a message'(discord) {
    const files = [{ name: 'note.txt', contentType: 'text/plain', data: Buffer.from('A note') }];
    const content = toBot('look');
    const asked = await discord.as(mo).in(general).send(content, { files });
    expect((await said(discord, 'note.txt has 6 bytes')).replyTo).toBe(asked.id);
  },

  async 'adds a reaction'(discord) {
    const asked = await discord.as(mo).in(general).send(toBot('react'));
    const route = `/channels/${general}/messages/${asked.id}/reactions/👍/@me`;
    const statuses = () => discord.requests.filter((call) => call.route === route).map((call) => call.status);
    await expect.poll(statuses).toEqual([204]);
  },

  async 'sees a reaction of a person'(discord) {
    const { id } = await discord.as(mo).in(general).send('Nice, is it?');
    await discord.as(mo).react({ id }, '🎉');
    await said(discord, `<@${mo}> reacted with 🎉`);
  },

  async 'opens a thread and writes in it'(discord) {
    const content = toBot('thread');
    const asked = await discord.as(mo).in(general).send(content);
    // A thread that is opened from a message has the message's id.
    expect((await said(discord, 'Inside the thread')).channelId).toBe(asked.id);
  },

  async 'resumes after a reconnect and answers'(discord) {
    const resumed = new Promise((resolve) => {
      const stop = discord.onWire((frame) => {
        if (frame.kind !== 'gateway' || frame.name !== 'RESUMED') return;
        stop();
        resolve(true);
      });
    });
    discord.faults.dropGateway('reconnect');
    await resumed;
    expect((await run(discord, 'greet', { who: mo, times: 3 })).content).toBe(`Hello <@${mo}> ×3`);
  },
} satisfies Record<string, (discord: LocalDiscord) => Promise<void>>;

export type StepName = keyof typeof steps;

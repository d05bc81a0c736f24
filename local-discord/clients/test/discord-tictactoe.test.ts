import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type RunningLocalDiscord, seeded, startLocalDiscord } from '../../src/index.ts';
import { type BotProcess, startBot } from '../support/bot-process.ts';

const { ada, mo, general } = seeded;
let local: RunningLocalDiscord;
let bot: BotProcess;

beforeAll(async () => {
  local = await startLocalDiscord({ interactionDeadlineMs: 1000 });
  bot = startBot(['node', 'discord-tictactoe/bot.mjs'], local.apiUrl);
  await vi.waitFor(() => expect(bot.output()).toContain('ready to play'), { timeout: 20_000 });
});
afterAll(async () => {
  await bot.stop();
  await local.close();
});

/** Presses until the bot answers: it edits its message before it listens for buttons, and people are slower than that. */
const press = (userId: string, messageId: string, customId: string) =>
  vi.waitFor(
    async () => {
      const { interactionId } = await local.discord.pressComponent({ userId, messageId, customId });
      return local.discord.waitForAnswer(interactionId);
    },
    { timeout: 10_000 },
  );

const ofBot = (text: string) =>
  local.discord.waitForMessage(({ author, content }) => author.id === seeded.bot && content.includes(text));

it('discord-tictactoe registers its command when an administrator mentions it', async () => {
  const content = `<@${seeded.bot}> tttdeploy`;
  await local.discord.as(ada).in(general).send(content);
  await ofBot('Command /tictactoe has been registered.');
});

it('discord-tictactoe beats a person who only fills the next free field', async () => {
  const { discord } = local;
  const asked = await discord.as(mo).in(general).run('tictactoe');
  const { id } = await asked.answer();
  const board = async () => (await discord.as(mo).in(general).messages()).find((m) => m.id === id);
  const free = async () => {
    const rows = Object((await board())?.components) as {
      components: { label: string; custom_id: string }[];
    }[];
    return rows.flatMap(({ components }) => components).filter(({ label }) => label === '-');
  };
  const over = async () => /won/.test((await board())?.content ?? '');
  while (!(await over())) {
    await vi.waitFor(async () => expect((await board())?.content).toContain(`<@${mo}>, select your move`));
    const [field] = await free();
    await press(mo, id, field?.custom_id ?? '');
    await vi.waitFor(async () => expect((await board())?.content).toMatch(/select your move|won/));
  }
  expect((await board())?.content).toContain('has won the game');
});

it('discord-tictactoe asks the other player of a duel', async () => {
  const { discord } = local;
  const options = { opponent: ada };
  const asked = await discord.as(mo).in(general).run('tictactoe', options);
  const invitation = await discord.waitForAnswer(asked.interactionId);
  expect(JSON.stringify(invitation)).toContain(`<@${ada}>`);
  await press(ada, invitation.id, 'yes');
  await ofBot('select your move');
});

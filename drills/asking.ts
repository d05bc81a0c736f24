import type { LocalDiscord } from '../sandbox/discord/create-local-discord.ts';
import type { ClientMessage, CommandCall } from '../sandbox/discord/protocol.ts';
import { seeded } from '../sandbox/discord/seed.ts';

export type Question = Pick<CommandCall, 'name'> & { readonly options: Readonly<Record<string, string>> };

/** One of the four commands about something that nobody has asked about before. */
export function newQuestion(serial: number): Question {
  const id = String(7_300_000_000 + serial);
  const link = `https://weidian.com/item.html?itemID=${id}`;
  const questions: readonly [Question, ...Question[]] = [
    { name: 'track', options: { number: `XX${id}CN` } },
    { name: 'qc', options: { link } },
    { name: 'lookup', options: { link } },
    { name: 'convert', options: { link } },
  ];
  return questions[serial % questions.length] ?? questions[0];
}

/**
 * Asks as Ada in #general, and resolves with the finished answer.
 * @throws Error when the bot does not answer as Discord wants it
 */
export async function ask(discord: LocalDiscord, { name, options }: Question): Promise<ClientMessage> {
  const call = { userId: seeded.ada, channelId: seeded.general, name, options };
  const { interactionId } = await discord.runCommand(call);
  return discord.waitForAnswer(interactionId);
}

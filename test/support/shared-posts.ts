import type { ClientMessage } from 'local-discord';
import { seeded } from '../../sandbox/seed.ts';
import { allTextOf, asUser, type CommandOptions } from './discord-user.ts';
import type { RunningBot } from './running-bot.ts';

/** What Ada does to share something in #general. */
export function asSharer(bot: () => Pick<RunningBot, 'discord'>) {
  const { runCommand, press, pressForged } = asUser(bot);
  /** Posts that everyone in #general can read. */
  const publicPosts = async () => {
    const messages = await bot().discord.as(seeded.mo).in(seeded.general).messages();
    return messages.filter(({ visibleTo }) => visibleTo === null);
  };
  /** Presses *Share*. @param shareId its custom id */
  const preview = async (shareId: string, options: CommandOptions = {}) =>
    pressForged(await runCommand('haul', options), shareId, seeded.ada);
  /** Finds the message that the bot posts separately while replying. */
  const postedBy = async (act: () => Promise<ClientMessage>) => {
    const before = new Set((await publicPosts()).map(({ id }) => id));
    const answer = await act();
    const [post] = (await publicPosts()).filter(({ id }) => !before.has(id));
    if (post === undefined) throw new Error(`nothing posted: ${allTextOf(answer)}`);
    return { answer, post };
  };
  return {
    publicPosts,
    preview,
    postedBy,
    /** Shares it. @returns the public post */
    async share(shareId: string): Promise<ClientMessage> {
      const shown = await preview(shareId);
      return (await postedBy(() => press(shown, 'Post'))).post;
    },
  };
}

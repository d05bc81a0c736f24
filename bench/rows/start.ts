import { startDiscord } from '../discord.ts';
import { find } from '../finding.ts';
import { GUILD_MESSAGES, GUILDS, MESSAGE_CONTENT } from '../intents.ts';
import { keeping } from '../lifetime.ts';
import { interleaved } from '../measure.ts';
import { newDatabase, type Program, startBot, startReference } from '../programs.ts';
import type { Row } from '../row.ts';

async function readyMs(starting: Promise<Program>): Promise<number> {
  const program = await starting;
  await program.close();
  return program.readyMs;
}

export default {
  name: 'start',
  measure: ({ quick }) =>
    keeping(async (keep) => {
      const [theirs, own] = [keep(await startDiscord()), keep(await startDiscord())];
      const { path } = keep(await newDatabase());
      const ours = () => readyMs(startBot({ DISCORD_API_URL: own.apiUrl, DATABASE_PATH: path }));
      // Once before: an update creates tables and registers commands, every other start finds them there.
      await ours();
      const pairs = await interleaved(
        quick ? 4 : 12,
        () =>
          readyMs(
            startReference('bare-bot', {
              DISCORD_API_URL: theirs.apiUrl,
              INTENTS: String(GUILDS | GUILD_MESSAGES | MESSAGE_CONTENT),
            }),
          ),
        ours,
      );
      return [
        find(
          {
            measure: 'start to ready',
            against: 'a bare discord.js bot',
            unit: 'ms',
            target: { of: 'ratio', bound: 'at most', value: 1.5 },
            note: 'Both are busy loading modules: discord.js, and besides it Fastify, zod, drizzle, SQLite and 200 files of the bot, which the build bundles.',
          },
          pairs,
        ),
      ];
    }),
} satisfies Row;

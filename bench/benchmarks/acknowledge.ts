import { DEMO_KEY, startService } from '../../sandbox/service/index.ts';
import type { Benchmark } from '../benchmark.ts';
import { GUILD_MESSAGES, GUILDS, MESSAGE_CONTENT } from '../intents.ts';
import { quantile, runInterleaved } from '../measure.ts';
import { startBot, startReference } from '../programs.ts';
import { type ResultDescription, toResult } from '../result.ts';
import { startDiscord } from '../timed-discord.ts';
import { withCleanup } from '../with-cleanup.ts';

const WARM_UP = 300;

export default {
  name: 'acknowledge',
  measure: ({ quick }) =>
    withCleanup(async (track) => {
      const [theirs, own] = [track(await startDiscord()), track(await startDiscord())];
      const service = track(await startService());
      track(await startBot({ DISCORD_API_URL: own.apiUrl, API_BASE_URL: service.url, API_KEY: DEMO_KEY }));
      track(
        await startReference('bare-bot', {
          DISCORD_API_URL: theirs.apiUrl,
          INTENTS: String(GUILDS | GUILD_MESSAGES | MESSAGE_CONTENT),
        }),
      );

      const reference = async () => (await theirs.useCommand()).acknowledgedAfterMs;
      const ours = async () => {
        const { acknowledgedAfterMs, interactionId } = await own.useCommand();
        // Otherwise, the work for the rest of the reply would count toward the next command.
        await own.discord.waitForAnswer(interactionId);
        return acknowledgedAfterMs;
      };
      await runInterleaved(WARM_UP, reference, ours);
      const medians = { reference: [] as number[], ours: [] as number[] };
      const tails = { reference: [] as number[], ours: [] as number[] };
      for (let round = 0; round < (quick ? 3 : 9); round += 1) {
        const pairs = await runInterleaved(quick ? 200 : 500, reference, ours);
        for (const side of ['reference', 'ours'] as const) {
          medians[side].push(quantile(pairs[side], 0.5));
          tails[side].push(quantile(pairs[side], 0.99));
        }
      }
      return [toResult(describe('median', 1.15), medians), toResult(describe('p99', 1.5), tails)];
    }),
} satisfies Benchmark;

function describe(statistic: string, atMost: number): ResultDescription {
  return {
    measure: `slash command dispatched → acknowledged, ${statistic}`,
    against: 'a bare discord.js bot that only defers',
    unit: 'ms',
    target: { of: 'ratio', bound: 'at most', value: atMost },
  };
}

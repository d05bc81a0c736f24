import { DEMO_KEY, startService } from '../../sandbox/service/index.ts';
import { startDiscord } from '../discord.ts';
import { find } from '../finding.ts';
import { GUILD_MESSAGES, GUILDS, MESSAGE_CONTENT } from '../intents.ts';
import { keeping } from '../lifetime.ts';
import { interleaved, quantile } from '../measure.ts';
import { startBot, startReference } from '../programs.ts';
import type { Row } from '../row.ts';

const WARM_UP = 300;

export default {
  name: 'acknowledge',
  measure: ({ quick }) =>
    keeping(async (keep) => {
      const [theirs, own] = [keep(await startDiscord()), keep(await startDiscord())];
      const service = keep(await startService());
      keep(await startBot({ DISCORD_API_URL: own.apiUrl, API_BASE_URL: service.url, API_KEY: DEMO_KEY }));
      keep(
        await startReference('bare-bot', {
          DISCORD_API_URL: theirs.apiUrl,
          INTENTS: String(GUILDS | GUILD_MESSAGES | MESSAGE_CONTENT),
        }),
      );

      const reference = async () => (await theirs.useCommand()).acknowledgedAfterMs;
      const ours = async () => {
        const { acknowledgedAfterMs, interactionId } = await own.useCommand();
        // The whole answer comes before the next command, or its work would be counted to that one.
        await own.discord.waitForAnswer(interactionId);
        return acknowledgedAfterMs;
      };
      await interleaved(WARM_UP, reference, ours);
      const medians = { reference: [] as number[], ours: [] as number[] };
      const tails = { reference: [] as number[], ours: [] as number[] };
      for (let round = 0; round < (quick ? 3 : 9); round += 1) {
        const pairs = await interleaved(quick ? 200 : 500, reference, ours);
        for (const side of ['reference', 'ours'] as const) {
          medians[side].push(quantile(pairs[side], 0.5));
          tails[side].push(quantile(pairs[side], 0.99));
        }
      }
      const against = 'a bare discord.js bot that only defers';
      return [
        find(
          {
            measure: 'slash command dispatched → acknowledged, median',
            against,
            unit: 'ms',
            target: { of: 'ratio', bound: 'at most', value: 1.15 },
          },
          medians,
        ),
        find(
          {
            measure: 'slash command dispatched → acknowledged, p99',
            against,
            unit: 'ms',
            target: { of: 'ratio', bound: 'at most', value: 1.5 },
          },
          tails,
        ),
      ];
    }),
} satisfies Row;

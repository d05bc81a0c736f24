import { prepareAcceptRate } from '../accept-rate.ts';
import type { Benchmark } from '../benchmark.ts';
import { runInterleaved } from '../measure.ts';
import { postgresUnavailable, startMeasuredPostgres } from '../postgres.ts';
import { newDatabase, startBot } from '../programs.ts';
import { toResult } from '../result.ts';
import { startDiscord } from '../timed-discord.ts';
import { withCleanup } from '../with-cleanup.ts';

export default {
  name: 'accept-postgres',
  unavailable: postgresUnavailable,
  measure: ({ quick }) =>
    withCleanup(async (track) => {
      const postgres = track(await startMeasuredPostgres());
      const events = quick ? 4_000 : 10_000;
      const prepare = async (database: Readonly<Record<string, string>>) => {
        const { apiUrl } = track(await startDiscord());
        const { receiverUrl } = track(await startBot({ DISCORD_API_URL: apiUrl, ...database }));
        return prepareAcceptRate(receiverUrl, events, track);
      };
      const reference = await prepare({ DATABASE_PATH: track(await newDatabase()).path });
      const ours = await prepare({ DATABASE_URL: await postgres.newDatabase() });
      await runInterleaved(1, reference, ours);
      return [
        toResult(
          {
            measure: 'signed webhooks accepted and fsynced, PostgreSQL with one receiver',
            against: 'Haulmate with SQLite',
            unit: 'a second',
            target: { of: 'ratio', bound: 'at least', value: 0.7 },
            note: 'PostgreSQL runs on the same machine, with the settings of its package, and writes to the same disk.',
          },
          await runInterleaved(quick ? 3 : 9, reference, ours),
        ),
      ];
    }),
} satisfies Benchmark;

import { freePort } from '../../sandbox/free-port.ts';
import { prepareAcceptRate } from '../accept-rate.ts';
import type { Benchmark } from '../benchmark.ts';
import { runInterleaved } from '../measure.ts';
import { newDatabase, SECRET, startBot, startReference } from '../programs.ts';
import { toResult } from '../result.ts';
import { startDiscord } from '../timed-discord.ts';
import { withCleanup } from '../with-cleanup.ts';

export default {
  name: 'accept',
  measure: ({ quick }) =>
    withCleanup(async (track) => {
      const discord = track(await startDiscord());
      const newPath = async () => track(await newDatabase()).path;
      const settings = { DISCORD_API_URL: discord.apiUrl, DATABASE_PATH: await newPath() };
      const bot = track(await startBot(settings));
      const port = String(await freePort());
      track(await startReference('least-accept', { PORT: port, SECRET, DATABASE_PATH: await newPath() }));

      const events = quick ? 4_000 : 10_000;
      const reference = await prepareAcceptRate(`http://127.0.0.1:${port}/webhook`, events, track);
      const ours = await prepareAcceptRate(bot.receiverUrl, events, track);
      await runInterleaved(1, reference, ours);
      return [
        toResult(
          {
            measure: 'signed webhooks accepted and fsynced, SQLite',
            against: 'the least: check the signature, insert one row, share commits',
            unit: 'a second',
            target: { of: 'ratio', bound: 'at least', value: 0.6 },
            note: 'The reference (bench/reference/least-accept.ts) does not parse the event. Haulmate also validates it, stores its updates and finds their destinations, in six statements for all that arrive together, and logs a line – all on one thread. Of its CPU profile, the commit with its fsync takes 25 %, the statements 19 %, HTTP 17 %, the work around the statements 15 %, the checks and JSON 9 %, the signature 6 %, garbage 6 %, the log 3 %.',
          },
          await runInterleaved(quick ? 3 : 9, reference, ours),
        ),
      ];
    }),
} satisfies Benchmark;

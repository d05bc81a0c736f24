import { setTimeout as sleep } from 'node:timers/promises';
import { ask, newQuestion } from '../asking.ts';
import type { Drill } from '../drill.ts';
import { serialIn, storePendingDms } from '../pending-dms.ts';
import { figuresOf } from '../process-figures.ts';
import { type Surroundings, surround } from '../surroundings.ts';
import { untilHolds } from '../wait.ts';

const MINUTE_MS = 60_000;
const DMS = { full: 200_000, short: 20_000 };
const HEAP_MB = 256;
/** What the unit and the compose file allow. */
const MAX_RSS_MB = 512;
const MAX_STOP_MS = 5_000;
/** 50 requests a second, two for each new DM. */
const DMS_PER_SECOND = 25;
const MIN_SHARE_OF_LIMIT = 0.8;
/** Messages under way at the same time are answered in any order. */
const MAX_OUT_OF_ORDER = 200;
const FIRST_TIMEOUT_MS = 30_000;
const AFTER_RESTART_MS = 5_000;

const backlog: Drill = {
  name: 'backlog',
  does: `${DMS.full.toLocaleString('en')} people are to be sent an alert each, with ${HEAP_MB} MB of heap; somebody asks meanwhile; SIGTERM in the middle`,
  size: { full: 3, short: 0.3, unit: 'minutes' },
  async run(minutes, say) {
    const here = await surround({
      strangers: true,
      settings: { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` },
    });
    const faults = new Set<string>();
    const posted = watchPosts(here);
    try {
      const count = minutes < backlog.size.full ? DMS.short : DMS.full;
      storePendingDms(here.databasePath, count);
      here.start();
      await here.untilReady();
      await here.untilAskable();
      await untilHolds(() => posted.length > 0, 'the first alert', FIRST_TIMEOUT_MS);
      say(`${count} alerts wait, the first is posted`);

      const asked = askUntil(here, performance.now() + minutes * MINUTE_MS, faults);
      const first = posted.length;
      const startedAt = performance.now();
      const questions = await asked;
      const perSecond = ((posted.length - first) * 1_000) / (performance.now() - startedAt);
      const { peakRssMb } = figuresOf(here.bot().child.pid ?? 0);
      const disorder = outOfOrder(posted);

      const stoppedAt = performance.now();
      const code = await here.bot().stop();
      const stopMs = performance.now() - stoppedAt;
      say(
        `${posted.length} posted, ${Math.round(peakRssMb)} MB, ended with ${code} in ${Math.round(stopMs)} ms`,
      );
      here.start();
      await here.untilReady();
      await sleep(AFTER_RESTART_MS);

      if (perSecond < DMS_PER_SECOND * MIN_SHARE_OF_LIMIT)
        faults.add(`${perSecond.toFixed(1)} alerts a second, Discord allows ${DMS_PER_SECOND}`);
      if (!(peakRssMb < MAX_RSS_MB)) faults.add(`${Math.round(peakRssMb)} MB resident`);
      if (disorder > MAX_OUT_OF_ORDER) faults.add(`an alert came ${disorder} places too early or too late`);
      if (code !== 0 || stopMs > MAX_STOP_MS)
        faults.add(`it ended with ${code} after ${Math.round(stopMs)} ms`);
      const limited = here.discord.requests.filter(({ status }) => status === 429).length;
      if (limited > 0) faults.add(`${limited} requests went over Discord’s rate limits`);
      return {
        tried: `${count} alerts waiting, ${posted.length} posted, ${questions} commands in ${minutes} minutes`,
        lost: null,
        repeated: posted.length - new Set(posted).size,
        faults: [...faults],
        measured: `${perSecond.toFixed(1)} alerts a second, at most ${disorder} places out of order, ${Math.round(peakRssMb)} MB resident at most, ended in ${Math.round(stopMs)} ms`,
      };
    } finally {
      await here.close();
    }
  },
};

/** The serial numbers of the alerts posted, as they come. */
function watchPosts({ discord }: Surroundings): readonly number[] {
  const posted: number[] = [];
  discord.onWire((frame) => {
    if (frame.kind !== 'rest' || frame.method !== 'POST' || !frame.route.endsWith('/messages')) return;
    const serial = frame.status === 200 ? serialIn(JSON.stringify(frame.body)) : undefined;
    if (serial !== undefined) posted.push(serial);
  });
  return posted;
}

/** One question after the other. @returns how many */
async function askUntil({ discord }: Surroundings, end: number, faults: Set<string>): Promise<number> {
  let questions = 0;
  for (; performance.now() < end; questions += 1) {
    try {
      await ask(discord, newQuestion(questions));
    } catch (error) {
      faults.add(`a command was not answered: ${error instanceof Error ? error.message : String(error)}`);
    }
    await sleep(500);
  }
  return questions;
}

/** How far the alert that came most out of order is from its place. */
function outOfOrder(posted: readonly number[]): number {
  return posted.reduce((most, serial, index) => Math.max(most, Math.abs(serial - 1 - index)), 0);
}

export default backlog;

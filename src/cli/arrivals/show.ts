import { parseArgs } from 'node:util';
import { loadDatabaseAddress } from '../../config/config.ts';
import { type KnownStage, readArrivalSummary } from '../../store/arrival-summary.ts';
import { isPostgresUrl } from '../../store/index.ts';
import { print, requireDatabase } from '../tool.ts';

const HEADER =
  'stage      delivered  under way   10 %   50 %   90 % arrived after days   windows that held lately';

/** `npm run arrivals -- show`. @returns the exit code */
export async function show(args: string[]): Promise<number> {
  parseArgs({ args });
  const address = loadDatabaseAddress();
  const stages = await readArrivalSummary(
    isPostgresUrl(address) ? address : requireDatabase(address),
    Date.now(),
  );
  if (stages.length === 0)
    print('Nothing is known yet: parcels that are looked up, followed or reported teach it.');
  for (const [route, known] of Map.groupBy(stages, (stage) => stage.route)) {
    const [from, to] = route.split(' ');
    print('', `${from} → ${to}`, HEADER, ...known.map(lineOf));
  }
  return 0;
}

function lineOf({ checkpoint, delivered, underWay, days, judged, held }: KnownStage): string {
  const numbers = days.map((day) => (day === null ? '–' : day.toFixed(1)).padStart(7)).join('');
  const accuracy =
    judged === 0 ? '–' : `${((100 * held) / judged).toFixed(0)} % of about ${Math.round(judged)}`;
  const counts = `${String(delivered).padStart(9)}${String(underWay).padStart(11)}`;
  return `${checkpoint.padEnd(11)}${counts}${numbers}${' '.repeat(22)}${accuracy}`.trimEnd();
}

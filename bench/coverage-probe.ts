/** Preloaded into the bot (`node --import`): reports over IPC which files in `src` ran code since the last request. */
import { type Profiler, Session } from 'node:inspector';

const session = new Session();
session.connect();

/** Callbacks of an inspector session in its own process run synchronously. */
function filesSinceLastAsked(): string[] {
  let scripts: readonly Profiler.ScriptCoverage[] = [];
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error !== null) throw error;
    scripts = result;
  });
  return scripts
    .filter(({ functions }) => functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)))
    .flatMap(({ url }) => /^file:(?!.*\/node_modules\/).*\/(src\/.*\.ts)$/.exec(url)?.[1] ?? []);
}

session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
process.on('message', () => process.send?.(filesSinceLastAsked()));
// The IPC channel must not keep the program running.
process.channel?.unref();

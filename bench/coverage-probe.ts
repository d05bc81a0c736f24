/** Preloaded into the bot (`node --import`): says over IPC which files of `src` ran code since it was last asked. */
import { type Profiler, Session } from 'node:inspector';

const session = new Session();
session.connect();

/** The callbacks of an inspector session in its own process are called at once. */
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

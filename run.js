/**
 * `node run.js PROGRAM [ARGUMENT …]`: builds what has changed, then runs a program of dist, such as `index` or `cli/doctor`, in this
 * process, so that it receives npm's signals.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { argv, execPath, exit } from 'node:process';
import { pathToFileURL } from 'node:url';

const [, , program = 'index', ...args] = argv;
const { status } = spawnSync(execPath, [join(import.meta.dirname, 'build.js'), '--if-stale'], {
  stdio: 'inherit',
});
if (status !== 0) exit(status ?? 1);

const file = join(import.meta.dirname, 'dist', `${program}.js`);
argv.splice(1, argv.length, file, ...args);
await import(pathToFileURL(file).href);

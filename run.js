/**
 * `node run.js FILE [ARGUMENT …]`, for npm's scripts: runs a file, built before if it is one of dist, on a Node.js that can run it.
 * npm puts the one that `npm ci` brought first in the path, but npm 10 forgets it when it leaves out those of other platforms.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import process, { arch, argv, execArgv, execPath, exit, platform, versions } from 'node:process';
import { pathToFileURL } from 'node:url';
import { isSupportedNode } from './src/process/supported-node.js';

const ROOT = import.meta.dirname ?? resolve(argv[1] ?? '', '..');

const brought = isSupportedNode(versions.node) ? undefined : broughtNode();
if (brought === undefined) await runHere();
else runOn(brought);

async function runHere() {
  await import('./src/process/require-node.js');
  const [, , name = '', ...args] = argv;
  const file = resolve(name);
  if (relative(ROOT, file).startsWith('dist')) build();
  argv.splice(1, argv.length, file, ...args);
  await import(pathToFileURL(file).href);
}

function build() {
  const { status } = spawnSync(execPath, [join(ROOT, 'build.js'), '--if-stale'], { stdio: 'inherit' });
  if (status !== 0) exit(status ?? 1);
}

/** @param {string} node */
function runOn(node) {
  const child = spawn(node, [...execArgv, ...argv.slice(1)], { stdio: 'inherit' });
  child.on('exit', (code) => exit(code ?? 1));
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  // A terminal sends it to both.
  process.on('SIGINT', () => {});
}

/** @returns {string | undefined} the Node.js that `npm ci` brought, unless optional packages were left out */
function broughtNode() {
  const system = platform === 'win32' ? 'win' : platform;
  const names = [`node-${system}-${arch}`, `node-bin-${system}-${arch}`];
  const files = names.map((name) =>
    join(ROOT, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node'),
  );
  return files.find((file) => existsSync(file));
}

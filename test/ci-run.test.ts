import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from './support/source-files.ts';

const SCRIPT = join('.ci', 'run');
/** Commands that only log how they were called. */
const LOGGED = ['apt-get', 'npm', 'node'];

let checkout: string;
let log: string;
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'ci-run-'));
  log = join(checkout, 'calls');
  for (const folder of ['.ci', 'bin', 'shared']) mkdirSync(join(checkout, folder));
  copyFileSync(join(ROOT, SCRIPT), join(checkout, SCRIPT));
});
afterEach(() => rmSync(checkout, { recursive: true }));

function command(name: string, body: string): void {
  const path = join(checkout, 'bin', name);
  writeFileSync(path, `#!/bin/sh\n${body}\n`);
  chmodSync(path, 0o755);
}

/** Runs .ci/run with nothing else in its path than these commands and those of the shell. */
function run({ userId, commands }: { userId: number; commands: readonly string[] }): string[] {
  for (const name of LOGGED) command(name, `echo "${name} $*" >>'${log}'`);
  for (const name of commands) command(name, 'exit 0');
  command('id', `echo ${userId}`);
  command('sudo', `echo "sudo $*" >>'${log}'; exec "$@"`);
  for (const name of ['dirname', 'mktemp', 'rm', 'env']) command(name, `exec /usr/bin/${name} "$@"`);
  const env = { PATH: join(checkout, 'bin'), HOME: checkout };
  const { status, stderr } = spawnSync('/bin/bash', [join(checkout, SCRIPT)], { env });
  expect({ status, stderr: stderr.toString() }).toEqual({ status: 0, stderr: '' });
  return readFileSync(log, 'utf8').split('\n');
}

const ofApt = (calls: readonly string[]) => calls.filter((call) => call.includes('apt-get'));

/** The script looks for it there, not in the path. */
const hasPostgres = globSync('/usr/lib/postgresql/*/bin/initdb').length > 0;

describe.skipIf(!hasPostgres)('.ci/run', () => {
  it('asks for no package where nothing is missing', () => {
    const calls = run({ userId: 1000, commands: ['chromium', 'ip', 'python3'] });
    expect(ofApt(calls)).toEqual([]);
    expect(calls).toContain('npm ci');
  });

  it.each(['chromium', 'chromium-browser', 'google-chrome'])('takes %s as the browser', (browser) => {
    expect(ofApt(run({ userId: 1000, commands: [browser, 'ip', 'python3'] }))).toEqual([]);
  });

  it('installs what is missing with sudo from a plain account', () => {
    const calls = run({ userId: 1000, commands: ['chromium', 'python3'] });
    expect(ofApt(calls)).toEqual([
      'sudo apt-get update -qq',
      'apt-get update -qq',
      'sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq iproute2',
      'apt-get install -y -qq iproute2',
    ]);
  });

  it('installs what is missing without sudo as root', () => {
    const calls = run({ userId: 0, commands: ['chromium', 'python3'] });
    expect(ofApt(calls)).toEqual(['apt-get update -qq', 'apt-get install -y -qq iproute2']);
  });
});

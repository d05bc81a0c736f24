import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const HOME = join(import.meta.dirname, '../..');

export interface Installed {
  /** The folder of a project that has installed the package. */
  readonly folder: string;
  /** The package's tarball. */
  readonly tarball: string;
  /** Runs a program in the folder. @returns what it printed */
  run(program: string, args: readonly string[]): Promise<string>;
  remove(): Promise<void>;
}

/** Builds and packs the package as it is published, and installs it into an empty project. */
export async function installPackage(): Promise<Installed> {
  await run('npm', ['run', '--silent', 'build'], { cwd: HOME });
  const folder = await mkdtemp(join(tmpdir(), 'local-discord-'));
  const packed = await run('npm', ['pack', '--silent', join(HOME, 'dist')], { cwd: folder });
  const tarball = `./${packed.stdout.trim()}`;
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  const inFolder: Installed['run'] = async (program, args) =>
    (await run(program, args, { cwd: folder })).stdout;
  await inFolder('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', tarball]);
  return { folder, tarball, run: inFolder, remove: () => rm(folder, { recursive: true }) };
}

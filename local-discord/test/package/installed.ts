import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const HOME = join(import.meta.dirname, '../..');

/** A copy of what git knows of this folder, as in a clean checkout. */
export interface Checkout {
  readonly folder: string;
  /** Packs the package as it is published. @returns the path of its tarball */
  pack(): Promise<string>;
  remove(): Promise<void>;
}

export async function cleanCheckout(): Promise<Checkout> {
  const root = await mkdtemp(join(tmpdir(), 'local-discord-checkout-'));
  const folder = join(root, 'local-discord');
  const known = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: HOME,
  });
  for (const file of known.stdout.split('\0').filter((name) => name !== '')) {
    await cp(join(HOME, file), join(folder, file));
  }
  await symlink(join(HOME, '../node_modules'), join(root, 'node_modules'));
  return {
    folder,
    async pack() {
      const { stdout } = await run('npm', ['run', '--silent', 'pack', '--', '--silent'], { cwd: folder });
      return join(folder, stdout.trim());
    },
    remove: () => rm(root, { recursive: true }),
  };
}

export interface Installed {
  /** The folder of a project that has installed the package, and nothing else. */
  readonly folder: string;
  /** The package's tarball. */
  readonly tarball: string;
  /** Runs a program in the folder. @returns what it printed */
  run(program: string, args: readonly string[]): Promise<string>;
  remove(): Promise<void>;
}

/** Packs the package as it is published, and installs it into an empty project. */
export async function installPackage(): Promise<Installed> {
  const checkout = await cleanCheckout();
  const folder = await mkdtemp(join(tmpdir(), 'local-discord-'));
  const tarball = './local-discord.tgz';
  await cp(await checkout.pack(), join(folder, tarball));
  await checkout.remove();
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  const inFolder: Installed['run'] = async (program, args) =>
    (await run(program, args, { cwd: folder })).stdout;
  await inFolder('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', tarball]);
  return { folder, tarball, run: inFolder, remove: () => rm(folder, { recursive: true }) };
}

import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Installed, installPackage } from '../../test/package/installed.ts';

const CLIENTS = join(import.meta.dirname, '..');
const HERE = join(CLIENTS, 'node_modules');
const ROOT = join(CLIENTS, '../../node_modules');

/** What a project's program printed, and how it ended. */
export interface Outcome {
  readonly status: unknown;
  readonly output: string;
}

/** A project outside of the repository with the package from its tarball, and libraries of this folder. */
export interface Project extends Installed {
  /** Runs a program in one of the package's examples. */
  runIn(
    example: string,
    program: string,
    args: readonly string[],
    env?: Readonly<Record<string, string>>,
  ): Promise<Outcome>;
  /** Changes a file of an example. */
  write(path: string, text: string): void;
}

export async function createProject(libraries: readonly string[]): Promise<Project> {
  const installed = await installPackage();
  const { folder } = installed;
  for (const name of libraries) {
    const target = join(folder, 'node_modules', name);
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(join(name === 'vitest' ? ROOT : HERE, name), target);
  }
  cpSync(join(folder, 'node_modules/local-discord/examples'), join(folder, 'examples'), { recursive: true });
  return {
    ...installed,
    runIn: (example, program, args, env = {}) =>
      new Promise((resolve) => {
        const options = { cwd: join(folder, 'examples', example), env: { ...process.env, ...env } };
        execFile(program, args, options, (error, stdout, stderr) =>
          resolve({ status: error?.code ?? 0, output: stdout + stderr }),
        );
      }),
    write: (path, text) => writeFileSync(join(folder, 'examples', path), text),
  };
}

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const HOME = join(import.meta.dirname, '../..');
let folder: string;
beforeAll(async () => {
  // Below the package, so that its own name and vitest are found.
  folder = await mkdtemp(join(HOME, 'examples/.failing-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs one test file in a Vitest of its own. @returns its status and all that it printed */
async function run(test: string): Promise<{ readonly status: unknown; readonly output: string }> {
  await writeFile(join(folder, 'one.test.ts'), test);
  const vitest = join(HOME, '../node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--root', folder, '--config', join(HOME, 'test/testing/bare-config.ts')];
  return new Promise((resolve) =>
    execFile(process.execPath, args, (error, stdout, stderr) =>
      resolve({ status: error?.code ?? 0, output: stdout + stderr }),
    ),
  );
}

const testWith = (expected: string) => `
  import { seeded } from 'local-discord';
  import { useLocalDiscord } from 'local-discord/vitest';
  import { expect, it } from 'vitest';
  const local = useLocalDiscord();
  expect(() => local.discord).toThrow('before the first test');
  it('says hello', async () => {
    const message = { userId: seeded.mo, channelId: seeded.general, content: 'Hello' };
    expect((await local.discord.sendMessage(message)).content).toBe('${expected}');
  });
`;

it('prints the transcript of a failed test', async () => {
  const { status, output } = await run(testWith('Good bye'));
  expect(status).toBe(1);
  expect(output).toContain('What happened in the local Discord:');
  expect(output).toContain('Mo in #general: Hello');
});

it('prints nothing of a passed one', async () => {
  const { status, output } = await run(testWith('Hello'));
  expect([status, output.includes('What happened')]).toEqual([0, false]);
});

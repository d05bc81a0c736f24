import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');

const results = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

export interface TestFileResult {
  readonly passed: number;
  /** Which tests failed and why. */
  readonly failures: readonly string[];
}

/** Runs a test file with environment variables that make it longer. */
export async function runTestFile(
  file: string,
  variables: Readonly<Record<string, string>>,
): Promise<TestFileResult> {
  const folder = await mkdtemp(join(tmpdir(), 'haulmate-test-file-'));
  const outputFile = join(folder, 'results.json');
  try {
    const args = ['run', file, '--reporter=json', `--outputFile=${outputFile}`];
    const child = spawn(process.execPath, [VITEST, ...args], {
      cwd: ROOT,
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code] = await once(child, 'exit');
    const { numPassedTests, testResults } = results.parse(JSON.parse(await readFile(outputFile, 'utf8')));
    const failures = testResults.flatMap(({ message, assertionResults }) => [
      ...(message === '' ? [] : [message]),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages.join(' ').slice(0, 1_000)}`),
    ]);
    if (code !== 0 && failures.length === 0) failures.push(`vitest ended with ${String(code)}`);
    return { passed: numPassedTests, failures };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

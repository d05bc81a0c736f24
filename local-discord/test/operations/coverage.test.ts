import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createLocalDiscord } from '../../src/index.ts';
import { OPERATIONS, type OperationId } from '../../src/rest/operations.ts';

const folder = new URL('.', import.meta.url);
const tests = readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && name !== 'coverage.test.ts')
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');

/** Bots are in no group DM. */
const ALWAYS_REFUSED: ReadonlySet<OperationId> = new Set(['add_group_dm_user', 'delete_group_dm_user']);

it('every operation that is built is asked in a test, which checks its answer against the OpenAPI', () => {
  const { operations } = createLocalDiscord();
  const isRefused = (id: OperationId) => ALWAYS_REFUSED.has(id) || operations.get(id)?.refused !== undefined;
  const built = (Object.keys(OPERATIONS) as OperationId[]).filter((id) => operations.has(id));
  const unasked = built.filter((id) => !tests.includes(`${isRefused(id) ? 'refused' : 'ask'}('${id}'`));
  const total = Object.keys(OPERATIONS).length;
  // biome-ignore lint/suspicious/noConsole: the figure is what people read
  console.log(`${built.length} of ${total} operations are built, ${built.length - unasked.length} asked`);
  expect(unasked).toEqual([]);
});

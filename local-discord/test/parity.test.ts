import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parityTable } from '../scripts/parity-table.ts';
import { createLocalDiscord } from '../src/index.ts';

it('PARITY.md says what is built (npm run parity writes it)', () => {
  const { operations } = createLocalDiscord();
  expect(readFileSync(new URL('../PARITY.md', import.meta.url), 'utf8')).toBe(parityTable(operations));
});

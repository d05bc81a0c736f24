/** `npm run parity`: writes PARITY.md from the operations that are built. */
import { writeFileSync } from 'node:fs';
import { createLocalDiscord } from '../src/index.ts';
import { parityTable } from './parity-table.ts';

const { operations } = createLocalDiscord();
writeFileSync(new URL('../PARITY.md', import.meta.url), parityTable(operations));

import { it } from 'vitest';
import fuzz from '../../../drills/scenarios/fuzz.ts';
import { runShort } from './run-short.ts';

it('accepts none of 2,000 mutated webhook requests without a valid signature', () => runShort(fuzz));

import { it } from 'vitest';
import sheets from '../../../drills/scenarios/sheets.ts';
import { runShort } from './run-short.ts';

it('draws the sheets of ten people with large photos in bounded memory', () => runShort(sheets));

import { it } from 'vitest';
import faults from '../../../drills/scenarios/faults.ts';
import { runShort } from './run-short.ts';

it('answers commands and posts alerts once while Discord and the service fail at the same time', () =>
  runShort(faults));

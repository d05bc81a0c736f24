import { it } from 'vitest';
import blockedLoop from '../../../drills/scenarios/blocked-loop.ts';
import { runShort } from './run-short.ts';

it('keeps no turn of the event loop busy for long, whatever people and the service send', () =>
  runShort(blockedLoop));

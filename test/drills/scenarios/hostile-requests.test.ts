import { it } from 'vitest';
import hostileRequests from '../../../drills/scenarios/hostile-requests.ts';
import { runShort } from './run-short.ts';

it('accepts valid events and nothing else amid slow, oversized, smuggled and garbage requests', () =>
  runShort(hostileRequests));

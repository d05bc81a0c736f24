import { it } from 'vitest';
import backlog from '../../../drills/scenarios/backlog.ts';
import { runShort } from './run-short.ts';

it('posts 20,000 pending alerts oldest first in a small heap while it answers commands', () =>
  runShort(backlog));

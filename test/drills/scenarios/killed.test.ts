import { it } from 'vitest';
import killed from '../../../drills/scenarios/killed.ts';
import { runShort } from './run-short.ts';

it('posts every acknowledged event once and in order although it is killed at random', () =>
  runShort(killed));

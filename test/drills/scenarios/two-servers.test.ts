import { it } from 'vitest';
import twoServers from '../../../drills/scenarios/two-servers.ts';
import { runShort } from './run-short.ts';

it('posts every update where it was followed and shows nothing of one server in another', () =>
  runShort(twoServers));

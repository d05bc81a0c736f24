import { it } from 'vitest';
import answers from '../../../drills/scenarios/answers.ts';
import { runShort } from './run-short.ts';

it('renders 1,600 random answers of the service without a message that Discord refuses', () =>
  runShort(answers));

import type { Environment } from '../environment.ts';
import { answers } from './heavy-answers.ts';
import type { HeavyCase } from './heavy-case.ts';
import { events } from './heavy-events.ts';
import { lists, messages, typed } from './heavy-inputs.ts';

/** The worst case of everything that users, the service and Discord send. */
export function heavyCases(environment: Environment): HeavyCase[] {
  return [
    ...answers(environment),
    ...lists(environment),
    ...typed(environment),
    ...events(environment),
    ...messages(environment),
  ];
}

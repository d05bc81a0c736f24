import { OPERATIONS, type Operation } from './contract.ts';
import { type Subject, statusIs } from './operation-rules.ts';
import { failed, holds, type Outcome, PASSED, type Row, untested } from './outcome.ts';
import type { Answer, NoAnswer, Query } from './service-client.ts';

/** A request that no service should answer, to each of some operations. */
interface Refused {
  readonly about: string;
  readonly rule: string;
  readonly operations: readonly Operation[];
  query(operation: Operation, subject: Subject): Query;
  /** Null: none; undefined: the right one. */
  readonly key?: string | null;
  readonly statuses: readonly number[];
}

const known: Refused['query'] = (operation, { number, link }) =>
  operation === 'tracking' ? { num: number } : { url: link };

/** What is asked for is well-formed, and most unlikely to exist. */
const REFUSED: readonly Refused[] = [
  {
    about: 'key',
    rule: 'without one, 401 or 403',
    operations: OPERATIONS,
    query: known,
    key: null,
    statuses: [401, 403],
  },
  {
    about: 'key',
    rule: 'with another one, 401 or 403',
    operations: OPERATIONS,
    query: known,
    key: 'not-a-key-of-this-service',
    statuses: [401, 403],
  },
  {
    about: 'errors',
    rule: 'a missing parameter is 400 or 422',
    operations: OPERATIONS,
    query: () => ({}),
    statuses: [400, 422],
  },
  {
    about: 'errors',
    rule: 'an unknown number is 404 or 410',
    operations: ['tracking'],
    query: () => ({ num: 'ZZ000000000ZZ' }),
    statuses: [404, 410],
  },
  {
    about: 'errors',
    rule: 'an unknown product is 404 or 410',
    operations: ['qc', 'lookup'],
    query: () => ({ platform: 'taobao', id: '99999999999999' }),
    statuses: [404, 410],
  },
];

type Refusal = readonly [operation: Operation, answer: Answer | NoAnswer];

/** How a service refuses requests, and whether it says why, and when to call again. */
export async function checkRefusals(subject: Subject): Promise<Row[]> {
  const row = (about: string, rule: string, outcome: Outcome): Row => ({
    about,
    rule,
    source: 'our reading',
    outcome,
  });
  const rows: Row[] = [];
  const all: Refusal[] = [];
  for (const { about, rule, operations, query, key, statuses } of REFUSED) {
    const refusals = await Promise.all(
      operations.map(
        async (name): Promise<Refusal> => [name, await subject.client.get(name, query(name, subject), key)],
      ),
    );
    all.push(...refusals);
    rows.push(
      row(
        about,
        rule,
        outcomeOf(refusals, (answer) => statusIs(answer, ...statuses)),
      ),
    );
  }
  const refused = all.filter(([, answer]) => 'status' in answer && answer.status >= 400);
  const reasons =
    refused.length === 0
      ? untested('nothing was refused')
      : outcomeOf(refused, (answer) => saysWhy(answer, subject));
  return [
    ...rows,
    row('errors', 'the body is JSON that says why', reasons),
    { ...row('limits', 'a 429 says when to call again', limitOutcome(subject)), mayNotArise: true },
  ];
}

/** The first failure, with the operation; without one, passed. */
function outcomeOf(refusals: readonly Refusal[], check: (answer: Answer) => Outcome): Outcome {
  for (const [operation, answer] of refusals) {
    const outcome = 'problem' in answer ? failed(answer.problem) : check(answer);
    if (outcome.verdict !== 'passed') return { ...outcome, reason: `${operation}: ${outcome.reason}` };
  }
  return PASSED;
}

function saysWhy({ type, body }: Answer, { contract }: Subject): Outcome {
  if (type !== 'application/json') return failed(`the content type is ${type ?? 'missing'}`);
  return holds(contract.differences('refusal', body).length === 0, 'it has no message');
}

function limitOutcome({ client: { limited } }: Subject): Outcome {
  if (limited.all === 0) return untested('no call was limited');
  return holds(limited.silent === 0, `${limited.silent} of ${limited.all} had no usable Retry-After`);
}

import * as z from 'zod';
import type { Contract, Operation } from './contract.ts';
import { failed, holds, isJsonType, type Outcome, type Row, type Source, untested } from './outcome.ts';
import type { Answer, NoAnswer, Query, ServiceClient } from './service-client.ts';

/** What the service is asked about, and with. */
export interface Subject {
  readonly client: ServiceClient;
  readonly contract: Contract;
  readonly number: string;
  readonly link: string;
}

/** A rule of answers that fit the schema. */
interface Rule {
  readonly rule: string;
  readonly source: Source;
  check(answer: unknown, subject: Subject): Outcome | Promise<Outcome>;
}

const tracking = z.object({
  tracking_number: z.string(),
  count: z.number().optional(),
  updates: z.array(z.object({ date: z.string().optional(), hour: z.string().optional() })).default([]),
});
const product = z.object({ platform: z.string(), product_id: z.string() });
const qc = z.object({ batch_count: z.number().optional(), batches: z.array(z.unknown()).default([]) });
const lookup = z.object({ source_agent: z.string().optional() });
const converted = z.object({ agents: z.record(z.string(), z.string()).default({}) });

const HOUR_MS = 3_600_000;
/** Scans have the clocks of their places: from -12 to +14 hours. */
const ZONES_MS = 26 * HOUR_MS;

const RULES: Readonly<Record<Operation, readonly Rule[]>> = {
  tracking: [
    {
      rule: 'tracking_number is the number that was looked up',
      source: 'section 2',
      check: (answer, { number }) =>
        holds(bare(tracking.parse(answer).tracking_number) === bare(number), 'it is another one'),
    },
    {
      rule: 'count is the number of updates',
      source: 'section 2',
      check: (answer) => countIs(tracking.parse(answer).count, tracking.parse(answer).updates.length),
    },
    { rule: 'updates are newest first', source: 'section 2', check: newestFirst },
    {
      rule: 'id is an alias of num',
      source: 'section 4',
      check: (answer, subject) =>
        askAgain('tracking', { id: subject.number }, subject, (other) => {
          const [one, two] = [answer, other].map((each) => tracking.parse(each).tracking_number);
          return holds(one === two, 'it finds another parcel');
        }),
    },
  ],
  qc: [
    {
      rule: 'batch_count is the number of batches',
      source: 'section 2',
      check: (answer) => countIs(qc.parse(answer).batch_count, qc.parse(answer).batches.length),
    },
    { rule: 'platform and id find the same product', source: 'section 4', check: sameProduct('qc') },
  ],
  lookup: [
    { rule: 'platform and id find the same product', source: 'section 4', check: sameProduct('lookup') },
    {
      rule: 'source_agent is the agent that is asked for',
      source: 'section 2',
      async check(_answer, subject) {
        const agent = (await agentsOf(subject)).at(-1);
        if (agent === undefined) return untested('convert names no agent');
        return askAgain('lookup', { url: subject.link, agent }, subject, (other) =>
          holds(lookup.parse(other).source_agent === agent, `it is not ${agent}`),
        );
      },
    },
  ],
  convert: [
    {
      rule: 'agents restricts the map to these',
      source: 'section 4',
      check(answer, subject) {
        const [one, two, ...more] = Object.keys(converted.parse(answer).agents);
        if (one === undefined || two === undefined || more.length === 0)
          return untested('fewer than three agents');
        return askAgain('convert', { url: subject.link, agents: [one, two] }, subject, (other) => {
          const names = Object.keys(converted.parse(other).agents);
          const isRestricted = names.toSorted().join() === [one, two].toSorted().join();
          return holds(isRestricted, `of two, it has ${names.length}`);
        });
      },
    },
  ],
};

/** What is known about one operation. */
export async function checkOperation(operation: Operation, subject: Subject): Promise<Row[]> {
  const { client, contract, number, link } = subject;
  const answer = await client.get(operation, operation === 'tracking' ? { num: number } : { url: link });
  const first = describeAnswer(operation, answer, contract);
  const isUsable = first.at(-1)?.outcome.verdict === 'passed';
  const rows: Row[] = [];
  for (const { rule, source, check } of RULES[operation]) {
    const outcome =
      isUsable && 'body' in answer
        ? await check(answer.body, subject)
        : untested('there is no answer that fits');
    rows.push({ about: operation, rule, source, outcome });
  }
  return [...first, ...rows];
}

function describeAnswer(operation: Operation, answer: Answer | NoAnswer, contract: Contract): Row[] {
  const row = (rule: string, source: Source, outcome: Outcome): Row => ({
    about: operation,
    rule,
    source,
    outcome,
  });
  const found = 'problem' in answer ? failed(answer.problem) : statusIs(answer, 200);
  const isFound = found.verdict === 'passed' && 'body' in answer;
  const none = untested('there is no answer');
  return [
    row('a known one is answered with 200', 'section 4', found),
    row('the content type is application/json', 'section 4', isFound ? isJsonType(answer.type) : none),
    row('the body fits its schema', 'section 2', isFound ? fits(contract, operation, answer.body) : none),
  ];
}

function fits(contract: Contract, operation: Operation, body: unknown): Outcome {
  const differences = contract.differences(operation, body);
  return holds(differences.length === 0, differences.join('; '));
}

export function statusIs({ status }: Answer, ...expected: readonly number[]): Outcome {
  return holds(expected.includes(status), `the status is ${status}`);
}

/** Asks again in another way, whose answer has to fit the schema, too. */
async function askAgain(
  operation: Operation,
  query: Query,
  { client, contract }: Subject,
  check: (body: unknown) => Outcome,
): Promise<Outcome> {
  const answer = await client.get(operation, query);
  if ('problem' in answer) return failed(answer.problem);
  if (answer.status !== 200) return statusIs(answer, 200);
  const outcome = fits(contract, operation, answer.body);
  return outcome.verdict === 'passed' ? check(answer.body) : outcome;
}

function sameProduct(operation: 'qc' | 'lookup') {
  return (answer: unknown, subject: Subject): Promise<Outcome> => {
    const { platform, product_id } = product.parse(answer);
    return askAgain(operation, { platform, id: product_id }, subject, (other) => {
      const found = product.parse(other);
      const isSame = found.platform === platform && found.product_id === product_id;
      return holds(isSame, 'they find another one');
    });
  };
}

async function agentsOf({ client, link }: Subject): Promise<string[]> {
  const answer = await client.get('convert', { url: link });
  const { data } = converted.safeParse('body' in answer ? answer.body : undefined);
  return Object.keys(data?.agents ?? {});
}

function countIs(count: number | undefined, length: number): Outcome {
  return count === undefined
    ? untested('it is absent')
    : holds(count === length, `it is ${count}, not ${length}`);
}

function newestFirst(answer: unknown): Outcome {
  const moments = tracking
    .parse(answer)
    .updates.map(({ date, hour = '00:00' }) => Date.parse(`${date}T${hour}Z`))
    .filter((moment) => !Number.isNaN(moment));
  const newest = Math.max(...moments);
  if (moments.length < 2 || newest - Math.min(...moments) <= ZONES_MS)
    return untested('name a parcel with scans on several days');
  const isSorted = moments.every((moment, at) => at === 0 || moment - (moments[at - 1] ?? 0) <= ZONES_MS);
  return holds(isSorted && newest - (moments[0] ?? 0) <= ZONES_MS, 'older ones come before newer ones');
}

const bare = (number: string): string => number.replace(/[\s-]/g, '').toUpperCase();

import * as z from 'zod';
import { agentLinks, platformOf } from './links.ts';
import type { Platform } from './wire.ts';

/** What a service can get wrong and still look well: found by `npm run conformance`. */
export const DEVIATIONS = [
  'missing_field',
  'list_for_text',
  'wrong_content_type',
  'wrong_count',
  'oldest_first',
  'ignored_agents',
  'any_key',
  'unknown_number_found',
  'plain_text_errors',
  'no_retry_after',
  'unsigned_events',
  'signed_other_bytes',
  'created_in_1970',
] as const;
export type Deviation = (typeof DEVIATIONS)[number];

interface Response {
  readonly operation: string;
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

type Change = (response: Response) => Response;

const object = z.record(z.string(), z.unknown());

/** Changes the body of an operation's answers. */
const body =
  (operation: string, change: (body: Record<string, unknown>) => object): Change =>
  (response) =>
    response.operation === operation && response.status === 200
      ? { ...response, body: JSON.stringify(change(object.parse(JSON.parse(response.body)))) }
      : response;

const RESPONSES: Readonly<Record<string, Change>> = {
  missing_field: body('qc', ({ product_id: _, ...rest }) => rest),
  list_for_text: body('lookup', (answer) => ({ ...answer, title: [answer['title']] })),
  wrong_content_type: (response) =>
    response.operation === 'convert' && response.status === 200
      ? { ...response, type: 'text/html; charset=utf-8' }
      : response,
  wrong_count: body('tracking', (answer) => ({ ...answer, count: Number(answer['count']) + 1 })),
  oldest_first: body('tracking', (answer) => ({
    ...answer,
    updates: z.array(z.unknown()).parse(answer['updates']).toReversed(),
  })),
  ignored_agents: body('convert', (answer) => ({ ...answer, agents: everyAgent(answer) })),
  unknown_number_found: (response) =>
    response.operation === 'tracking' && response.status === 404
      ? { ...response, status: 200, body: '{"tracking_number":"","count":0,"updates":[]}' }
      : response,
  plain_text_errors: (response) =>
    response.status < 400 ? response : { ...response, type: 'text/plain; charset=utf-8', body: 'Refused.' },
};

/** The response as a service with this fault sends it. */
export function deviate(fault: string | null, response: Response): Response {
  return RESPONSES[fault ?? '']?.(response) ?? response;
}

function everyAgent(answer: Readonly<Record<string, unknown>>): Record<string, string> {
  const platform: Platform | null = platformOf(String(answer['platform']));
  return platform === null ? {} : agentLinks({ platform, id: String(answer['id']) }, []);
}

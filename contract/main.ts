/** `npm run conformance`: checks a service against contract/openapi.yaml, and prints what holds. */
import process from 'node:process';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { print, printError } from '../src/cli/tool.ts';
import { createRedactor } from '../src/process/redact.ts';
import { type CheckOptions, checkService } from './check-service.ts';
import { isWhole } from './outcome.ts';
import { tableOf } from './table.ts';

const USAGE = `npm run conformance -- --base-url URL --number NUMBER --link URL [--key KEY] [--listen [HOST:]PORT --secret SECRET]

Checks whether a service keeps to contract/openapi.yaml, and prints every rule as passed, failed or not tested.

--base-url URL     the service, without /v1
--key KEY          otherwise API_KEY of the environment, which other users of the machine cannot see
--number NUMBER    a parcel that the service knows, with scans on several days
--link URL         a product link that the service knows
--listen PORT      takes events at http://127.0.0.1:PORT, or HOST:PORT: have the service post all four kinds there
--secret SECRET    otherwise WEBHOOK_SECRET of the environment: what events are signed with
--wait SECONDS     how long to wait for events after the calls: 1 to 600, 60 unless given

It calls the service about 30 times, within two minutes. Exit code: 0 when every rule was tested and holds (limits only if a
call was limited), 1 when not, 2 for a wrong command line.`;

const SECOND_MS = 1_000;
const MAX_PORT = 65_535;
const address = z
  .string()
  .regex(/^(?:[\w.-]+:)?\d{1,5}$/, 'must be PORT or HOST:PORT')
  .transform((text) => {
    const [port, host = '127.0.0.1'] = text.split(':').toReversed();
    return { host, port: Number(port) };
  })
  .refine(({ port }) => port > 0 && port <= MAX_PORT, 'must be a port from 1 to 65535');
const options = z
  .strictObject({
    'base-url': z
      .url({ protocol: /^https?$/, error: 'must be an http or https address' })
      .regex(/^[^?#@]*$/, 'must have no user, query or fragment')
      .transform((url) => url.replace(/\/+$/, '')),
    key: z.string('is missing, and API_KEY is not set').min(1, 'is empty'),
    number: z.string('is missing').min(1, 'is empty'),
    link: z.url({ protocol: /^https?$/, error: 'must be a product link' }),
    listen: address.optional(),
    secret: z.string().min(1).optional(),
    wait: z.coerce
      .number('must be a number')
      .min(1, 'must be 1 to 600')
      .max(600, 'must be 1 to 600')
      .default(60),
  })
  .refine(({ listen, secret }) => listen === undefined || secret !== undefined, {
    path: ['secret'],
    error: 'is missing, and WEBHOOK_SECRET is not set',
  })
  .transform(
    ({ 'base-url': baseUrl, key, number, link, listen, secret = '', wait }): CheckOptions => ({
      baseUrl,
      key,
      number,
      link,
      ...(listen === undefined ? {} : { events: { ...listen, secret, waitMs: wait * SECOND_MS } }),
    }),
  );

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    print(...USAGE.split('\n'));
    return 0;
  }
  const read = readArguments(args);
  if ('problems' in read) {
    printError(...read.problems, '', ...USAGE.split('\n'));
    return 2;
  }
  const { key, events } = read.options;
  const { text } = createRedactor([key, events?.secret ?? '']);
  if (events !== undefined)
    printError(
      `Events: http://${events.host}:${events.port}/, until ${events.waitMs / SECOND_MS} seconds after the calls.`,
    );
  try {
    const rows = await checkService(read.options);
    print(...tableOf(rows).map(text));
    return isWhole(rows) ? 0 : 1;
  } catch (error) {
    printError(text(error instanceof Error ? error.message : String(error)));
    return 1;
  }
}

function readArguments(
  args: string[],
): { readonly options: CheckOptions } | { readonly problems: readonly string[] } {
  const text = { type: 'string' } as const;
  const { API_KEY, WEBHOOK_SECRET } = process.env;
  try {
    const { values } = parseArgs({
      args,
      options: {
        'base-url': text,
        key: text,
        number: text,
        link: text,
        listen: text,
        secret: text,
        wait: text,
      },
    });
    const { data, error } = options.safeParse({
      key: API_KEY,
      secret: WEBHOOK_SECRET || undefined,
      ...values,
    });
    if (data !== undefined) return { options: data };
    return { problems: error.issues.map(({ path, message }) => `--${path.join()} ${message}`) };
  } catch (error) {
    return { problems: [error instanceof Error ? error.message : String(error)] };
  }
}

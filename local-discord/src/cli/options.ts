import { parseArgs } from 'node:util';
import { z } from 'zod';

/** Invalid arguments; the message says which and why. */
export class UsageError extends Error {}

const DEFAULT_PORT = '4400';

const optionsSchema = z.object({
  port: z
    .string()
    .regex(/^\d+$/, 'must be a number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a number from 0 to 65535'),
  host: z.string().min(1, 'must not be empty'),
  seed: z.string().min(1, 'must name a file').optional(),
  token: z.string().regex(/^\S+$/, 'must be a token without spaces').optional(),
  'tls-cert': z.string().min(1, 'must name a file').optional(),
  'tls-key': z.string().min(1, 'must name a file').optional(),
  transcript: z.string().min(1, 'must name a file').optional(),
  strictness: z.enum(['lenient', 'discord', 'strict'], 'must be lenient, discord or strict'),
  help: z.boolean(),
  version: z.boolean(),
});

export type CliOptions = z.infer<typeof optionsSchema>;

/**
 * Reads the command line.
 * @param portOfEnvironment the variable PORT, used if no port is given
 */
export function readOptions(args: readonly string[], portOfEnvironment: string | undefined): CliOptions {
  const values = parsed(args);
  const port = values.port ?? (portOfEnvironment || DEFAULT_PORT);
  const checked = optionsSchema.safeParse({ ...values, port });
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  const name = String(issue?.path[0]);
  const given = Object({ ...values, port })[name];
  throw new UsageError(`--${name} ${issue?.message}, not ${JSON.stringify(given)}`);
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', short: 'p' },
        host: { type: 'string', default: '127.0.0.1' },
        seed: { type: 'string' },
        token: { type: 'string' },
        'tls-cert': { type: 'string' },
        'tls-key': { type: 'string' },
        transcript: { type: 'string' },
        strictness: { type: 'string', default: 'lenient' },
        help: { type: 'boolean', short: 'h', default: false },
        version: { type: 'boolean', short: 'v', default: false },
      },
    }).values;
  } catch (error) {
    // Node's messages name the argument and continue with advice; the first sentence is enough.
    throw new UsageError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
}

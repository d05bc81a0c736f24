import { appendFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createSecureContext } from 'node:tls';
import { pageRoutes } from '../../web/page.ts';
import { controlRoutes } from '../control/routes.ts';
import { SeedError } from '../seed-file/names.ts';
import { readSeed } from '../seed-file/parse.ts';
import { type Certificate, type RunningLocalDiscord, startLocalDiscord } from '../start.ts';
import { createWireLog } from '../wire/log.ts';
import { wireRoutes } from '../wire/routes.ts';
import { tokenOf } from '../world/bots.ts';
import { defaultSeed } from '../world/default-seed.ts';
import type { Seed } from '../world/seed.ts';
import { type CliOptions, UsageError } from './options.ts';

/** The version of this package. */
export function packageVersion(): string {
  return createRequire(import.meta.url)('local-discord/package.json').version;
}

interface Started {
  readonly local: RunningLocalDiscord;
  /** The first bot's. */
  readonly token: string;
}

/** Starts the local Discord and its page with the command line's options. */
export async function runLocalDiscord(options: CliOptions): Promise<Started> {
  const seed = options.seed === undefined ? defaultSeed : seedFrom(options.seed);
  const tls = certificateFrom(options);
  const page = await pageRoutes();
  const local = await startLocalDiscord({
    port: options.port,
    host: options.host,
    ...(tls ? { tls } : {}),
    seed,
    token: options.token ?? null,
    strictness: options.strictness,
    routes: (discord) => [page, wireRoutes(createWireLog(discord)), controlRoutes(discord)],
  });
  if (options.transcript !== undefined) writeTranscript(local, options.transcript);
  return { local, token: options.token ?? seed.bot.token ?? tokenOf(seed.bot.id) };
}

function seedFrom(file: string): Seed {
  try {
    return readSeed(file);
  } catch (error) {
    throw error instanceof SeedError ? new UsageError(error.message) : error;
  }
}

/** Line by line, so that nothing is lost when the program is killed. */
function writeTranscript({ discord }: RunningLocalDiscord, file: string): void {
  appendFileSync(file, '');
  discord.onTranscriptLine((line) => appendFileSync(file, `${line}\n`));
}

/** The certificate that the command line names, or null. */
function certificateFrom({ 'tls-cert': certFile, 'tls-key': keyFile }: CliOptions): Certificate | null {
  if (certFile === undefined && keyFile === undefined) return null;
  if (certFile === undefined)
    throw new UsageError('--tls-key needs --tls-cert, the file with the certificate');
  if (keyFile === undefined)
    throw new UsageError('--tls-cert needs --tls-key, the file with its private key');
  const certificate = { cert: contentOf(certFile), key: contentOf(keyFile) };
  try {
    createSecureContext(certificate);
  } catch {
    throw new UsageError(`${certFile} and ${keyFile} are no certificate and its private key in PEM`);
  }
  return certificate;
}

function contentOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new UsageError(`${file} cannot be read`);
  }
}

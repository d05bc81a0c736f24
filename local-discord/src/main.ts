#!/usr/bin/env node
/** The program `local-discord`: a local Discord and its chat page, for any bot. */
import { type CliOptions, readOptions, UsageError } from './cli/options.ts';
import { packageVersion, runLocalDiscord } from './cli/run.ts';
import { onStarterGone } from './cli/starter.ts';
import { greeting, HELP } from './cli/texts.ts';

const USAGE_STATUS = 2;

try {
  const options = readOptions(process.argv.slice(2), process.env['PORT']);
  if (options.help) process.stdout.write(HELP);
  else if (options.version) console.log(packageVersion());
  else await serve(options);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\nlocal-discord --help lists the options`);
  process.exitCode = USAGE_STATUS;
}

async function serve(options: CliOptions): Promise<void> {
  const started = await runLocalDiscord(options).catch((error: unknown) => refuse(error, options));
  if (!started) return;
  const { local, token } = started;
  console.log(greeting({ version: packageVersion(), url: local.url, apiUrl: local.apiUrl, token }));
  const stop = () => void local.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  onStarterGone(stop);
}

/** Explains why the server can't listen there. */
function refuse(error: unknown, { port, host }: CliOptions): undefined {
  const { code } = Object(error);
  const reasons: Record<string, string> = {
    EADDRINUSE: `port ${port} is taken; choose another one with --port, or 0 for a free one`,
    EACCES: `port ${port} is not allowed; choose one above 1023`,
    EADDRNOTAVAIL: `${host} is no address of this machine`,
    ENOTFOUND: `there is no host ${host}`,
  };
  const reason = reasons[String(code)];
  if (reason === undefined) throw error;
  console.error(reason);
  process.exitCode = 1;
}

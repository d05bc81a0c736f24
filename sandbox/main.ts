/** `npm run sandbox`: everything to try the bot, on one page, without any account. */
import { startSandbox } from './start-sandbox.ts';

const DEFAULT_PORT = 4400;

const sandbox = await startSandbox(
  Number(process.env['SANDBOX_PORT'] ?? DEFAULT_PORT),
  process.env['LOG_LEVEL'],
);
console.log(`Haulmate sandbox: ${sandbox.url}`);

const stop = (code: number) => void sandbox.stop().then(() => process.exit(code));
process.once('SIGINT', () => stop(0));
process.once('SIGTERM', () => stop(0));

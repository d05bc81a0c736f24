/** `npm run sandbox`: everything needed to try the bot on one page, without an account. */
import { portOrExit } from './port-or-exit.ts';
import { SANDBOX_SECRET, startSandbox } from './start-sandbox.ts';

/** Slow enough to watch one parcel, fast enough that something happens on the page. */
const ADVANCE_EVERY_MS = 20_000;

const sandbox = await startSandbox({
  port: await portOrExit(),
  logLevel: process.env['LOG_LEVEL'],
  advanceEveryMs: ADVANCE_EVERY_MS,
});
console.log(`Haulmate sandbox: ${sandbox.url}`);
console.log(`Events can be posted to ${sandbox.receiverUrl}, signed with ${SANDBOX_SECRET}`);
const settings = Object.entries(sandbox.settings).map(([name, value]) => `${name}=${value}`);
console.log(
  `For a bot of your own, once you have stopped this one in the control room: ${settings.join(' ')}`,
);

const stop = (code: number) => void sandbox.stop().then(() => process.exit(code));
process.once('SIGINT', () => stop(0));
process.once('SIGTERM', () => stop(0));

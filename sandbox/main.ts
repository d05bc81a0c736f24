/** `npm run sandbox`: everything needed to try the bot on one page, without an account. */
import { buildBot } from './build-bot.ts';
import { portOrExit } from './port-or-exit.ts';

/** Slow enough to follow one parcel, fast enough to see something happen. */
const ADVANCE_EVERY_MS = 20_000;

const port = await portOrExit();
const building = buildBot();
// Its failure is reported when the bot should start.
building.catch(() => {});
// Done last, so that nobody waits for it only to learn that the port is taken.
const { SANDBOX_SECRET, startSandbox } = await import('./start-sandbox.ts');
const sandbox = await startSandbox({
  port,
  building,
  onListening: (url) => console.log(`Haulmate sandbox: ${url}`),
  logLevel: process.env['LOG_LEVEL'],
  advanceEveryMs: ADVANCE_EVERY_MS,
});
console.log(`Webhooks are received at ${sandbox.receiverUrl}, signed with ${SANDBOX_SECRET}`);
const settings = Object.entries(sandbox.settings).map(([name, value]) => `${name}=${value}`);
console.log(
  `Settings for your own bot, once you have stopped this one in the control room: ${settings.join(' ')}`,
);

const stop = (code: number) => void sandbox.stop().then(() => process.exit(code));
process.once('SIGINT', () => stop(0));
process.once('SIGTERM', () => stop(0));

/**
 * Preloaded into the bot: lets days pass for it. It is as late as `DAYS_PASS_FROM` says, and as the parent process says later (milliseconds
 * since 1970); the time since the start grows as much. What is done again and again is done more often, so that nobody has to wait.
 */
import { z } from 'zod';

const OFTEN = 25;
const message = z.object({ now: z.number() });
const [dateNow, uptime, everyMs] = [Date.now, performance.now.bind(performance), setInterval];
const startedAt = dateNow();
const from = Number(process.env['DAYS_PASS_FROM']);
let ahead = from - startedAt;
const now = () => dateNow() + ahead;

process.on('message', (received) => {
  ahead = message.parse(received).now - dateNow();
  process.send?.({ now: message.parse(received).now });
});
process.channel?.unref();

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
});
performance.now = () => uptime() + ahead - (from - startedAt);
globalThis.setInterval = ((run: () => void, ms = 0, ...args: []) =>
  everyMs(run, ms / OFTEN, ...args)) as typeof setInterval;

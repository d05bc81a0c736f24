/**
 * Loaded into the bot before anything else: its clock is off by `DRILL_CLOCK_OFF_MS`, and later by what the drill says,
 * as when somebody sets a machine's time. Timers are not affected, nor is `performance.now`, as in real life.
 */
import { z } from 'zod';

const message = z.object({ clockOffMs: z.number() });
const now = Date.now;
let offMs = Number(process.env['DRILL_CLOCK_OFF_MS'] ?? 0);
const shifted = () => now() + offMs;

process.on('message', (received) => {
  offMs = message.parse(received).clockOffMs;
  process.send?.({ clockOffMs: offMs });
});

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [shifted()] : args, newTarget),
  get: (target, key, receiver) => (key === 'now' ? shifted : Reflect.get(target, key, receiver)),
});

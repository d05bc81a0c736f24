/**
 * Preloaded into the bot: shifts its clock by `DRILL_CLOCK_OFFSET_MS`, and later by what the drill sends, as if somebody
 * set the machine's time. Timers and `performance.now` are monotonic and stay as they are.
 */
import { z } from 'zod';

const message = z.object({ clockOffsetMs: z.number() });
const now = Date.now;
let offsetMs = Number(process.env['DRILL_CLOCK_OFFSET_MS'] ?? 0);
const shifted = () => now() + offsetMs;

process.on('message', (received) => {
  offsetMs = message.parse(received).clockOffsetMs;
  process.send?.({ clockOffsetMs: offsetMs });
});

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [shifted()] : args, newTarget),
  get: (target, key, receiver) => (key === 'now' ? shifted : Reflect.get(target, key, receiver)),
});

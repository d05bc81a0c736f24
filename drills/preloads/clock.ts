/**
 * Preloaded into the bot: shifts its clock by `DRILL_CLOCK_OFFSET_MS`, and later by offsets that the drill
 * sends, as if the machine's time were set. Timers and `performance.now` are monotonic and unaffected.
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

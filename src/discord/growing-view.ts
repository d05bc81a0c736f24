import { isDeepStrictEqual } from 'node:util';
import { settlesWithin } from '../timing/settles-within.ts';
import type { GrowingView, MessageView } from './message-view.ts';

/** A reader waits this long for what a card can do without. */
const EXTRAS_WAIT_MS = 1_200;

/**
 * Renders a message as soon as its extras have arrived, but after 1.2 s at the latest; then it grows once when they arrive.
 * @param extras settles when everything has arrived; must not reject
 * @param render renders what has arrived by then
 */
export async function growingView(
  extras: Promise<unknown>,
  render: () => MessageView | Promise<MessageView>,
  waitMs = EXTRAS_WAIT_MS,
): Promise<MessageView | GrowingView> {
  if (await settlesWithin(waitMs, extras)) return render();
  const now = await render();
  const later = extras.then(async () => {
    const grown = await render();
    return isDeepStrictEqual(grown, now) ? null : grown;
  });
  return { now, later: later.catch(() => null) };
}

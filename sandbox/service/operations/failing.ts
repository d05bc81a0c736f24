import { FAILING_PRODUCT } from '../data/showcase.ts';
import { Refusal } from '../refusal.ts';
import type { ProductKey } from '../wire.ts';

/** @throws Refusal for the one product that the service never manages to load */
export function refuseFailing({ id }: ProductKey): void {
  if (id === FAILING_PRODUCT.id) throw new Refusal(500, 'internal', 'Something broke on our side.');
}

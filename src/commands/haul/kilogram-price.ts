import type { KilogramPrice } from '../../domain/hauls/shipping.ts';
import { settingsOfServer } from '../replies/reader.ts';
import type { CommandRequest } from '../replies/request.ts';

/** What a kilogram costs the reader: as they typed it, else as their server's managers did. */
export async function kilogramPriceOf(request: CommandRequest) {
  const own = (await request.context.store.settings.user(request.userId)).kilogramPrice;
  const price: KilogramPrice | null = own ?? (await settingsOfServer(request))?.kilogramPrice ?? null;
  return { price, isOwn: own !== null };
}

/** Longer messages tell a story; who asks where a parcel is needs few words. */
const MAX_LENGTH = 120;

/** How people ask where their parcels are: what they call them, and how they ask. Small letters, without accents. */
const WORDINGS = [
  {
    things: /\b(parcels?|packages?|packets?|orders?|shipments?|deliver(?:y|ies)|stuff|hauls?)\b/,
    asks: /\b(where|when|track|tracking|status|arrive[sd]?|check|any (?:news|update)|my)\b/,
    alone: /^(?:my )?(?:tracking|track|parcels?|packages?|shipments?)(?: status)?$/,
  },
  {
    things: /\b(pakete?s?|packchens?|sendung(?:en)?|lieferung(?:en)?|bestellung(?:en)?|packerl)\b/,
    asks: /\b(wo|wann|status|stand|verfolg\w*|kommt|mein\w*)\b/,
    alone: /^(?:meine? )?(?:sendungsverfolgung|tracking|pakete?|sendung(?:en)?)$/,
  },
  {
    things: /\b(paquetes?|pedidos?|envios?|encomiendas?)\b/,
    asks: /\b(donde|cuando|estado|llega\w*|rastre\w*|segui\w*|mis?)\b/,
    alone: /^(?:mis? )?(?:seguimiento|rastreo|paquetes?|envios?)$/,
  },
  {
    things: /\b(colis|paquets?|commandes?|livraisons?)\b/,
    asks: /\b(ou|quand|statut|suivi|suivre|arrive\w*|mon|mes|ma)\b/,
    alone: /^(?:mon |mes )?(?:suivi|colis)$/,
  },
  {
    things: /\b(pacc(?:o|hi)|ordin[ei]|spedizion[ei]|consegn[ae])\b/,
    asks: /\b(dove|dov|quando|stato|traccia\w*|arriva\w*|mio|miei|mia|mie)\b/,
    alone: /^(?:il mio |i miei )?(?:tracciamento|tracking|pacc(?:o|hi))$/,
  },
  {
    things: /\b(paczk\w*|przesylk\w*|zamowieni\w*|dostaw\w*)\b/,
    asks: /\b(gdzie|kiedy|status|sledz\w*|dojdzie|przyjdzie|moj\w*)\b/,
    alone: /^(?:moj\w* )?(?:sledzenie|paczk[ai]|przesylk[ai])$/,
  },
  {
    things: /\b(pacotes?|encomendas?|pedidos?|entregas?)\b/,
    asks: /\b(onde|cade|quando|status|rastre\w*|chega\w*|meus?|minhas?)\b/,
    alone: /^(?:meus? |minhas? )?(?:rastreio|rastreamento|pacotes?|encomendas?)$/,
  },
  {
    things: /(包裹|快递|快件|物流|订单)/,
    asks: /(哪|到|什么时候|几时|查|我的|状态)/,
    alone: /^(?:我的)?(?:包裹|快递|物流|查包裹|查快递)$/,
  },
] as const;

/** Whether a message asks where the author's parcels are, in one of the bot's languages. */
export function asksForParcels(text: string): boolean {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (plain === '' || plain.length > MAX_LENGTH) return false;
  return WORDINGS.some(
    ({ things, asks, alone }) => alone.test(plain) || (things.test(plain) && asks.test(plain)),
  );
}

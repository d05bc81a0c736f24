/** Longer messages tell a story; who asks where a parcel is needs few words. */
const MAX_LENGTH = 120;

/**
 * How people ask where their parcels are, by language: what they call them and how they ask, such a word alone, or only when it comes.
 * Small letters, without accents.
 */
const WORDINGS = [
  {
    language: 'en',
    things: /\b(parcels?|packages?|packets?|orders?|shipments?|deliver(?:y|ies)|stuff|hauls?)\b/,
    asks: /\b(where|when|track|tracking|status|arrive[sd]?|check|any (?:news|update)|my)\b/,
    alone: /^(?:my )?(?:tracking|track|parcels?|packages?|shipments?)(?: status)?$/,
    when: /^(?:when|where)\b.*\b(?:arriv\w*|comes?|coming|here|it|get)\b|^(?:is it |it s |still )?late\b/,
  },
  {
    language: 'de',
    things: /\b(pakete?s?|packchens?|sendung(?:en)?|lieferung(?:en)?|bestellung(?:en)?|packerl)\b/,
    asks: /\b(wo|wann|status|stand|verfolg\w*|kommt|mein\w*)\b/,
    alone: /^(?:meine? )?(?:sendungsverfolgung|tracking|pakete?|sendung(?:en)?)$/,
    when: /^(?:wann|wo)\b.*\b(?:kommt|ankommt|da|es|an|bleibt)\b/,
  },
  {
    language: 'es',
    things: /\b(paquetes?|pedidos?|envios?|encomiendas?)\b/,
    asks: /\b(donde|cuando|estado|llega\w*|rastre\w*|segui\w*|mis?)\b/,
    alone: /^(?:mis? )?(?:seguimiento|rastreo|paquetes?|envios?)$/,
    when: /^(?:cuando|donde)\b.*\b(?:llega\w*|viene|esta)\b/,
  },
  {
    language: 'fr',
    things: /\b(colis|paquets?|commandes?|livraisons?)\b/,
    asks: /\b(ou|quand|statut|suivi|suivre|arrive\w*|mon|mes|ma)\b/,
    alone: /^(?:mon |mes )?(?:suivi|colis)$/,
    when: /^(?:quand|ou)\b.*\b(?:arrive\w*|livre\w*|recevr\w*|est)\b/,
  },
  {
    language: 'it',
    things: /\b(pacc(?:o|hi)|ordin[ei]|spedizion[ei]|consegn[ae])\b/,
    asks: /\b(dove|dov|quando|stato|traccia\w*|arriva\w*|mio|miei|mia|mie)\b/,
    alone: /^(?:il mio |i miei )?(?:tracciamento|tracking|pacc(?:o|hi))$/,
    when: /^(?:quando|dove|dov)\b.*\b(?:arriva\w*|e)\b/,
  },
  {
    language: 'pl',
    things: /\b(paczk\w*|przesylk\w*|zamowieni\w*|dostaw\w*)\b/,
    asks: /\b(gdzie|kiedy|status|sledz\w*|dojdzie|przyjdzie|moj\w*)\b/,
    alone: /^(?:moj\w* )?(?:sledzenie|paczk[ai]|przesylk[ai])$/,
    when: /^(?:kiedy|gdzie)\b.*\b(?:dojdzie|przyjdzie|bedzie|jest)\b/,
  },
  {
    language: 'pt-BR',
    things: /\b(pacotes?|encomendas?|pedidos?|entregas?)\b/,
    asks: /\b(onde|cade|quando|status|rastre\w*|chega\w*|meus?|minhas?)\b/,
    alone: /^(?:meus? |minhas? )?(?:rastreio|rastreamento|pacotes?|encomendas?)$/,
    when: /^(?:quando|onde|cade)\b.*\b(?:chega\w*|vem|esta)\b/,
  },
  {
    language: 'zh-CN',
    things: /(包裹|快递|快件|物流|订单)/,
    asks: /(哪|到|什么时候|几时|查|我的|状态)/,
    alone: /^(?:我的)?(?:包裹|快递|物流|查包裹|查快递)$/,
    when: /(?:什么时候|几时|何时|多久).*[到来收]/,
  },
] as const;

/** Whether a message asks where the author's parcels are, in one of the bot's languages. */
export function asksForParcels(text: string): boolean {
  return wordingOf(text) !== undefined;
}

/** The language that such a question or Chinese characters tell; null: none. */
export function languageOfQuestion(text: string): string | null {
  return /\p{Script=Han}/u.test(text) ? 'zh-CN' : (wordingOf(text)?.language ?? null);
}

function wordingOf(text: string) {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (plain === '' || plain.length > MAX_LENGTH) return undefined;
  return WORDINGS.find(
    ({ things, asks, alone, when }) =>
      alone.test(plain) || when.test(plain) || (things.test(plain) && asks.test(plain)),
  );
}

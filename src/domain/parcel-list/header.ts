/** What lists call the column of tracking numbers, in small letters. */
const NUMBER_WORDS: ReadonlySet<string> = new Set([
  ...['number', 'tracking', 'tracking number', 'tracking no', 'tracking no.', 'tracking id', 'tracking code'],
  ...['parcel number', 'package number', 'waybill', 'waybill number', 'awb', 'tracking_number'],
  ...['nummer', 'sendungsnummer', 'paketnummer', 'trackingnummer', 'tracking-nummer'],
  ...['número', 'numero', 'número de seguimiento', 'seguimiento', 'código de rastreo', 'guía'],
  ...['numéro', 'numéro de suivi', 'suivi', 'n° de suivi'],
  ...['numero di tracking', 'numero di spedizione', 'codice di tracciamento'],
  ...['numer', 'numer przesyłki', 'nr przesyłki', 'numer śledzenia'],
  ...['código de rastreio', 'código', 'rastreio', 'código de rastreamento'],
  ...['单号', '物流单号', '快递单号', '运单号', '运单号码', '包裹单号'],
]);

/** The same for the column of names. */
const NAME_WORDS: ReadonlySet<string> = new Set([
  ...[
    'name',
    'label',
    'title',
    'item',
    'product',
    'parcel',
    'description',
    'note',
    'bezeichnung',
    'artikel',
    'paket',
  ],
  ...['nombre', 'producto', 'paquete', 'nom', 'article', 'colis', 'nome', 'articolo', 'prodotto', 'pacco'],
  ...['nazwa', 'produkt', 'paczka', 'produto', 'pacote', '名称', '名字', '商品', '包裹', '备注'],
]);

/** Where the numbers and the names are in the rows of a list. */
export interface Columns {
  readonly number: number;
  /** -1: there are no names. */
  readonly name: number;
}

/** The columns that a row of headings names; null for any other row. */
export function columnsOf(cells: readonly string[]): Columns | null {
  const words = cells.map((cell) => cell.trim().toLowerCase());
  const number = words.findIndex((word) => NUMBER_WORDS.has(word));
  if (number === -1 || words.some((word) => /\d{4}/.test(word))) return null;
  return { number, name: words.findIndex((word, index) => index !== number && NAME_WORDS.has(word)) };
}

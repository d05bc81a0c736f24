/** What stands before the name of a person, without accents: "Signed for by: P. Lost", "签收人：…". */
const BEFORE_PERSON = [
  'signed( for)? by',
  'received by',
  'neighbou?r',
  '(unter)?zeichnet( von)?',
  'unterschrieben von',
  'empfangen von',
  'nachbar(n|in)?',
  'signe par',
  'recu par',
  'voisine?',
  'firmad[oa] por',
  'recibid[oa] por',
  'vecin[oa]?',
  'odbiorca',
  'odebral',
  'podpisal',
  'sasiada?',
  'firmat[oa] da',
  'ricevut[oa] da',
  'vicin[oa]',
  'assinado por',
  'recebid[oa] por',
  'vizinh[oa]',
  'getekend door',
  'ontvangen door',
  'buren',
  'prevzala?',
  'podepsala?',
  'sousedovi',
  'atvette',
  'szomszed(nak)?',
  'semnat de',
  'primit de',
  'kvitterad av',
  'mottagen av',
  'granne',
  'kvitteret af',
  'modtaget af',
  'nabo',
  'signert av',
  'mottatt av',
  'kuitannut',
  'naapuri(lle)?',
  '[签簽]收人',
  '(派送|派件|投[递遞]|快[递遞]|[业業][务務]|[外]?[务務])[员員]',
  '受取人',
  '(배송|배달)?담당',
  '(수령|인수)[인자]',
].join('|');

const PERSON = new RegExp(`(${BEFORE_PERSON})\\s*[:：][^,;()，。；（）]+`, 'gu');
/** After a preposition, a comma or a house number, so that "wrong street" keeps its meaning. */
const STREET =
  /(?<=(?:(?<!\p{L})(?:at|to|on|in)|,|\d\p{L}?) )\p{L}[\p{L}'-]* (?:road|street|avenue|lane|rd|blvd)(?![\p{L}\p{N}])/gu;

/**
 * A text without the names of persons and streets, which mean nothing: "Delivered to John at Airport Road".
 * @param folded in lower case and without accents, still with its punctuation
 */
export function withoutNames(folded: string): string {
  return folded.replace(PERSON, '$1 ').replace(STREET, ' ');
}

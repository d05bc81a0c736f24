/** An amount as somebody typed it, and what stood beside it: "€", "CNY", or nothing. */
export interface TypedAmount {
  readonly amount: number;
  readonly sign: string;
}

/** Of at most so many digits: no price needs more. */
const AMOUNT = /^(\D*?)\s*(\d[\d.,'’\s]{0,14}?)\s*([^\d.,]*)$/u;

/** Reads "79", "79.50", "79,50 €", "CN¥ 1,299" and "1.299,50"; null for anything else. */
export function readTypedAmount(text: string): TypedAmount | null {
  const [, before = '', digits = '', after = ''] = AMOUNT.exec(text.trim()) ?? [];
  const sign = before.trim() || after.trim();
  if (digits === '' || (before.trim() !== '' && after.trim() !== '')) return null;
  // One or two digits after the last point or comma are decimals; three are thousands.
  const [, whole = digits, decimals = ''] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? [];
  const amount = Number(`${whole.replace(/\D/g, '')}.${decimals}`);
  return Number.isFinite(amount) ? { amount, sign } : null;
}

import { countryOf } from './places/countries.ts';
import { hasWrongCheckDigit } from './tracking-number.ts';

/** Two letters, nine digits, a country: the format of the Universal Postal Union (S10). */
const POSTAL = /^[A-Z]{2}\d{9}[A-Z]{2}$/;
/** UPS: a shipper, a service, a parcel and a check digit. */
const UPS = /^1Z[A-Z0-9]{15}\d$/;
/** Postal operators use these first letters; others aren't assigned. */
const POSTAL_SERVICES = /^[ACEHLMQRSTUVZ]/;
/** A word of letters and digits only, with nothing attached before or after it. */
const WORDS = /(?<![\p{L}\p{N}_.@/#=-])[A-Z0-9]{13,18}(?![\p{L}\p{N}_@/=-])/giu;

/**
 * The numbers in a text that must be tracking numbers: a carrier's format with a correct check digit. Digits alone are
 * never certain, because people also write order numbers, phone numbers and prices; neither is anything in a link.
 */
export function findCertainNumbers(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => !/\S:\/\/\S|www\./i.test(word));
  const found = words.flatMap((word) => [...word.matchAll(WORDS)].map(([number]) => number.toUpperCase()));
  return [...new Set(found)].filter((number) => isPostal(number) || isUps(number));
}

function isPostal(number: string): boolean {
  if (!POSTAL.test(number) || !POSTAL_SERVICES.test(number)) return false;
  return !hasWrongCheckDigit(number) && countryOf(number.slice(-2)) !== null;
}

/** Letters count as digits, every second one twice. */
function isUps(number: string): boolean {
  if (!UPS.test(number)) return false;
  const values = [...number.slice(2, -1)].map((letter) =>
    /\d/.test(letter) ? Number(letter) : (letter.charCodeAt(0) - 63) % 10,
  );
  const sum = values.reduce((total, value, index) => total + value * (index % 2 === 0 ? 1 : 2), 0);
  return (10 - (sum % 10)) % 10 === Number(number.at(-1));
}

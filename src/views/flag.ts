const REGIONAL_INDICATOR_A = 0x1f1e6;

/** The flag of a two-letter country code; empty for anything else. */
export function flag(country: string | undefined): string {
  if (country === undefined || !/^[A-Za-z]{2}$/.test(country)) return '';
  return String.fromCodePoint(
    ...[...country.toUpperCase()].map(
      (letter) => REGIONAL_INDICATOR_A + letter.charCodeAt(0) - 'A'.charCodeAt(0),
    ),
  );
}

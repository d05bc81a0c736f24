/**
 * A number as the service and our cache see it: upper case, without the spaces and hyphens people add when copying.
 * Null when it cannot be a tracking number.
 */
export function normaliseTrackingNumber(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^[<`*"'#]+|[>`*"'.,;]+$/g, '')
    .replace(/[\s-]+/g, '')
    .toUpperCase();
  return /^[A-Z0-9]{5,40}$/.test(bare) && /\d/.test(bare) ? bare : null;
}

/** `LP••••4821CN`: enough to recognise one's own parcel, too little to look it up. */
export function maskTrackingNumber(number: string): string {
  if (number.length < 10) return `••••${number.slice(-2)}`;
  return `${number.slice(0, 2)}••••${number.slice(-6)}`;
}

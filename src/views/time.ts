/** Discord shows it in the reader's language: "3 minutes ago". */
export function relative(ms: number): string {
  return `<t:${Math.floor(ms / 1000)}:R>`;
}

/** When something may be tried again: rounded up, since Discord counts whole seconds and nobody should come too early. */
export function relativeRoundedUp(ms: number): string {
  return relative(ms + 999);
}

/** Discord shows it in the reader's own words: "3 minutes ago". */
export function relative(ms: number): string {
  return `<t:${Math.floor(ms / 1000)}:R>`;
}

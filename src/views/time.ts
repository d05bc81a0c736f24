/** Discord shows it in the reader's language: "3 minutes ago". */
export function relative(ms: number): string {
  return `<t:${Math.floor(ms / 1000)}:R>`;
}

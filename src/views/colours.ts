/** Accent colours. A text always gives the same information, for people who can't distinguish the colours. */
export const COLOURS = {
  neutral: 0x5865f2,
  waiting: 0x80848e,
  moving: 0x3b82f6,
  attention: 0xf0a020,
  good: 0x23a55a,
  bad: 0xda373c,
} as const;

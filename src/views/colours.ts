/** Accent colours. A text always gives the same information, for people who can't distinguish the colours. */
export const COLOURS = {
  neutral: 0x4c8dff,
  waiting: 0x80848e,
  moving: 0x4c8dff,
  attention: 0xf0b232,
  good: 0x2fbf71,
  bad: 0xf2555a,
} as const;

const PATHS = {
  close: 'M6 6l12 12M18 6L6 18',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  down: 'M6 9l6 6 6-6',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  reply: 'M10 7L4 12l6 5v-3c5 0 8 1 10 4 0-6-4-9-10-9z',
  forward: 'M14 7l6 5-6 5v-3c-5 0-8 1-10 4 0-6 4-9 10-9z',
  edit: 'M4 20l1-4L16 5l3 3L8 19z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  plus: 'M12 5v14M5 12h14',
  send: 'M4 12l16-7-6 15-3-6z',
  sun: 'M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M19 5l-1.5 1.5M6.5 17.5L5 19',
  moon: 'M20 14.5A8 8 0 119.5 4a6.5 6.5 0 0010.5 10.5z',
  spark: 'M12 3l2 6 6 2-6 2-2 6-2-6-6-2 6-2z',
  check: 'M5 12l5 5 9-10',
  news: 'M4 10v4h4l8 5V5l-8 5zM19 9a4 4 0 010 6',
  thread: 'M6 4v8h12M14 8l4 4-4 4',
  forum: 'M4 5h16v10H10l-4 4v-4H4z',
  panel: 'M4 5h16v14H4zM14 5v14',
  at: 'M16 8v5a3 3 0 006 0v-1a10 10 0 10-4 8M16 12a4 4 0 11-8 0 4 4 0 018 0',
  file: 'M7 3h7l4 4v14H7zM14 3v4h4',
  external: 'M10 5H5v14h14v-5M13 5h6v6M19 5l-9 9',
  smile: 'M12 3a9 9 0 100 18 9 9 0 000-18zM8.5 14.5a4.5 4.5 0 007 0M9 9.5h.01M15 9.5h.01',
  clip: 'M20 11l-8.5 8.5a5 5 0 01-7-7L13 4a3.3 3.3 0 014.7 4.7l-8.5 8.5a1.7 1.7 0 01-2.4-2.4L14.5 7',
  pin: 'M9 4h6l-1 6 3 3v2H7v-2l3-3zM12 15v6',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  voice: 'M4 10v4h4l5 4V6L8 10zM16 9a4 4 0 010 6M19 6a8 8 0 010 12',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3',
  eye: 'M2 12s4-6 10-6 10 6 10 6-4 6-10 6S2 12 2 12zM12 9.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5z',
} as const;

export type IconName = keyof typeof PATHS;

/** A line icon of our own; always decorative, the button around it carries the name. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      class="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width={name === 'more' ? 3 : 2}
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

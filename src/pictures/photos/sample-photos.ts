import type { SharpModule } from '../load-sharp.ts';

/** How each photo shows the same hoodie: turned by these degrees, in this size. */
const VIEWS = [
  { turn: 0, scale: 1 },
  { turn: 14, scale: 0.92 },
  { turn: -6, scale: 1.1 },
  { turn: -82, scale: 0.9 },
] as const;

const HOODIE = `
  <path d="M-70 -95 L-120 -60 L-165 70 L-115 88 L-88 10 L-92 130 L92 130 L88 10 L115 88 L165 70 L120 -60 L70 -95 Z" fill="#ece5cf"/>
  <path d="M-62 -98 Q0 -190 62 -98 Q40 -38 0 -36 Q-40 -38 -62 -98 Z" fill="#a29d8c"/>
  <path d="M-40 -96 Q0 -146 40 -96 Q24 -58 0 -56 Q-24 -58 -40 -96 Z" fill="#23242b"/>
  <path d="M-20 -42 V16 M20 -42 V16" stroke="#8d93a0" stroke-width="5"/>
  <path d="M-52 60 L-64 112 H64 L52 60 Z" fill="none" stroke="#c9c1a6" stroke-width="5"/>`;

/** Drawn photos of an item in a warehouse, for a test alert: nothing is loaded for it. */
export function drawSamplePhotos(sharp: SharpModule): Promise<Uint8Array[]> {
  return Promise.all(
    VIEWS.map(({ turn, scale }) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="596" height="420" viewBox="-298 -210 596 420">
  <defs><radialGradient id="light"><stop offset="0" stop-color="#dfe5e9"/><stop offset="1" stop-color="#a7b2ba"/></radialGradient></defs>
  <rect x="-298" y="-210" width="596" height="420" fill="url(#light)"/>
  <ellipse cx="0" cy="140" rx="190" ry="26" fill="#7d878f" opacity="0.55"/>
  <g transform="translate(0 20) rotate(${turn}) scale(${scale})">${HOODIE}</g>
</svg>`;
      return sharp(Buffer.from(svg)).png().toBuffer();
    }),
  );
}

import type { Kind } from '../data/product-sheet.ts';
import type { Palette } from './colours.ts';

type Draw = (palette: Palette) => string;

/** Simple products, each drawn around 0,0 within ±200, so that a scene can turn and scale them. */
const DRAWINGS: Readonly<Record<Kind, Draw>> = {
  shoe: ({ main, dark, light, accent }) => `
    <path d="M-190 40 Q-196 -40 -150 -86 L-92 -78 Q-70 -40 -30 -34 Q60 -20 140 20 Q192 42 190 72 L-188 76 Z" fill="${main}"/>
    <path d="M-150 -86 L-92 -78 Q-84 -62 -70 -52 L-150 20 L-190 24 Q-188 -46 -150 -86 Z" fill="${dark}"/>
    <path d="M40 -22 Q120 2 160 34 Q110 40 60 62 L10 62 Q16 10 40 -22 Z" fill="${light}"/>
    <path d="M-110 60 Q-70 -6 20 10 Q-40 14 -66 60 Z" fill="${accent}"/>
    <path d="M-196 70 L192 66 Q204 92 180 104 L-180 106 Q-204 100 -196 70 Z" fill="#f6f3ea" stroke="${dark}" stroke-width="3"/>
    <path d="M-182 92 L184 90" stroke="${dark}" stroke-width="3" stroke-dasharray="10 7"/>
    ${[0, 1, 2, 3].map((lace) => `<path d="M${-66 + lace * 30} ${-58 + lace * 12} l34 -18" stroke="${accent}" stroke-width="8" stroke-linecap="round"/>`).join('')}`,
  hoodie: ({ main, dark, light, accent }) => `
    <path d="M-86 -120 L-178 -66 L-196 130 L-140 138 L-124 20 L-122 176 L122 176 L124 20 L140 138 L196 130 L178 -66 L86 -120 Z" fill="${main}"/>
    <path d="M-86 -120 Q-70 -190 0 -192 Q70 -190 86 -120 Q40 -70 0 -66 Q-40 -70 -86 -120 Z" fill="${dark}"/>
    <path d="M-54 -122 Q-42 -162 0 -164 Q42 -162 54 -122 Q26 -92 0 -88 Q-26 -92 -54 -122 Z" fill="#22232a"/>
    <path d="M-84 70 L84 70 L104 138 L-104 138 Z" fill="${light}" stroke="${dark}" stroke-width="3"/>
    <path d="M-24 -80 V10 M24 -80 V-2" stroke="${accent}" stroke-width="7" stroke-linecap="round"/>
    <path d="M-122 156 H122 M-192 112 L-144 120 M192 112 L144 120" stroke="${dark}" stroke-width="5"/>`,
  tee: ({ main, dark, light, accent }) => `
    <path d="M-80 -150 L-190 -92 L-158 -14 L-112 -36 L-112 168 L112 168 L112 -36 L158 -14 L190 -92 L80 -150 Q0 -104 -80 -150 Z" fill="${main}"/>
    <path d="M-80 -150 Q0 -104 80 -150 L64 -156 Q0 -124 -64 -156 Z" fill="${dark}"/>
    <path d="M-112 -36 V168 M112 -36 V168" stroke="${light}" stroke-width="5"/>
    <circle cx="0" cy="10" r="52" fill="none" stroke="${accent}" stroke-width="10"/>
    <path d="M-36 34 L-6 -18 L14 14 L24 0 L40 34 Z" fill="${accent}"/>`,
  bag: ({ main, dark, light, accent }) => `
    <path d="M-90 -70 Q-88 -186 0 -188 Q88 -186 90 -70" fill="none" stroke="${dark}" stroke-width="20"/>
    <path d="M-160 -80 L160 -80 L182 150 Q182 172 158 172 L-158 172 Q-182 172 -182 150 Z" fill="${main}"/>
    <path d="M-166 -80 L166 -80 L176 24 Q0 70 -176 24 Z" fill="${light}" stroke="${dark}" stroke-width="4"/>
    <rect x="-120" y="70" width="240" height="78" rx="12" fill="none" stroke="${dark}" stroke-width="4" stroke-dasharray="9 6"/>
    <rect x="-26" y="26" width="52" height="34" rx="6" fill="${accent}" stroke="${dark}" stroke-width="4"/>`,
  cap: ({ main, dark, light, accent }) => `
    <path d="M-150 40 Q-156 -120 0 -126 Q140 -122 142 34 Q-20 4 -150 40 Z" fill="${main}"/>
    <path d="M-6 -126 Q-60 -60 -62 22 M6 -126 Q70 -70 76 18" stroke="${dark}" stroke-width="4" fill="none"/>
    <path d="M40 16 Q150 22 198 72 Q180 96 132 84 Q40 66 -62 62 Q-112 60 -150 40 Q-40 6 40 16 Z" fill="${light}" stroke="${dark}" stroke-width="4"/>
    <circle cx="0" cy="-128" r="11" fill="${dark}"/>
    <path d="M-26 -46 L0 -84 L26 -46 L0 -30 Z" fill="${accent}"/>`,
  watch: ({ main, dark, light, accent }) => `
    <path d="M-52 -84 L-42 -198 L42 -198 L52 -84 Z M-52 84 L-42 198 L42 198 L52 84 Z" fill="${main}" stroke="${dark}" stroke-width="4"/>
    <path d="M-12 110 v8 m0 18 v8 m0 18 v8" stroke="${dark}" stroke-width="10" stroke-linecap="round" transform="translate(12)"/>
    <circle r="104" fill="#b9bec4"/><circle r="104" fill="none" stroke="#7d8389" stroke-width="6"/>
    <circle r="84" fill="${dark}"/><circle r="84" fill="none" stroke="${light}" stroke-width="3"/>
    ${Array.from({ length: 12 }, (_, hour) => `<rect x="-3" y="-78" width="6" height="${hour % 3 === 0 ? 18 : 10}" fill="#f3efe6" transform="rotate(${hour * 30})"/>`).join('')}
    <path d="M0 8 L-30 -36" stroke="#f3efe6" stroke-width="9" stroke-linecap="round"/>
    <path d="M0 8 L34 -50" stroke="#f3efe6" stroke-width="6" stroke-linecap="round"/>
    <circle r="8" fill="${accent}"/><rect x="102" y="-12" width="20" height="24" rx="5" fill="#9aa0a6"/>`,
  belt: ({ main, dark, light, accent }) => `
    <path d="M0 -150 A150 150 0 1 1 -149 20 L-111 14 A112 112 0 1 0 0 -112 Z" fill="${main}" stroke="${dark}" stroke-width="4"/>
    <path d="M-8 -150 L-176 -96 L-166 -60 L-2 -112 Z" fill="${main}" stroke="${dark}" stroke-width="4"/>
    <path d="M0 -141 A141 141 0 1 1 -141 18" fill="none" stroke="${light}" stroke-width="3" stroke-dasharray="9 7"/>
    <rect x="-46" y="-162" width="84" height="64" rx="10" fill="none" stroke="#b9bec4" stroke-width="13"/>
    <path d="M-40 -128 H30" stroke="#8d939c" stroke-width="9" stroke-linecap="round"/>
    <path d="M-146 -86 l0 .1 M-112 -97 l0 .1 M-78 -108 l0 .1" stroke="${accent}" stroke-width="9" stroke-linecap="round"/>`,
};

/** A product of a kind in the colors of a variant. */
export function drawProduct(kind: Kind, palette: Palette): string {
  return DRAWINGS[kind](palette);
}

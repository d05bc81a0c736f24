import type { Kind } from '../data/product-sheet.ts';
import { pick, stream } from '../random.ts';
import type { Platform } from '../wire.ts';
import { paletteOf } from './colours.ts';
import { drawProduct } from './silhouettes.ts';
import { FONT, label, MONO } from './text.ts';

export interface WarehousePhoto {
  readonly platform: Platform;
  readonly productId: string;
  readonly kind: Kind;
  readonly sku: string;
  readonly date: string;
  readonly run: number;
  /** Number of this photo in its run. */
  readonly number: number;
  /** Photos in the run. */
  readonly total: number;
}

/** How a photographer goes round a product. */
const VIEWS = [
  { name: 'front', transform: 'scale(1.25)' },
  { name: 'left', transform: 'skewX(-12) scale(1.12 1.2)' },
  { name: 'right', transform: 'scale(-1.2 1.2) skewX(-9)' },
  { name: 'from above', transform: 'rotate(90) scale(1.05)' },
  { name: 'detail', transform: 'translate(70 40) scale(2.1)' },
  { name: 'angle', transform: 'rotate(-24) scale(1.15)' },
  { name: 'seams', transform: 'translate(-110 -30) scale(1.8)' },
  { name: 'back', transform: 'rotate(178) scale(1.1)' },
] as const;

const TABLES = [
  ['#cfc8bb', '#a79f90'],
  ['#c3cace', '#949da3'],
  ['#d8cdb4', '#ad9f80'],
  ['#bcc4b6', '#8f998a'],
] as const;

/** A photo as a warehouse takes it: table, box, lamp, ruler, label. Every second product is photographed upright. */
export function drawWarehousePhoto(photo: WarehousePhoto): string {
  const random = stream(`${photo.platform}/${photo.productId}/${photo.run}/${photo.number}`);
  const width = stream(photo.productId)() < 0.5 ? 800 : 600;
  const view = pick(VIEWS, photo.number - 1);
  const [near, far] = pick(TABLES, photo.run - 1);
  const x = width / 2 + (random() - 0.5) * 60;
  const y = 400 + (random() - 0.5) * 60;
  const turn = (random() - 0.5) * 22;
  const lamp = 20 + random() * 60;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="800" viewBox="0 0 ${width} 800" role="img" aria-label="${label(`QC photo ${photo.number} of ${photo.total}, ${photo.sku}`, 90)}">
<defs>
<radialGradient id="lamp" cx="${lamp.toFixed(1)}%" cy="25%" r="85%"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<linearGradient id="table" x2="0" y2="1"><stop offset="0" stop-color="${far}"/><stop offset="1" stop-color="${near}"/></linearGradient>
<pattern id="mat" width="40" height="40" patternUnits="userSpaceOnUse"><path d="M40 0H0V40" fill="none" stroke="#fff" stroke-opacity=".22"/></pattern>
</defs>
<rect width="${width}" height="800" fill="url(#table)"/><rect width="${width}" height="800" fill="url(#mat)"/>
${cardboardBox(random() < 0.5 ? 30 : width - 210, 130 + random() * 60)}
<rect width="${width}" height="800" fill="url(#lamp)"/>
<ellipse cx="${x.toFixed(1)}" cy="${(y + 130).toFixed(1)}" rx="${(width * 0.34).toFixed(1)}" ry="46" fill="#000" opacity=".22"/>
<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) ${view.transform}">${drawProduct(photo.kind, paletteOf(photo.sku))}</g>
${sticker(photo)}
${counter(photo, view.name, width)}
${ruler(width)}
</svg>`;
}

function cardboardBox(x: number, y: number): string {
  return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)})"><path d="M0 30 L90 0 L180 30 L180 150 L90 184 L0 150 Z" fill="#b98d5a"/><path d="M0 30 L90 62 L180 30 L90 0 Z" fill="#d3aa76"/><path d="M90 62 V184" stroke="#8f6a3f" stroke-width="3"/><path d="M38 17 L128 48 L146 42 L56 11 Z" fill="#efe3c8"/></g>`;
}

function sticker(photo: WarehousePhoto): string {
  const random = stream(`bars/${photo.productId}/${photo.run}`);
  let x = 0;
  const bars = Array.from({ length: 26 }, () => {
    const wide = 2 + Math.floor(random() * 4);
    const bar = `<rect x="${x}" y="0" width="${wide}" height="26"/>`;
    x += wide + 2 + Math.floor(random() * 4);
    return bar;
  }).join('');
  return `<g transform="translate(24 24)"><rect width="330" height="136" rx="10" fill="#fffdf6" stroke="#0003"/>
<rect width="56" height="34" rx="8" fill="#1f7a4d"/><text x="28" y="24" text-anchor="middle" ${FONT} font-size="20" font-weight="700" fill="#fff">QC</text>
<text x="70" y="24" ${FONT} font-size="17" fill="#444">${photo.date} · run ${photo.run}</text>
<text x="14" y="62" ${FONT} font-size="21" font-weight="700" fill="#111">${label(photo.sku, 28)}</text>
<text x="14" y="90" ${MONO} font-size="16" fill="#333">${photo.platform} ${photo.productId}</text>
<g transform="translate(14 100)" fill="#111">${bars}</g></g>`;
}

function counter(photo: WarehousePhoto, view: string, width: number): string {
  return `<g transform="translate(${width - 24} 690)"><rect x="-196" y="-64" width="196" height="76" rx="14" fill="#111" opacity=".78"/>
<text x="-98" y="-22" text-anchor="middle" ${FONT} font-size="38" font-weight="800" fill="#fff">${photo.number} / ${photo.total}</text>
<text x="-98" y="2" text-anchor="middle" ${FONT} font-size="16" fill="#ddd">${view}</text></g>`;
}

/** A steel ruler; twenty pixels are a centimetre. */
function ruler(width: number): string {
  const marks = Array.from({ length: Math.floor(width / 4) }, (_, index) => {
    const height = index % 5 === 0 ? (index % 25 === 0 ? 26 : 18) : 9;
    return `M${index * 4} 726v${height}`;
  }).join('');
  const numbers = Array.from(
    { length: Math.floor(width / 100) },
    (_, index) =>
      `<text x="${(index + 1) * 100 + 4}" y="778" ${FONT} font-size="18" fill="#222">${(index + 1) * 5}</text>`,
  ).join('');
  return `<rect y="724" width="${width}" height="76" fill="#e8e3cf"/><rect y="724" width="${width}" height="4" fill="#b8ad86"/><path d="${marks}" stroke="#333" stroke-width="1.2"/>${numbers}<text x="10" y="790" ${FONT} font-size="15" fill="#555">cm</text>`;
}

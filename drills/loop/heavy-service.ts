import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { freePort } from '../../sandbox/free-port.ts';

/** A service with the largest possible answers. */
export interface HeavyService {
  readonly url: string;
  close(): Promise<void>;
}

/** The letters of a number determine how its answer is heavy. */
export const HEAVY_PARCELS = {
  unknownTexts: 'XU',
  unknownPlaces: 'XP',
  ordinaryScans: 'XO',
  longTexts: 'XL',
  manyKeys: 'XK',
} as const;
export type HeavyParcel = keyof typeof HEAVY_PARCELS;

export const UNKNOWN_SCANS = 3_000;
export const ORDINARY_SCANS = 30_000;
const LONG_TEXTS = 400;
const LONG_TEXT = 8_000;
const SKUS = 15_000;
const QC_SETS = 4_000;
const AGENTS = 30_000;
const KEYS = 150_000;

/** Words that no wording table contains; with the serial number in letters, every text is different. */
const WORDS =
  'quixotic zebra parcel moved through bureau shipment manifest handling queue but not if until'.split(' ');

/** A text that carriers don't write. @param serial makes the text unique */
export function unknownText(serial: number): string {
  const name = [...String(serial)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  const words = Array.from({ length: 14 }, (_, index) => WORDS[(serial * 7 + index * 3) % WORDS.length]);
  return `${words.join(' ')} ${name}, ${words.toReversed().join(' ')} ${name}x`;
}

export async function startHeavyService(): Promise<HeavyService> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const answer = answerTo(pathname, searchParams);
    send(response, answer);
  });
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, answer: unknown): void {
  const body = JSON.stringify(answer);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}

function answerTo(pathname: string, query: URLSearchParams): unknown {
  const id = query.get('id') ?? /(\d{6,})/.exec(query.get('url') ?? '')?.[1] ?? '';
  const product = { platform: query.get('platform') ?? 'weidian', product_id: id, canonical: linkOf(id) };
  switch (pathname) {
    case '/v1/tracking':
      return trackingOf(query.get('num') ?? '');
    case '/v1/qc':
      return {
        ...product,
        total_photos: 3 * QC_SETS,
        batch_count: QC_SETS,
        batches: qcSets(),
        listing_photos: photos(9),
      };
    case '/v1/lookup':
      return { ...product, title: 'A product with many variants', ...offer() };
    default:
      return { platform: 'weidian', id, canonical: linkOf(id), agents: agents(id) };
  }
}

export const linkOf = (id: string): string => `https://weidian.com/item.html?itemID=${id}`;

function trackingOf(number: string) {
  const serial = Number(number.replace(/\D/g, '')) % 1_000_000;
  const updates = scansOf(number, serial);
  return {
    tracking_number: number,
    count: updates.length,
    updates,
    ...(number.startsWith('XK') ? keys() : {}),
  };
}

function scansOf(number: string, serial: number) {
  const at = (index: number) => ({ date: `2026-${month(index)}-${day(index)}`, hour: '10:00' });
  const many = <T>(count: number, make: (index: number) => T) =>
    Array.from({ length: count }, (_, index) => make(index));
  const place = { location: 'Shenzhen', country: 'CN' };
  if (number.startsWith('XU'))
    return many(UNKNOWN_SCANS, (index) => ({
      ...at(index),
      status: unknownText(serial * 10_000 + index),
      ...place,
    }));
  if (number.startsWith('XP'))
    return many(UNKNOWN_SCANS, (index) => ({
      ...at(index),
      status: 'In transit',
      location: unknownText(serial * 10_000 + index).slice(0, 110),
      country: '',
    }));
  if (number.startsWith('XL'))
    return many(LONG_TEXTS, (index) => ({
      ...at(index),
      status: `${unknownText(serial + index)} `.repeat(80).slice(0, LONG_TEXT),
      ...place,
    }));
  const ordinary = number.startsWith('XO') ? ORDINARY_SCANS : 3;
  return many(ordinary, (index) => ({
    ...at(index),
    status: 'Departed from facility, in transit',
    ...place,
  }));
}

const month = (index: number) => String(11 - (Math.floor(index / 28) % 11)).padStart(2, '0');
const day = (index: number) => String(28 - (index % 28)).padStart(2, '0');

const keys = () => Object.fromEntries(Array.from({ length: KEYS }, (_, index) => [`key${index}`, index]));

const photos = (count: number, of = 'listing') =>
  Array.from({ length: count }, (_, index) => `https://cdn.example.com/${of}/${index}.jpg`);

const qcSets = () =>
  Array.from({ length: QC_SETS }, (_, index) => ({
    date: `2026-${month(index)}-${day(index)}`,
    sku: `Colour ${index} / Size ${index % 40}`,
    photos: photos(3, `set${index}`),
  }));

function offer() {
  const values = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${name} ${index}`);
  const skus = Array.from({ length: SKUS }, (_, index) => ({
    attrs: { Colour: `Colour ${index % 600}`, Size: `Size ${index % 40}` },
    stock: index,
    price: 100 + (index % 90),
    image: `https://cdn.example.com/${index}.jpg`,
  }));
  return {
    price: { low: 100, high: 190, currency: 'CNY' },
    availability: { in_stock: true, total_stock: 5 },
    sizes: values('Size', 3_000),
    versions: values('Colour', 3_000),
    variants: {
      options: [
        { name: 'Colour', values: values('Colour', 3_000) },
        { name: 'Size', values: values('Size', 3_000) },
      ],
      skus,
    },
  };
}

const agents = (id: string) =>
  Object.fromEntries(
    Array.from({ length: AGENTS }, (_, index) => [
      `agent${index}`,
      `https://agent${index}.example.com/${id}`,
    ]),
  );

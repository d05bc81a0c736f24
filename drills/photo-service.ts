import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/** 12 megapixels, like phone photos. */
const SIZE = { width: 4_000, height: 3_000 } as const;
const MILLISECONDS_BEFORE_A_PHOTO = 50;

/** A service with large QC photos of every product, none of them shared between products. */
export interface PhotoService {
  readonly url: string;
  /** How many photos have been sent so far. */
  sent(): number;
  close(): Promise<void>;
}

export async function startPhotoService(photosPerProduct: number): Promise<PhotoService> {
  const files = await createPhotos();
  let sent = 0;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const index = Number(/^\/photos\/\d+\/(\d+)/.exec(url.pathname)?.[1] ?? Number.NaN);
    const file = files[index % files.length];
    if (file !== undefined) {
      sent += 1;
      setTimeout(() => response.writeHead(200).end(file), MILLISECONDS_BEFORE_A_PHOTO);
      return;
    }
    const id = url.searchParams.get('id') ?? /(\d{6,})/.exec(url.searchParams.get('url') ?? '')?.[1];
    if (url.pathname !== '/v1/qc' || id === undefined) {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    const photos = Array.from(
      { length: photosPerProduct },
      (_, photo) => `http://${request.headers.host}/photos/${id}/${photo}`,
    );
    const body = {
      platform: 'weidian',
      product_id: id,
      batches: [{ date: '2026-11-20', sku: 'Black', photos }],
    };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    sent: () => sent,
    close: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
  };
}

/** Photos with as much detail as real ones: three to six MB each. */
async function createPhotos(): Promise<Buffer[]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const photo = () =>
    sharp({ create: { ...SIZE, channels: 3, background: '#808080', noise } }).withExif({
      IFD0: { Orientation: '6' },
    });
  return [
    await photo().jpeg({ quality: 85 }).toBuffer(),
    await photo().jpeg({ quality: 85, progressive: true }).toBuffer(),
    await photo().webp({ quality: 80, effort: 0 }).toBuffer(),
  ];
}

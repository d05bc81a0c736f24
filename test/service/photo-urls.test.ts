import { expect, it } from 'vitest';
import { LOOKUP, PRODUCT, useMockService } from './mock-service.ts';

const service = useMockService();

it('the client reports the addresses of all photos in answers and webhooks', async () => {
  const named: string[] = [];
  const client = service.client({ onPhotos: (urls) => named.push(...urls) });
  service.answer('/v1/qc?platform=weidian&id=7260605276', {
    platform: 'weidian',
    product_id: PRODUCT.id,
    batches: [{ photos: ['https://qc.example/1.jpg'] }],
    listing_photos: ['https://shop.example/1.jpg'],
  });
  const product = {
    ...LOOKUP,
    main_image: 'https://main.example/1.jpg',
    variants: { options: [], skus: [{ attrs: {}, image: 'https://sku.example/1.jpg' }, { attrs: {} }] },
  };
  service.answer('/v1/lookup?platform=weidian&id=7260605276', product);
  await client.qc(PRODUCT);
  const { data } = await client.lookup(PRODUCT);
  expect(named).toEqual([
    'https://qc.example/1.jpg',
    'https://shop.example/1.jpg',
    'https://main.example/1.jpg',
    'https://sku.example/1.jpg',
  ]);
  client.putLookup({ ...data, main_image: 'https://hook.example/1.jpg' }, 0);
  expect(named).toContain('https://hook.example/1.jpg');
});

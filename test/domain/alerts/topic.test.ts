import { expect, it } from 'vitest';
import { parcelTopic, productOfTopic, productTopic } from '../../../src/domain/alerts/topic.ts';

it('names a parcel by its number', () => {
  expect(parcelTopic('LX208857143CN')).toEqual({ kind: 'parcel', key: 'LX208857143CN' });
});

it('names a product by its platform in lower case and its id', () => {
  expect(productTopic({ platform: 'Taobao', id: '7Aa' })).toEqual({ kind: 'product', key: 'taobao:7Aa' });
});

it('names "the service" as weidian', () => {
  expect(productTopic({ platform: 'The service', id: '1' }).key).toBe('weidian:1');
});

it('reads the product of a key back, also when the id contains colons', () => {
  const product = { platform: 'weidian', id: '72:12:x' };
  expect(productOfTopic(productTopic(product).key)).toEqual(product);
});

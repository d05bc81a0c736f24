import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readProductId } from '../../../src/commands/arguments/product.ts';

const PLATFORMS = ['weidian', 'taobao', '1688', 'tmall'];

describe('a typed product id', () => {
  it.each(['weidian:7212345601', 'Weidian · 7212345601', 'weidian 7212345601', 'WEIDIAN:7212345601'])(
    '%j is that product of Weidian',
    (text) => {
      expect(readProductId(text, PLATFORMS)).toEqual([{ platform: 'weidian', id: '7212345601' }]);
    },
  );

  it('can have the platform’s Chinese name', () => {
    expect(readProductId('微店 · 7212345601', PLATFORMS)).toEqual([
      { platform: 'weidian', id: '7212345601' },
    ]);
  });

  it('of 1688 is not mixed up with the number of the platform', () => {
    expect(readProductId('1688:741852963', PLATFORMS)).toEqual([{ platform: '1688', id: '741852963' }]);
  });

  it('can be of any platform when it is alone', () => {
    expect(readProductId('7212345601', PLATFORMS).map(({ platform }) => platform)).toEqual(PLATFORMS);
  });

  it('keeps the name that the service uses for a platform', () => {
    expect(readProductId('weidian:721234', ['the service'])).toEqual([
      { platform: 'the service', id: '721234' },
    ]);
  });

  it.each(['', '12', 'hello', 'ebay:7212345601', 'https://weidian.com/item.html?itemID=7212345601', '1:2:3'])(
    'is not in %j',
    (text) => {
      expect(readProductId(text, PLATFORMS)).toEqual([]);
    },
  );

  it('is read from every value that autocomplete offers', () => {
    const ids = fc.stringMatching(/^\d{3,20}$/);
    fc.assert(
      fc.property(fc.constantFrom(...PLATFORMS), ids, (platform, id) => {
        expect(readProductId(`${platform}:${id}`, PLATFORMS)).toEqual([{ platform, id }]);
      }),
    );
  });
});

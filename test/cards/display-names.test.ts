import { expect, it } from 'vitest';
import { platformDisplayName } from '../../src/cards/display-names.ts';

it('names platforms in Chinese for readers of Chinese only', () => {
  const names = (locale: string) =>
    ['weidian', 'Taobao', 'tmall', '1688', 'the service'].map((platform) =>
      platformDisplayName(platform, locale),
    );
  expect(names('zh-CN')).toEqual(['微店', '淘宝', '天猫', '1688', '微店']);
  expect(names('de')).toEqual(['Weidian', 'Taobao', 'Tmall', '1688', 'Weidian']);
});

it('shows an unknown platform as the service spells it', () => {
  expect(platformDisplayName('Vipshop', 'zh-CN')).toBe('Vipshop');
  expect(platformDisplayName('', 'zh-CN')).toBe('?');
});

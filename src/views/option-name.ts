import type { VariantOption } from '../api/index.ts';
import { plainText } from '../discord/truncate.ts';
import type { Texts } from '../texts/index.ts';

type KnownOption = keyof Texts['lookup']['options'];

/** What listings call their commonest options, in lower case. */
const KNOWN_OPTIONS = new Map<string, KnownOption>(
  Object.entries({
    color: ['color', 'colour', 'colors', 'colours', '颜色', '颜色分类', '主要颜色'],
    size: ['size', 'sizes', 'shoe size', '尺码', '尺寸', '码数', '鞋码', '大小'],
    style: ['style', 'styles', '款式', '样式'],
    version: ['version', 'versions', '版本'],
    model: ['model', 'models', '型号'],
    material: ['material', 'materials', 'fabric', '材质', '材料', '面料'],
    specification: ['specification', 'specifications', 'spec', 'specs', '规格'],
  } satisfies Record<KnownOption, string[]>).flatMap(([option, names]) =>
    names.map((name) => [name, option as KnownOption] as const),
  ),
);

/** An option's name in the reader's language where it is known, else one of the listing's names. */
export function optionName({ name = '', name_cn = '' }: VariantOption, texts: Texts): string {
  const isChineseReader = texts.locale.startsWith('zh');
  const [latin, chinese] = [plainText(name, 100), plainText(name_cn, 100)];
  if (isChineseReader && chinese !== '') return chinese;
  const known = knownOption(latin, chinese);
  if (known !== undefined) return texts.lookup.options[known];
  return latin || chinese || '?';
}

/** Whether the values differ in size only, not in looks. */
export function isSizeOption({ name = '', name_cn = '' }: VariantOption): boolean {
  return knownOption(plainText(name, 100), plainText(name_cn, 100)) === 'size';
}

function knownOption(latin: string, chinese: string): KnownOption | undefined {
  return KNOWN_OPTIONS.get(latin.toLowerCase()) ?? KNOWN_OPTIONS.get(chinese);
}

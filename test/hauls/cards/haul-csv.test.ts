import { expect, it } from 'vitest';
import type { MessageView } from '../../../src/discord/messages/message-view.ts';
import { fileNameOf, haulFileView } from '../../../src/hauls/cards/haul-csv.ts';
import { de } from '../../../src/texts/de.ts';
import { en } from '../../../src/texts/en.ts';
import { linkedHaulItem } from '../../support/linked-haul-item.ts';
import { descriptionOf } from '../../support/message-parts.ts';

const rowsOf = ({ files = [] }: MessageView) =>
  new TextDecoder().decode(files[0]?.bytes).split('\r\n').slice(1, -1);
const SPRING = { id: 1, name: 'Spring' };
const LINK = 'https://weidian.com/item.html?itemID=7240011893';
const TOTE = { number: 1, title: 'Tote', variantName: '' };

it('has prices in the reader’s decimals, for one piece and for all', () => {
  const facts = {
    price: { low: 79.5, high: 1234.25, currency: 'CNY' },
    warehouse: { weight_g: 640, volume_cm3: 5600, dimensions_cm: '40 x 14 x 10 cm' },
  };
  const item = linkedHaulItem({ ...TOTE, quantity: 3, facts });
  expect(rowsOf(haulFileView(SPRING, [item], en))).toEqual([
    `1,Tote,Weidian,7240011893,${LINK},,,3,79.5–1234.25,238.5,3702.75,CNY,640,5600,40 x 14 x 10 cm,`,
  ]);
  expect(rowsOf(haulFileView(SPRING, [item], de))).toEqual([
    `1;Tote;Weidian;7240011893;${LINK};;;3;"79,5–1234,25";"238,5";"3702,75";CNY;640;5600;40 x 14 x 10 cm;`,
  ]);
});

it('leaves empty what isn’t known, and invents no zeros', () => {
  const unloaded = linkedHaulItem({ ...TOTE, facts: null });
  const bare = linkedHaulItem({ ...TOTE, number: 2 });
  expect(rowsOf(haulFileView(SPRING, [unloaded, bare], en))).toEqual(
    [1, 2].map((number) => `${number},Tote,Weidian,7240011893,${LINK},,,1,,,,,,,,`),
  );
});

it('says which items are incomplete: while the rest arrives, and afterwards with a way to try again', () => {
  const items = [linkedHaulItem(TOTE), linkedHaulItem({ ...TOTE, number: 2 })];
  const view = (pending: number[], unanswered: number[]) =>
    haulFileView(SPRING, items, en, { pending, unanswered });
  const { hint, underWay } = en.haulList.file;
  expect(descriptionOf(view([1], [0]))).toBe(`### Spring as a file\n${underWay(1)}\n-# ${hint}`);
  expect(JSON.stringify(view([1], [0]).components)).not.toContain(en.common.tryAgain);
  expect(descriptionOf(view([], [0, 1]))).toContain(en.haulList.file.incomplete('1, 2', 2));
  expect(JSON.stringify(view([], [0, 1]).components)).toContain(en.common.tryAgain);
  expect(descriptionOf(view([], []))).toBe(`### Spring as a file\n${hint}`);
});

it('has no cell that a spreadsheet would calculate', () => {
  const item = linkedHaulItem({
    ...TOTE,
    title: '=HYPERLINK("https://evil.example")',
    variantName: '@SUM(A1)\n+1',
  });
  expect(rowsOf(haulFileView(SPRING, [item], en))[0]).toMatch(
    /^1,"'=HYPERLINK\(""https:\/\/evil\.example""\)",.+,'@SUM\(A1\) \+1,1,/,
  );
});

it.each([
  [null, 'haul.csv'],
  ['Spring haul', 'spring-haul.csv'],
  ['  Été & cœur!  ', 'ete-c-ur.csv'],
  ['春天', 'haul.csv'],
  ['../../etc/passwd', 'etc-passwd.csv'],
  ['CON', 'haul.csv'],
  ['a\u202Egnp.exe', 'a-gnp-exe.csv'],
  ['x'.repeat(60), `${'x'.repeat(40)}.csv`],
])('is named after the haul, in letters that every system keeps: %j', (name, file) => {
  expect(fileNameOf(name)).toBe(file);
});

it('a haul without a name is called on the card and in the file alike', () => {
  const { files } = haulFileView({ ...SPRING, name: null }, [linkedHaulItem(TOTE)], en);
  expect(files?.map(({ name }) => name)).toEqual(['my-haul.csv']);
});

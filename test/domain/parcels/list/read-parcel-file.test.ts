import { expect, it } from 'vitest';
import {
  MAX_FILE_BYTES,
  MAX_ROWS,
  ROWS_PER_TURN,
  readParcelFile,
} from '../../../../src/domain/parcels/list/read-parcel-file.ts';

const NUMBER = 'LX208857143CN';
const shoes = { parcels: [{ number: NUMBER, name: 'Größe 42, 鞋' }], invalid: [], skippedRows: 0 };
const row = (separator: string) => `${NUMBER}${separator}"Größe 42, 鞋"${separator}-\r\n`;
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16();

it.each([
  ['UTF-8', Buffer.from(row(','))],
  ['UTF-8 with a mark', Buffer.from(`\uFEFFTracking number,Name,Status\r\n${row(',')}`)],
  ['semicolons', Buffer.from(`Numer przesyłki;Nazwa;Status\n${row(';')}`)],
  ['Excel’s “Unicode text”', Buffer.from(`\uFEFF物流单号\t名称\t状态\r\n${row('\t')}`, 'utf16le')],
  ['UTF-16 with the other order of bytes', bigEndian(`\uFEFF${row('\t')}`)],
])('reads a file in %s', async (_, bytes) => {
  expect(await readParcelFile(bytes)).toEqual(shoes);
});

it.each([
  [
    'signs beside letters',
    'Größe 42 – 10 €',
    Buffer.from(`${NUMBER};Gr\xF6\xDFe 42 \x96 10 \x80\r\n`, 'latin1'),
  ],
  ['French headings', 'déjà vu', Buffer.from(`Num\xE9ro;Nom\r\n${NUMBER};d\xE9j\xE0 vu\r\n`, 'latin1')],
])('reads a file in Windows-1252, with %s', async (_, name, bytes) => {
  const listed = { parcels: [{ number: NUMBER, name }], invalid: [], skippedRows: 0 };
  expect(await readParcelFile(bytes)).toEqual(listed);
});

it.each([
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['a workbook', Buffer.from('PK\u0003\u0004\u0014\u0000')],
  ['half a character after whole ones', Buffer.from('Größe ß').subarray(0, -1)],
  ['bytes that no encoding has', Buffer.from([0x41, 0x81, 0x8d, 0x00])],
])('does not take %s for text', async (_, bytes) => {
  expect(await readParcelFile(bytes)).toBeNull();
});

it('reads a thousand rows, and counts the others', async () => {
  const rows = (count: number) => Buffer.from(`${NUMBER}\n`.repeat(count));
  expect((await readParcelFile(rows(MAX_ROWS)))?.skippedRows).toBe(0);
  expect((await readParcelFile(rows(MAX_ROWS + 7)))?.skippedRows).toBe(7);
});

/** How many turns the event loop has until a file is read, and how long reading keeps the processor busy. */
async function watchReading(bytes: Uint8Array): Promise<{ turns: number; cpuMs: number }> {
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const before = process.cpuUsage();
  await readParcelFile(bytes);
  const { user, system } = process.cpuUsage(before);
  clearImmediate(next);
  return { turns, cpuMs: (user + system) / 1_000 };
}

it.each([
  ['rows of hundreds of cells', 'a,'.repeat(499)],
  ['rows of numbers in doubt', 'a1111,'.repeat(166)],
  ['rows of one sign', 'x'],
])('everything else has its turn while a file with %s is read', async (_, row) => {
  const rows = Math.floor(MAX_FILE_BYTES / (row.length + 1));
  const { turns } = await watchReading(Buffer.from(`${row}\n`.repeat(rows)));
  expect(turns).toBeGreaterThanOrEqual(Math.floor(rows / ROWS_PER_TURN));
});

it('files of several people are read one after another', async () => {
  const done: string[] = [];
  const read = (name: string, rows: number) =>
    readParcelFile(Buffer.from(`${NUMBER}\n`.repeat(rows))).then(() => done.push(name));
  await Promise.all([read('the large one', 10 * ROWS_PER_TURN), read('the small one', 1)]);
  expect(done).toEqual(['the large one', 'the small one']);
});

it('the largest file of anything is read within seconds', async () => {
  // Those with a number: what surrounds a name is removed. Brackets: the text of links.
  const parts = ['"', '"a,', '1 ', '- ', '[', ' ', 'x\n', '"a\n', 'a;b,c|d\t', `${NUMBER} `];
  const rows = ['a,', 'a1111,', 'a;b,c|d\t', '"a",', `x${'-'.repeat(980)}`].map(
    (part) => `${part.repeat(Math.floor(999 / part.length))}\n`,
  );
  for (const part of [...parts, ...rows]) {
    for (const start of ['', `${NUMBER} x`, '://', '"']) {
      const bytes = Buffer.from(start + part.repeat(MAX_FILE_BYTES / part.length));
      expect((await watchReading(bytes)).cpuMs, start + part).toBeLessThan(2_000);
    }
  }
});

it('a long row with a number is read in linear time', async () => {
  const rows = `${NUMBER} x${'-'.repeat(980)}x\n`.repeat(130);
  expect((await watchReading(Buffer.from(rows))).cpuMs).toBeLessThan(500);
});

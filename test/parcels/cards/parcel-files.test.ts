import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_FOLLOWS } from '../../../src/alerts/index.ts';
import type { MessageView } from '../../../src/discord/messages/message-view.ts';
import { plainText } from '../../../src/discord/messages/plain-text.ts';
import { MAX_FILE_BYTES, readParcelFile } from '../../../src/domain/parcels/list/read-parcel-file.ts';
import { readParcelList } from '../../../src/domain/parcels/list/read-parcel-list.ts';
import { archiveFileView, parcelFileView } from '../../../src/parcels/cards/archive.ts';
import { summaryOf } from '../../../src/parcels/cards/parcel-line.ts';
import { MAX_LABEL } from '../../../src/parcels/cards/parcel-name.ts';
import { en } from '../../../src/texts/en.ts';
import { LANGUAGES } from '../../../src/texts/index.ts';
import { NOW, NUMBER, scansSince } from '../../support/parcel-cards.ts';

const contentOf = ({ files = [] }: MessageView) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(files[0]?.bytes);
const follows = [
  { destinationKind: 'user' as const, destinationDiscordId: '1', level: 'milestones' as const },
  { destinationKind: 'channel' as const, destinationDiscordId: '2', level: 'all' as const },
];
const scans = scansSince(8, { status: 'Held by customs' });
const parcel = { number: NUMBER, label: 'Winter shoes', masked: false, ...summaryOf(scans, NOW), follows };

it('is UTF-8 with a mark, and has a row for each parcel', () => {
  expect(contentOf(parcelFileView([parcel], en))).toBe(
    '\uFEFFTracking number,Name,Status,Last scan,Place,Day,Followed in,Alerts\r\n' +
      `${NUMBER},Winter shoes,held by customs,2026-11-21 10:00,"Leipzig, Germany",8,"DM, #2","milestones and problems, every scan"\r\n`,
  );
});

it('has the parcels of the archive, too', () => {
  const row = { id: 1, number: NUMBER, label: null, days: 11, endedAt: null, archivedAt: NOW };
  expect(contentOf(archiveFileView([row], en)).split('\r\n')[1]).toBe(`${NUMBER},,11,,2026-11-22`);
});

it('has semicolons where Excel takes commas for decimals', () => {
  const semicolons = LANGUAGES.filter((texts) => contentOf(parcelFileView([], texts)).includes(';'));
  expect(semicolons.map(({ locale }) => locale)).toEqual(['de', 'es', 'fr', 'it', 'pl', 'pt-BR']);
});

it.each(LANGUAGES)('with as many parcels as anybody can follow, it may be uploaded: $language', (texts) => {
  const names = [
    { label: '鞋'.repeat(MAX_LABEL), encoding: 'utf8' },
    { label: 'Winter shoes for a long walk in the snow', encoding: 'utf16le' },
  ] as const;
  const places = Array.from(follows, (follow) => ({ ...follow, destinationDiscordId: '9'.repeat(19) }));
  for (const { label, encoding } of names) {
    const listed = Array.from({ length: MAX_FOLLOWS }, () => ({ ...parcel, label, follows: places }));
    const file = Buffer.from(contentOf(parcelFileView(listed, texts)), encoding);
    expect(file.length).toBeLessThanOrEqual(MAX_FILE_BYTES);
  }
});

/** Names as the bot stores them. */
const label = fc
  .option(
    fc
      .oneof(
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        fc
          .tuple(fc.constantFrom('=', '+', '-', '@', "'", '"', "'="), fc.string({ maxLength: 20 }))
          .map((parts) => parts.join('')),
      )
      .map((text) => plainText(text, 40) || null),
  )
  .map((text) => text ?? null);
const number = fc.oneof(
  fc.stringMatching(/^[A-Z]{2}\d{9}[A-Z]{2}$/),
  fc.stringMatching(/^\d{12,22}$/),
  fc.stringMatching(/^[A-Z]\d{4,39}$/),
);

it.each(LANGUAGES)(
  'comes back unharmed when it is pasted or uploaded into the form: $language',
  async (texts) => {
    const parcels = fc.uniqueArray(fc.record({ number, label }), {
      selector: (one) => one.number,
      maxLength: 20,
    });
    await fc.assert(
      fc.asyncProperty(parcels, async (given) => {
        const file = contentOf(
          parcelFileView(
            given.map((one) => ({ ...parcel, ...one })),
            texts,
          ),
        );
        const read = readParcelList(file);
        expect(read.parcels.map((one) => ({ number: one.number, label: one.name }))).toEqual(given);
        expect(read.invalid).toEqual([]);
        expect(await readParcelFile(Buffer.from(file))).toEqual({ ...read, skippedRows: 0 });
        const unicodeText = Buffer.from(file, 'utf16le');
        expect(await readParcelFile(unicodeText)).toEqual({ ...read, skippedRows: 0 });
      }),
      { numRuns: 40 },
    );
  },
);

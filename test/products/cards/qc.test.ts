import {
  type APIButtonComponentWithCustomId,
  type APIMediaGalleryComponent,
  type APISectionComponent,
  ComponentType,
} from 'discord.js';
import { describe, expect, it } from 'vitest';
import type { MessageView } from '../../../src/discord/messages/message-view.ts';
import { variantKey } from '../../../src/domain/products/qc-sets.ts';
import { qcView } from '../../../src/products/cards/qc.ts';
import { QC_START } from '../../../src/products/cards/qc-selection.ts';
import { qcPhotoView, qcSheetView, sheetPageAt } from '../../../src/products/cards/qc-sheet.ts';
import { en } from '../../../src/texts/en.ts';
import { partsOf } from '../../support/discord-user.ts';
import { descriptionOf } from '../../support/message-parts.ts';
import { qcAnswer, qcCard, reader } from '../../support/qc-cards.ts';

const english = reader(en);
const SETS = [
  { sku: 'Black, 44', photos: 6 },
  { sku: 'Navy, 43', photos: 12 },
  { sku: 'Black, 44', photos: 3 },
];

function show(offset: number, filter = 'all', changes: Parameters<typeof qcCard>[1] = {}) {
  return qcView(qcCard(qcAnswer(SETS), changes), { filter, offset }, english);
}

function galleries(view: MessageView) {
  return partsOf<APIMediaGalleryComponent>(view.components)
    .filter((part) => Array.isArray(part.items))
    .map(({ items }) => items);
}

/** The buttons by their labels, with "!" for the blue one and "-" for disabled ones. */
function buttons(view: MessageView): string[] {
  return partsOf<APIButtonComponentWithCustomId>(view.components)
    .filter(({ type }) => type === 2)
    .map(({ label, style, disabled }) => `${label}${Number(style) === 1 ? '!' : ''}${disabled ? '-' : ''}`);
}

function customId(view: MessageView, label: string): string | undefined {
  return partsOf<APIButtonComponentWithCustomId>(view.components).find((part) => part.label === label)
    ?.custom_id;
}

describe('the gallery', () => {
  it('shows the newest set, and counts through all photos', () => {
    const view = show(0);
    expect(galleries(view)[0]).toHaveLength(6);
    expect(descriptionOf(view)).toContain(
      '**Black, 44**\n-# <t:1795147200:R>\n-# Photos\u00A01–\u20606\u00A0of\u00A021',
    );
  });

  it('describes each photo by product, variant and number', () => {
    const summary = { ...qcCard(qcAnswer(SETS)).summary, title: 'Harbor Runner' };
    expect(galleries(show(0, 'all', { summary }))[0]?.[0]?.description).toBe(
      'Harbor Runner, Black, 44: QC photo 1 of 6',
    );
  });

  it('shows at most ten photos of a set', () => {
    const view = show(6);
    expect(descriptionOf(view)).toContain('Photos\u00A07–\u206012\u00A0of\u00A021');
    expect(customId(view, 'Next')).toBe('qc:next:weidian:7212345601:all:12');
  });

  it('divides a long set into pages of about the same size', () => {
    const pages = (photos: number) => {
      const answer = qcAnswer([{ sku: 'Black', photos }]);
      const at = (offset: number) => galleries(qcView(qcCard(answer), { filter: 'all', offset }, english));
      return [at(0)[0]?.length, at(photos)[0]?.length];
    };
    expect(pages(11)).toEqual([6, 5]);
    expect(pages(20)).toEqual([10, 10]);
    expect(pages(60)).toEqual([10, 10]);
  });

  it('has three buttons, and leads on to the last page', () => {
    const rows = (offset: number) => buttons(show(offset)).filter((label) => label !== 'CNFans');
    expect(rows(0)).toEqual(['Next!', 'Grid', 'More']);
    expect(rows(6)).toEqual(['Previous', 'Next!', 'More']);
    expect(rows(18)).toEqual(['Previous', 'Grid', 'More']);
  });

  it('has no page buttons for a single page, and no sheet for a single photo', () => {
    const of = (photos: number) => qcView(qcCard(qcAnswer([{ sku: 'Black', photos }])), QC_START, english);
    expect(buttons(of(7))).toEqual(['CNFans', 'Grid', 'More']);
    expect(buttons(of(1))).toEqual(['CNFans', 'More']);
    expect(descriptionOf(of(7))).toMatch(/\n-# 7 QC photos(\n|$)/);
    expect(descriptionOf(of(1))).toMatch(/\n-# 1 QC photo(\n|$)/);
  });

  it('has the product at the reader’s agent beside the caption, and the caption alone without it', () => {
    const sections = (view: MessageView) =>
      partsOf<APISectionComponent>(view.components).filter(({ type }) => type === ComponentType.Section);
    const [section] = sections(show(0));
    expect(section?.components[0]?.content).toContain('**Black, 44**');
    expect(section?.accessory).toMatchObject({ label: 'CNFans', url: 'https://cnfans.com/product?id=1' });
    const alone = show(0, 'all', { agent: null });
    expect(sections(alone)).toEqual([]);
    expect(descriptionOf(alone)).toContain('**Black, 44**');
  });

  it('shows one variant alone when it is chosen, and everything when it has disappeared', () => {
    expect(descriptionOf(show(6, variantKey('Black, 44')))).toContain('Photos\u00A07–\u20609\u00A0of\u00A09');
    expect(descriptionOf(show(0, 'zzzzzz'))).toContain('of\u00A021');
  });

  it('has no sheet where none can be drawn', () => {
    expect(buttons(show(0, 'all', { canDraw: false }))).not.toContain('Grid');
  });

  it('says first that the data is old', () => {
    const answer = { ...qcAnswer(SETS), stale: true };
    expect(descriptionOf(qcView(qcCard(answer), QC_START, english))).toMatch(/^⚠️ I can’t get new data/);
  });

  it('says how much of what the service counts has arrived', () => {
    const text = (changes: object) =>
      descriptionOf(qcView(qcCard(qcAnswer(SETS, changes)), QC_START, english));
    expect(text({ total_photos: 1_028 })).toContain('Only 21 of 1,028 photos loaded');
    expect(text({ batch_count: 5 })).toContain('Only 3 of 5 sets loaded');
    expect(text({ total_photos: 21, batch_count: 3 })).not.toContain('Only');
  });

  it('says where a sheet was asked for that could not be drawn', () => {
    const text = 'I couldn’t make the grid just now.';
    expect(JSON.stringify(show(0, 'all', { lacksSheet: true }))).toContain(text);
    expect(JSON.stringify(show(0))).not.toContain(text);
  });

  it('attaches the photos that were downloaded, and links the others', () => {
    const file = { name: 'photo-1.jpg', bytes: new Uint8Array([1]) };
    const view = show(0, 'all', { attached: new Map([['https://p.example/0/0.jpg', file]]) });
    expect(
      galleries(view)[0]
        ?.map(({ media }) => media.url)
        .slice(0, 2),
    ).toEqual(['attachment://photo-1.jpg', 'https://p.example/0/1.jpg']);
    expect(view.files).toEqual([file]);
  });

  it('shows no time in the future', () => {
    const tomorrow = qcAnswer([{ sku: 'Black', date: '2026-11-24', photos: 1 }]);
    const text = descriptionOf(qcView(qcCard(tomorrow), QC_START, english));
    expect(text).not.toContain('<t:');
    expect(text).toContain('2026\\-11\\-24');
  });
});

describe('without QC photos', () => {
  const answer = qcAnswer([], { provider: 'QC Ltd', listing_photos: ['https://l.example/1.jpg'] });

  it('says so first, shows the seller’s photos as such, and offers to watch', () => {
    const view = qcView(qcCard(answer), QC_START, english);
    expect(descriptionOf(view)).toMatch(/^### 📷 No QC photos yet/);
    expect(descriptionOf(view)).toContain('These are the seller’s photos.');
    expect(descriptionOf(view)).not.toContain('QC Ltd');
    expect(buttons(view)).toEqual(['CNFans', 'Watch for photos!', 'More']);
  });

  it('says that the reader is told when there are some', () => {
    const view = qcView(qcCard(answer, { watching: true }), QC_START, english);
    expect(buttons(view)).toEqual(['CNFans', 'Watching', 'More']);
    expect(descriptionOf(view)).toContain('I’ll DM you');
  });

  it('counts sets whose photos are still missing', () => {
    const view = qcView(qcCard(qcAnswer([{ sku: 'Black', photos: 0 }])), QC_START, english);
    expect(descriptionOf(view)).toContain('1 set has no photos yet');
  });
});

describe('the contact sheet', () => {
  const card = qcCard(qcAnswer(SETS));
  const sheet = (offset: number) =>
    qcSheetView(card, { filter: 'all', offset }, { name: 'sheet.webp', bytes: new Uint8Array([1]) }, english);

  it('numbers fifteen photos, and says which are of which variant', () => {
    expect(sheetPageAt(card, QC_START).items).toHaveLength(15);
    expect(descriptionOf(sheet(0))).toContain('**1–6** Black, 44\n**7–15** Navy, 43\n-# 15 of 21 photos');
    expect(descriptionOf(sheet(15))).toContain('**16–18** Navy, 43\n**19–21** Black, 44\n-# 6 of 21 photos');
  });

  it('opens at the photo where the reader was, and its menu opens photos', () => {
    expect(descriptionOf(sheet(17))).toBe(descriptionOf(sheet(15)));
    expect(JSON.stringify(sheet(17))).toContain('"label":"Photo 16","value":"15"');
  });

  it('leads back to the photo where the reader was', () => {
    expect(customId(sheet(17), 'Back')).toBe('qc:photos:weidian:7212345601:all:17');
    expect(customId(sheet(17), 'Previous')).toBe('qc:sheetprev:weidian:7212345601:all:0');
  });

  it('describes its picture', () => {
    expect(sheet(0).files?.[0]?.description).toMatch(/^Grid of photos, .*: 1–6 Black, 44, 7–15 Navy, 43$/);
  });
});

it('shows one photo with its neighbours, and leads back to its sheet', () => {
  const view = qcPhotoView(qcCard(qcAnswer(SETS)), { filter: 'all', offset: 6 }, english);
  expect(galleries(view)).toHaveLength(1);
  expect(descriptionOf(view)).toContain('Photo 7 of 21');
  expect(customId(view, 'Previous')).toBe('qc:photoprev:weidian:7212345601:all:5');
  expect(customId(view, 'Back')).toBe('qc:sheet:weidian:7212345601:all:6');
});

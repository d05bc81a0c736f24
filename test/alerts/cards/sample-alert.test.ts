import { expect, it } from 'vitest';
import { sampleQcView, sampleScanView } from '../../../src/alerts/cards/sample-alert.ts';
import { en } from '../../../src/texts/en.ts';
import { NOW } from '../../support/parcel-cards.ts';

const picture = { name: 'picture.webp', bytes: new Uint8Array([1]) };
const options = { roleId: null, picture, now: NOW };

it('a test alert about scans is a milestone with its picture, and the role last', () => {
  const { content, embeds, files } = sampleScanView({ ...options, masked: true, roleId: '1234' }, en);
  expect(content).toBe('🛵 **LP••••21CN**: out for delivery · Leipzig\u00A0🇩🇪 <@&1234>');
  expect(embeds?.[0]?.image?.url).toBe('attachment://picture.webp');
  expect(files?.[0]?.description).toContain('Shenzhen, Hong Kong, Liège, Leipzig');
  const lines = embeds?.[0]?.description?.split('\n');
  expect(lines?.at(0)).toBe('Day\u00A012 · usually 9–13 days on this route');
  expect(lines?.at(-1)).toBe('This is a test: alerts work here.');
  expect(sampleScanView({ ...options, masked: false }, en).content).toContain('**LP00123456784821CN**');
});

it('a test alert about QC photos has a drawn picture, or none: nothing is loaded for it', () => {
  const { content, embeds } = sampleQcView(options, en);
  expect(content).toBe('📸 **Boxy hoodie**: 7 new QC photos, Cream / M');
  expect(embeds?.[0]?.image?.url).toBe('attachment://picture.webp');
  expect(embeds?.[0]?.description).toContain('This is a test: new QC photos will be announced here.');
  expect(JSON.stringify(sampleQcView({ ...options, picture: null }, en))).not.toContain('http');
});

it('a test alert has no buttons: its parcel and its product don’t exist', () => {
  for (const view of [sampleScanView({ ...options, masked: true }, en), sampleQcView(options, en)])
    expect(view.components).toBeUndefined();
});

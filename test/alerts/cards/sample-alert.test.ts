import { expect, it } from 'vitest';
import { sampleQcView, sampleScanView } from '../../../src/alerts/cards/sample-alert.ts';
import { de } from '../../../src/texts/de.ts';
import { en } from '../../../src/texts/en.ts';

const options = { roleId: null, by: 'Ada' };

it('a test alert about scans says that it is a test before anything else, and the role last', () => {
  const { content, embeds } = sampleScanView({ ...options, masked: true, roleId: '1234' }, en);
  expect(content).toBe('Test: 🛵 **LP••••21CN**: out for delivery · Leipzig\u00A0🇩🇪 <@&1234>');
  expect(embeds?.[0]?.description).toBe('-# Ada posted this test. No parcel moved.');
  expect(sampleScanView({ ...options, masked: false }, en).content).toContain('**LP00123456784821CN**');
  expect(sampleScanView({ ...options, masked: true }, de).content).toContain(
    'Test: 🛵 **LP••••21CN**: in Zustellung',
  );
});

it('a test alert about QC photos has no picture: nothing is loaded for it', () => {
  const { content, embeds } = sampleQcView(options, en);
  expect(content).toBe('Test: 📸 **Boxy hoodie**: 7 new QC photos');
  expect(embeds?.[0]?.description).toBe('-# Ada posted this test. There are no new photos.');
  expect(JSON.stringify(sampleQcView(options, en))).not.toContain('http');
});

it('the buttons of a test alert do nothing: its parcel doesn’t exist', () => {
  const buttons = JSON.stringify(sampleScanView({ ...options, masked: true }, en).components);
  expect(buttons.split('"disabled":true')).toHaveLength(3);
});

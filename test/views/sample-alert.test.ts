import { expect, it } from 'vitest';
import { en } from '../../src/texts/en.ts';
import { sampleAlertView } from '../../src/views/sample-alert.ts';

it('a test alert about scans reads like a real milestone, with the role last', () => {
  const { content, embeds } = sampleAlertView({ event: 'tracking', masked: true, roleId: '1234' }, en);
  expect(content).toBe('🛵 **LP••••21CN**: Out for delivery · Leipzig 🇩🇪 <@&1234>');
  expect(embeds?.[0]?.description).toContain('This is a test');
  const open = sampleAlertView({ event: 'tracking', masked: false, roleId: null }, en);
  expect(open.content).toBe('🛵 **LP00123456784821CN**: Out for delivery · Leipzig 🇩🇪');
});

it('a test alert about QC photos has a title and says that it is a test', () => {
  const { content, embeds } = sampleAlertView({ event: 'qc', masked: true, roleId: null }, en);
  expect([content, embeds?.[0]?.description]).toEqual([
    '📸 **New QC photos**',
    'This is a test: new QC photos will be announced here.',
  ]);
});

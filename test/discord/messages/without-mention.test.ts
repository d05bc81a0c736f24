import { expect, it } from 'vitest';
import { shownFiles, withoutMention } from '../../../src/discord/messages/without-mention.ts';

const without = (value: unknown) => withoutMention(value, '7');

it('drops what a line says about the person, and the line where it says nothing else', () => {
  expect(without('### Spring haul\nShared by <@7>\n-# 7.1 kg')).toBe('### Spring haul\n-# 7.1 kg');
  expect(without('-# Shared by <@7> · `LX…43CN`')).toBe('-# `LX…43CN`');
  expect(without('-# `LX…43CN` · geteilt von <@7>')).toBe('-# `LX…43CN`');
  expect(without('Asked by <@70>\n\nGreen light?')).toBe('Asked by <@70>\n\nGreen light?');
});

it('drops texts of which nothing is left, however deep, and leaves everything else', () => {
  const card = {
    type: 17,
    accent_color: 5,
    components: [
      { type: 10, content: '-# Shared by <@7>' },
      { type: 1, components: [{ type: 2, custom_id: 'haul:copy:k', style: 1 }] },
      { type: 10, content: 'Cap' },
    ],
  };
  expect(without([card])).toEqual([{ ...card, components: [card.components[1], card.components[2]] }]);
});

it('names pictures as an edit names the message’s own files', () => {
  const url = 'https://cdn.discordapp.com/attachments/1/22/items.webp?ex=1&is=2';
  const gallery = [
    { media: { url, attachment_id: '22', width: 5 } },
    { media: { url: 'https://a.example/x' } },
  ];
  expect(without(gallery)).toEqual([
    { media: { url: 'attachment://items.webp' } },
    { media: { url: 'https://a.example/x' } },
  ]);
  expect(shownFiles(gallery)).toEqual(['22']);
});

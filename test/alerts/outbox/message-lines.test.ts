import fc from 'fast-check';
import { expect, it } from 'vitest';
import { haveSameText, linesOf } from '../../../src/alerts/outbox/message-lines.ts';

const view = {
  content: '<@&1>',
  embeds: [
    {
      title: 'LP100000CN',
      description: '### In transit\n● Departed  Guangzhou\n\n-# Previously: Accepted',
      author: { name: '2 new scans' },
      fields: [{ name: 'a name', value: 'a value' }],
      footer: { text: 'a footer' },
    },
  ],
  components: [
    { type: 1, components: [{ type: 2, label: 'History', custom_id: 'track:history:1' }] },
    {
      type: 17,
      components: [
        { type: 10, content: 'New photos' },
        { type: 12, items: [{ description: 'alt' }] },
      ],
    },
  ],
};

it('reads the lines that people read, and neither buttons nor media', () => {
  expect(linesOf(view).toSorted()).toEqual(
    [
      '<@&1>',
      'LP100000CN',
      '### In transit',
      '● Departed Guangzhou',
      '-# Previously: Accepted',
      '2 new scans',
      'a name',
      'a value',
      'a footer',
      'New photos',
    ].toSorted(),
  );
});

it('knows a message again as Discord shows it: with more fields, other addresses, and texts trimmed', () => {
  const shown = {
    ...view,
    embeds: view.embeds.map((embed) => ({ ...embed, type: 'rich', description: embed.description.trim() })),
    components: [],
  };
  expect(haveSameText(linesOf({ ...view, components: [] }), linesOf(shown))).toBe(true);
});

it('tells messages apart that differ in a line, and takes one with a line more for the same', () => {
  expect(haveSameText(['title', 'one'], ['title', 'two'])).toBe(false);
  expect(haveSameText(['title', 'one'], ['title', 'one', 'before'])).toBe(true);
  expect(haveSameText([], ['title'])).toBe(false);
});

it('reads whatever Discord or a proxy sends', () => {
  fc.assert(
    fc.property(fc.object(), (anything) => {
      const lines = linesOf(anything);
      return lines.every((line) => line.trim() === line && line !== '');
    }),
  );
});

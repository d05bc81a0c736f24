import fc from 'fast-check';
import { expect, it } from 'vitest';
import { haveSameText, linesOf } from '../../../src/alerts/outbox/find-posted-message.ts';

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

it('reads the visible text of a message without buttons and media', () => {
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

it('recognises a message that Discord returns with more fields, other URLs and trimmed texts', () => {
  const shown = {
    ...view,
    embeds: view.embeds.map((embed) => ({ ...embed, type: 'rich', description: embed.description.trim() })),
    components: [],
  };
  expect(haveSameText(linesOf({ ...view, components: [] }), linesOf(shown))).toBe(true);
});

it('finds the same text in a message with an additional line, and another text when a line differs', () => {
  expect(haveSameText(['title', 'one'], ['title', 'two'])).toBe(false);
  expect(haveSameText(['title', 'one'], ['title', 'one', 'before'])).toBe(true);
  expect(haveSameText([], ['title'])).toBe(false);
});

it('reads malformed messages without an error', () => {
  fc.assert(
    fc.property(fc.object(), (anything) => {
      const lines = linesOf(anything);
      return lines.every((line) => line.trim() === line && line !== '');
    }),
  );
});

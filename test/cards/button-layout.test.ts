import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fittingRows } from '../../src/cards/button-layout.ts';
import { button, linkButton } from '../../src/cards/components.ts';

const labelsOf = (labels: readonly string[]) =>
  fittingRows(labels.map((label, index) => button(label, `b:${index}`))).map(({ components }) =>
    components.map((component) => ('label' in component ? component.label : '')),
  );

describe('rows of buttons', () => {
  it('hold three short buttons', () => {
    expect(labelsOf(['Previous', 'Next', 'Sheet'])).toEqual([['Previous', 'Next', 'Sheet']]);
  });

  it('become two of two rather than three and one', () => {
    expect(labelsOf(['28 QC photos', 'My agent', 'Details', 'Watch'])).toEqual([
      ['28 QC photos', 'My agent'],
      ['Details', 'Watch'],
    ]);
  });

  it('count capitals as wider', () => {
    expect(labelsOf(['Previous', 'Next', 'Add', 'CSV'])).toEqual([
      ['Previous', 'Next'],
      ['Add', 'CSV'],
    ]);
  });

  it('have a row for each button that fills one', () => {
    const long = 'Benachrichtigungen für dieses Paket beenden';
    expect(labelsOf([long, long])).toEqual([[long], [long]]);
  });

  it('count no button as narrower than Discord draws it', () => {
    expect(labelsOf(['−', '×', '+'])).toEqual([['−', '×', '+']]);
    expect(labelsOf(['−', '×', '+', 'x'])).toHaveLength(2);
  });

  it('count the arrow of a link', () => {
    const buttons = [
      button('x'.repeat(12), 'b:0'),
      ...linkButton('x'.repeat(11), 'https://agent.example/item'),
    ];
    expect(fittingRows(buttons)).toHaveLength(2);
    expect(labelsOf(['x'.repeat(12), 'x'.repeat(11)])).toHaveLength(1);
  });

  it('hold every button once, in order, at most five together', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, maxLength: 30 }), { maxLength: 12 }), (labels) => {
        const rows = labelsOf(labels);
        expect(rows.flat()).toEqual(labels);
        expect(rows.every((row) => row.length >= 1 && row.length <= 5)).toBe(true);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { readProducts } from '../../../src/commands/haul/read-products.ts';
import type { Context } from '../../../src/context.ts';
import { MAX_HAUL_ITEMS } from '../../../src/domain/hauls/limits.ts';
import { addedNotes } from '../../../src/hauls/cards/adding.ts';
import { ApiError, type Subject } from '../../../src/service/index.ts';
import { en } from '../../../src/texts/en.ts';

const SHORT = 'https://k.youshop10.com/Qw3rTy';
const linkTo = (index: number) => `weidian.com/item.html?itemID=${7_260_605_000 + index}`;
const linksTo = (count: number) => Array.from({ length: count }, (_, index) => linkTo(index)).join('\n');

/** A service that fails every look-up. */
function failingWith(kind: ConstructorParameters<typeof ApiError>[0]) {
  const asked: Subject[] = [];
  const lookup = async (subject: Subject) => {
    asked.push(subject);
    throw new ApiError(kind, { operation: 'lookup' });
  };
  return { asked, context: { api: { lookup, callerLimit: 6 } } as unknown as Pick<Context, 'api'> };
}

/** A service that answers each look-up of a short link when it is told to. */
function answeringWhenTold() {
  const waiting: (() => void)[] = [];
  const lookup = (subject: Subject) =>
    new Promise((resolve) => {
      const product_id = 'url' in subject ? subject.url.replace(/\D/g, '') : subject.id;
      waiting.push(() => resolve({ data: { platform: 'weidian', product_id } }));
    });
  const context = { api: { lookup, callerLimit: 6 } } as unknown as Pick<Context, 'api'>;
  return { waiting, context };
}

describe('links that are pasted into a haul', () => {
  it('are read as far as a haul takes them, without asking the service', async () => {
    const { asked, context } = failingWith('unavailable');
    expect(await readProducts(linksTo(60), context)).toMatchObject({ products: { length: 60 }, leftOut: 0 });
    const many = await readProducts(linksTo(130), context);
    expect(many).toMatchObject({ products: { length: MAX_HAUL_ITEMS }, leftOut: 30 });
    expect(asked).toEqual([]);
  });

  it('count once, however often they stand there', async () => {
    const { context } = failingWith('unavailable');
    const text = `${linksTo(100)}\n${linksTo(50)}`;
    expect(await readProducts(text, context)).toMatchObject({ products: { length: 100 }, leftOut: 0 });
  });

  it('are named where they are no product’s', async () => {
    const text = `https://www.amazon.com/dp/B0 ${linkTo(1)} and imgur.com/a?b https://shop1.v.weidian.com/?userid=1 imgur.com/a?b`;
    const { products, others } = await readProducts(text, failingWith('unavailable').context);
    expect(products).toHaveLength(1);
    expect(others).toEqual([
      'https://www.amazon.com/dp/B0',
      'imgur.com/a?b',
      'https://shop1.v.weidian.com/?userid=1',
    ]);
    const said = (list: readonly string[]) =>
      addedNotes({ added: 1, already: 0, leftOut: 0, others: list }, en).at(-1);
    expect(said(others.slice(0, 1))).toBe('1 link isn’t a product: amazon.com/dp/B0');
    expect(said([...others, 'example.com/x'])).toMatch(/^4 links aren’t products: .*, …$/);
    expect(said([])).toBe('Added 1 item.');
  });

  it('lead to no product only if the service says so', async () => {
    const text = `${SHORT} ${linkTo(1)}`;
    expect(await readProducts(text, failingWith('not_found').context)).toMatchObject({
      products: ['weidian:7260605001'],
      unknown: 1,
      unchecked: 0,
    });
    expect(await readProducts(text, failingWith('unavailable').context)).toMatchObject({
      products: ['weidian:7260605001'],
      unknown: 0,
      unchecked: 1,
    });
  });

  it('are followed no more at once than the person may have under way: those that wait would time out', async () => {
    const { waiting, context } = answeringWhenTold();
    const text = Array.from({ length: 60 }, (_, index) => `https://k.youshop10.com/Aa${100 + index}`).join(
      ' ',
    );
    const reading = readProducts(text, context);
    for (let answered = 0; answered < 60; answered += 6) {
      await expect.poll(() => waiting.length > 0).toBe(true);
      expect(waiting).toHaveLength(6);
      for (const answer of waiting.splice(0)) answer();
    }
    expect(await reading).toMatchObject({ products: { length: 60 }, unchecked: 0, leftOut: 0 });
  });

  it('are unchecked where the service hangs', async () => {
    const reading = readProducts(`${SHORT} ${linkTo(1)}`, answeringWhenTold().context, 1);
    expect(await reading).toMatchObject({ products: ['weidian:7260605001'], unchecked: 1 });
  });

  it('are said to be unchecked apart from those that lead nowhere', () => {
    const notes = addedNotes({ added: 0, already: 0, leftOut: 0, unknown: 1, unchecked: 2 }, en);
    expect(notes).toEqual([en.haul.unknownLinks(1), en.haul.uncheckedLinks(2)]);
    expect(addedNotes({ added: 0, already: 0, leftOut: 0 }, en)).toEqual([]);
  });
});

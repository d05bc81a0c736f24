import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../../web/client/markdown/blocks.ts';
import { parseInline } from '../../web/client/markdown/inline.ts';
import type { Block, Inline } from '../../web/client/markdown/nodes.ts';
import { formatTime } from '../../web/client/markdown/time.ts';

/** A short spelling of a tree, so that the expectations below can be read. */
function spell(nodes: readonly Inline[]): string {
  return nodes.map(spellInline).join('');
}

function spellInline(node: Inline): string {
  switch (node.kind) {
    case 'text':
    case 'everyone':
      return node.text;
    case 'code':
      return `code(${node.text})`;
    case 'link':
      return `link(${node.url}|${spell(node.children)}${node.title ? `|${node.title}` : ''})`;
    case 'time':
      return `time(${node.seconds},${node.style})`;
    case 'user':
    case 'role':
    case 'channel':
      return `${node.kind}(${node.id})`;
    case 'command':
    case 'emoji':
      return `${node.kind}(${node.name},${node.id})`;
    default:
      return `${node.kind}(${spell(node.children)})`;
  }
}

function spellBlocks(blocks: readonly Block[]): string {
  return blocks.map(spellBlock).join(' / ');
}

function spellBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
      return spell(block.children);
    case 'heading':
      return `h${block.level}(${spell(block.children)})`;
    case 'subtext':
      return `sub(${spell(block.children)})`;
    case 'quote':
      return `quote(${spellBlocks(block.blocks)})`;
    case 'codeBlock':
      return `pre[${block.language}](${block.text})`;
    case 'list':
      return `${block.start === null ? 'ul' : `ol${block.start}`}(${block.items.map(spellBlocks).join('; ')})`;
  }
}

describe('Markdown within a line', () => {
  it.each([
    ['a **b** c', 'a bold(b) c'],
    ['*a* _b_', 'italic(a) italic(b)'],
    ['snake_case_name stays', 'snake_case_name stays'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['***both***', 'bold(italic(both))'],
    ['__under **bold**__', 'underline(under bold(bold))'],
    ['~~gone~~ ||secret||', 'strike(gone) spoiler(secret)'],
    ['`a **b**` ``c ` d``', 'code(a **b**) code(c ` d)'],
    ['\\*not\\* \\_this\\_ \\\\', '*not* _this_ \\'],
    ['**a\\*\\*b**', 'bold(a**b)'],
    ['**open', '**open'],
    ['line\n**two\nlines**', 'line\nbold(two\nlines)'],
  ])('%s', (source, expected) => expect(spell(parseInline(source))).toBe(expected));
});

describe('Markdown links', () => {
  it.each([
    ['[text](https://a.example/b)', 'link(https://a.example/b|text)'],
    ['[**t** x](<https://a.example> "why")', 'link(https://a.example|bold(t) x|why)'],
    ['[a [b] c](https://a.example/x_(y))', 'link(https://a.example/x_(y)|a [b] c)'],
    ['[x](javascript:alert(1))', '[x](javascript:alert(1))'],
    [
      '[https://good.example](https://evil.example)',
      '[https://good.example](link(https://evil.example|https://evil.example))',
    ],
    ['see https://a.example/b_c_d.', 'see link(https://a.example/b_c_d|https://a.example/b_c_d).'],
    ['(https://a.example/x)', '(link(https://a.example/x|https://a.example/x))'],
    ['<https://a.example/>', 'link(https://a.example/|https://a.example/)'],
    ['\\[not](https://a.example)', '[not](link(https://a.example|https://a.example))'],
  ])('%s', (source, expected) => expect(spell(parseInline(source))).toBe(expected));
});

describe('Markdown mentions and times', () => {
  it.each([
    ['<@1> <@!2> <@&3> <#4>', 'user(1) user(2) role(3) channel(4)'],
    ['</alerts add:55>', 'command(alerts add,55)'],
    ['<:party:12> <a:wave:13>', 'emoji(party,12) emoji(wave,13)'],
    ['<t:1700000000:R> <t:5>', 'time(1700000000,R) time(5,f)'],
    ['<t:5:x> <@abc>', '<t:5:x> <@abc>'],
  ])('%s', (source, expected) => expect(spell(parseInline(source))).toBe(expected));

  it('format relative times in the reader’s language', () => {
    const now = 1_700_000_000_000;
    expect(formatTime(1_700_000_000 - 7200, 'R', 'en-US', now)).toBe('2 hours ago');
    expect(formatTime(1_700_000_000 + 3 * 86_400, 'R', 'de', now)).toBe('in 3 Tagen');
    expect(formatTime(1_700_000_000, 'R', 'en-US', now)).toBe('in 0 seconds');
    expect(formatTime(9_999_999_999_999, 'f', 'en-US', now)).toBe('Invalid Date');
  });
});

describe('Markdown blocks', () => {
  it.each([
    ['# One\ntext\n### Three', 'h1(One) / text / h3(Three)'],
    ['#no heading', '#no heading'],
    ['-# small **print**', 'sub(small bold(print))'],
    ['> a\n> b\nc', 'quote(a\nb) / c'],
    ['x\n>>> # a\nb', 'x / quote(h1(a) / b)'],
    ['- a\n  - b\n  - c\n- d', 'ul(a / ul(b; c); d)'],
    ['3. a\n4. b', 'ol3(a; b)'],
    ['- a\n1. b', 'ul(a) / ol1(b)'],
    ['```ts\nconst a = 1;\n```', 'pre[ts](const a = 1;)'],
    ['look: ```**raw**``` done', 'look:  / pre[](**raw**) /  done'],
    ['```\n- a\n> b\n```\nafter', 'pre[](- a\n> b) / after'],
    ['a\n\nb', 'a\n\nb'],
    ['```open', '```open'],
  ])('%j', (source, expected) => expect(spellBlocks(parseMarkdown(source))).toBe(expected));
});

describe('parseMarkdown', () => {
  it('accepts any text and keeps every letter and digit outside of marks', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b ', '\n', '*', '_', '[', '~~'), { maxLength: 60 }),
        (parts) => {
          const source = parts.join('');
          const letters = (text: string) => text.replace(/[^ab]/g, '');
          const seen = JSON.stringify(parseMarkdown(source), (key, value: unknown) =>
            key === 'kind' ? undefined : value,
          );
          const texts = [...seen.matchAll(/"text":"((?:[^"\\]|\\.)*)"/g)].map(
            (m) => JSON.parse(`"${m[1]}"`) as string,
          );
          expect(letters(texts.join(''))).toBe(letters(source));
        },
      ),
    );
  });

  it('parses hostile text in reasonable time', () => {
    const started = performance.now();
    for (const piece of ['*a ', '[', '**', '||', '__a', '`', '> ', '<https://', '- ']) {
      parseMarkdown(piece.repeat(4000 / piece.length));
    }
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

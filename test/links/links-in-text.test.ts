import { describe, expect, it } from 'vitest';
import { findLinks, findProductLink } from '../../src/links/find.ts';

const PAGE = 'weidian.com/item.html?itemID=7654321098';
const LINK = `https://${PAGE}`;
const OTHER = 'https://hoobuy.com/product/1/700112233445';

/** What stands in a text, link by link. */
const found = (text: string) => findLinks(text).map(({ start, end }) => text.slice(start, end));

describe('links among words', () => {
  it.each([
    ...[
      `${LINK}.`,
      `${LINK}!?`,
      `${LINK}, and`,
      `${LINK}…`,
      `(${LINK})`,
      `(see ${LINK}).`,
      `"${LINK}"`,
      `*${LINK}*`,
    ],
    ...[
      `__${LINK}__`,
      `~~${LINK}~~`,
      `${LINK}。好`,
      `${LINK}，好`,
      `${LINK}！`,
      `（${LINK}）`,
      `「${LINK}」`,
      `“${LINK}”`,
    ],
    ...[
      `看${LINK}看`,
      `\u200b${LINK}\u200b`,
      `🔥${LINK}🔥`,
      `привет ${LINK}привет`,
      `w2c${LINK}`,
      `${LINK}&`,
      `${LINK}\n`,
    ],
    ...[
      `[shoes](${LINK})`,
      `[shoes](<${LINK}>)`,
      `[${LINK}]`,
      `link:${LINK}`,
      `metadata:${LINK}`,
      `|${LINK}|`,
    ],
  ])('%s', (text) => {
    expect(found(text)).toEqual([LINK]);
  });

  it.each([
    ...[
      PAGE,
      `see ${PAGE}.`,
      `看${PAGE}。`,
      `w2c:${PAGE}`,
      `w2c=${PAGE}`,
      `(${PAGE})`,
      `🔥${PAGE}`,
      `，${PAGE}`,
    ],
  ])('without a scheme: %s', (text) => {
    expect(found(text)).toEqual([PAGE]);
  });

  it.each([
    ...[`${LINK} ${OTHER}`, `${LINK}${OTHER}`, `${LINK},${OTHER}`, `${LINK};${OTHER}`, `${LINK}，${OTHER}`],
    ...[`[a](${LINK}),[b](${OTHER})`, `[a](${LINK})[b](${OTHER})`, `(${LINK})${OTHER}`, `${LINK}|${OTHER}`],
  ])('two: %s', (text) => {
    expect(findLinks(text).map(({ link }) => link)).toMatchObject([
      { kind: 'product', product: { platform: 'weidian', id: '7654321098' } },
      { kind: 'product', product: { platform: 'taobao', id: '700112233445' } },
    ]);
  });

  it('keeps brackets that a link opened itself', () => {
    const shop = 'https://www.lovegobuy.com/store/list?store_name=in[304]';
    expect(found(`(${shop})`)).toEqual([shop]);
  });

  it.each([
    ...[
      `е${PAGE}`,
      `https://中${PAGE}`,
      `https://𠀀${PAGE}`,
      `𝐰${PAGE}`,
      `me@${PAGE}`,
      `evil.example/${PAGE}`,
    ],
    ...[
      `https://evil.example/?u=${LINK}`,
      `ftp://${PAGE}`,
      `https://weidian.comе/item.html?itemID=7654321098`,
    ],
    ...[`https://weidian.com.evil.example/item.html?itemID=7654321098`, 'https://weidian.com@evil.example/x'],
  ])('a host is read whole: nothing in %s', (text) => {
    expect(findLinks(text)).toEqual([]);
  });
});

describe('what the author marked', () => {
  it.each([
    ...[
      `<${LINK}>`,
      `<${PAGE}>`,
      `\`${LINK}\``,
      `\`\` \` ${LINK}\`\``,
      `\`\`\`${LINK}\`\`\``,
      `\`\`\`ts\n${LINK}\n\`\`\``,
    ],
    ...[`[a](<${LINK}>)`, `\`a\` \`${LINK}\``],
  ])('muted: %s', (text) => {
    expect(findLinks(text)).toMatchObject([{ muted: true, spoiler: false }]);
  });

  it.each([
    ...[
      `\`${LINK}`,
      `\`\`\`${LINK}`,
      `\`a\` ${LINK} \`b\``,
      `\`\`a\`${LINK}`,
      `<b> ${LINK}`,
      `< ${LINK} >`,
      `<${LINK} >`,
      `${LINK}>`,
    ],
  ])('not muted: %s', (text) => {
    expect(findLinks(text)).toMatchObject([{ muted: false }]);
  });

  it.each([
    [`||${LINK}||`, true],
    [`||look ${LINK} here||`, true],
    [`||a|| ${LINK} ||b||`, false],
    [`||${LINK}`, false],
    [`||a\`||\`${LINK}||`, true],
    [`\`||\`${LINK}||`, false],
  ])('spoiler: %s → %s', (text, spoiler) => {
    expect(findLinks(text)).toMatchObject([{ spoiler, muted: false }]);
  });

  it('does not keep a command from reading it', () => {
    for (const text of [`<${LINK}>`, `\`${LINK}\``, `||${LINK}||`])
      expect(findProductLink(text)).toMatchObject({ kind: 'product', product: { id: '7654321098' } });
  });
});

describe('what people paste into a command', () => {
  it.each([
    LINK,
    ` ${PAGE} `,
    encodeURIComponent(LINK),
    encodeURIComponent(encodeURIComponent(LINK)),
    `【微店】7天无理由 ${LINK} 「好看的鞋」点击链接直接打开`,
    `https://www.superbuy.com/en/page/buy?url=${encodeURIComponent(`【微店】 ${LINK} 「鞋」`)}`,
    `https://www.google.com/url?q=${encodeURIComponent(LINK)}&sa=D`,
  ])('%s', (text) => {
    expect(findProductLink(text)).toMatchObject({
      kind: 'product',
      product: { platform: 'weidian', id: '7654321098' },
    });
  });

  it('makes short links whole for the service', () => {
    expect(findProductLink('【淘宝】e.tb.cn/h.T8d?tk=1 「鞋」')).toEqual({
      kind: 'short',
      url: 'https://e.tb.cn/h.T8d?tk=1',
    });
    expect(findProductLink('https://m.tb.cn/')).toBeNull();
  });

  it('does not search with a search engine', () => {
    expect(findProductLink(`https://www.google.com/search?q=${encodeURIComponent(LINK)}`)).toBeNull();
  });

  it('tells a shared shop from a shared product', () => {
    const page = 'https://assets-tmw.taobao.com/app/tmall-ovs-rax/share_page/home';
    expect(findProductLink(`${page}?targetType=ITEM&targetId=700112233445`)?.kind).toBe('product');
    expect(findProductLink(`${page}?targetType=SHOP&targetId=700112233445`)?.kind).toBe('shop');
  });
});

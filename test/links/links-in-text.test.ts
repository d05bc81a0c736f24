import { describe, expect, it } from 'vitest';
import { findLinks, findProductLink } from '../../src/links/find.ts';

const PAGE = 'weidian.com/item.html?itemID=7654321098';
const LINK = `https://${PAGE}`;
const OTHER = 'https://hoobuy.com/product/1/700112233445';

/** The links of a text, as written. */
const found = (text: string) => findLinks(text).map(({ start, end }) => text.slice(start, end));

describe('finding links among words', () => {
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
  ])('finds exactly the link in %j', (text) => {
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
  ])('finds a link without a scheme in %j', (text) => {
    expect(found(text)).toEqual([PAGE]);
  });

  it.each([
    ...[`${LINK} ${OTHER}`, `${LINK}${OTHER}`, `${LINK},${OTHER}`, `${LINK};${OTHER}`, `${LINK}，${OTHER}`],
    ...[`[a](${LINK}),[b](${OTHER})`, `[a](${LINK})[b](${OTHER})`, `(${LINK})${OTHER}`, `${LINK}|${OTHER}`],
  ])('finds two links in %j', (text) => {
    expect(findLinks(text).map(({ link }) => link)).toMatchObject([
      { kind: 'product', product: { platform: 'weidian', id: '7654321098' } },
      { kind: 'product', product: { platform: 'taobao', id: '700112233445' } },
    ]);
  });

  it('keeps brackets that the link itself opened', () => {
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
  ])('finds nothing when the whole host is unknown: %j', (text) => {
    expect(findLinks(text)).toEqual([]);
  });
});

describe('Markdown around a link', () => {
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
  ])('mutes the link in %j', (text) => {
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
  ])('does not mute the link in %j', (text) => {
    expect(findLinks(text)).toMatchObject([{ muted: false }]);
  });

  it.each([
    [`||${LINK}||`, true],
    [`||look ${LINK} here||`, true],
    [`||a|| ${LINK} ||b||`, false],
    [`||${LINK}`, false],
    [`||a\`||\`${LINK}||`, true],
    [`\`||\`${LINK}||`, false],
  ])('shows the link in %j as spoiler: %s', (text, spoiler) => {
    expect(findLinks(text)).toMatchObject([{ spoiler, muted: false }]);
  });

  it('makes no difference to a command', () => {
    for (const text of [`<${LINK}>`, `\`${LINK}\``, `||${LINK}||`])
      expect(findProductLink(text)).toMatchObject({ kind: 'product', product: { id: '7654321098' } });
  });
});

describe('reading the link option of a command', () => {
  it.each([
    LINK,
    ` ${PAGE} `,
    encodeURIComponent(LINK),
    encodeURIComponent(encodeURIComponent(LINK)),
    `【微店】7天无理由 ${LINK} 「好看的鞋」点击链接直接打开`,
    `https://www.superbuy.com/en/page/buy?url=${encodeURIComponent(`【微店】 ${LINK} 「鞋」`)}`,
    `https://www.google.com/url?q=${encodeURIComponent(LINK)}&sa=D`,
  ])('finds the product in %j', (text) => {
    expect(findProductLink(text)).toMatchObject({
      kind: 'product',
      product: { platform: 'weidian', id: '7654321098' },
    });
  });

  it('adds the scheme to short links', () => {
    expect(findProductLink('【淘宝】e.tb.cn/h.T8d?tk=1 「鞋」')).toEqual({
      kind: 'short',
      url: 'https://e.tb.cn/h.T8d?tk=1',
    });
    expect(findProductLink('https://m.tb.cn/')).toBeNull();
  });

  it('ignores a Google search for a link', () => {
    expect(findProductLink(`https://www.google.com/search?q=${encodeURIComponent(LINK)}`)).toBeNull();
  });

  it('distinguishes a shared shop from a shared product', () => {
    const page = 'https://assets-tmw.taobao.com/app/tmall-ovs-rax/share_page/home';
    expect(findProductLink(`${page}?targetType=ITEM&targetId=700112233445`)?.kind).toBe('product');
    expect(findProductLink(`${page}?targetType=SHOP&targetId=700112233445`)?.kind).toBe('shop');
  });
});

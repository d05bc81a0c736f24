import type { Body } from './body.ts';
import {
  button,
  chars,
  container,
  display,
  gallery,
  link,
  menu,
  modern,
  picture,
  row,
  section,
  times,
} from './samples.ts';
import { BAD_LENGTH, type Case, create, TOO_LONG, UNION } from './verdict.ts';

/** At the top of a message with the flag for new components. */
function atTop(rule: string, accept: Body, refuse: Body, complaint: string): Case {
  return create(rule, modern(accept), modern(refuse), `components.0${complaint}`);
}

const fullText = (total: number, count: number) =>
  times(count, (index) => display(chars(index === 0 ? total - count + 1 : 1)));
/** 3 bytes a character: `total` bytes in one Text Display, its own 12 not counted. */
const bytes = (total: number) => modern(display('追'.repeat(Math.floor(total / 3)) + chars(total % 3)));

export const layoutCases: readonly Case[] = [
  create(
    '40 components',
    modern(...times(40, () => display())),
    modern(container(...times(40, () => display()))),
    'components COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
  ),
  create(
    '40 components with nested ones',
    modern(container(...times(9, () => row(link(), link(), link())), { type: 14 }, display(), display())),
    modern(container(...times(9, () => row(link(), link(), link())), { type: 14 }, display(), section())),
    'components COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
  ),
  create(
    '4000 characters of text',
    modern(...fullText(4000, 3)),
    modern(...fullText(4001, 3)),
    'components COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
  ),
  create(
    'text in containers and sections counts',
    modern(container(display(chars(3999))), section({ components: [display('a')] })),
    modern(container(display(chars(3999))), section({ components: [display('ab')] })),
    'components COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
  ),
  create('10170 bytes of text', bytes(10_158), bytes(10_159), 'components COMPONENT_TEXT_BYTES_EXCEEDED'),
  create(
    '64 media',
    modern(...times(6, () => gallery(10)), gallery(4)),
    modern(...times(6, () => gallery(10)), gallery(5)),
    'components COMPONENT_MEDIA_EXCEEDED',
  ),
  create(
    'thumbnails are media',
    modern(...times(6, () => gallery(10)), gallery(3), section()),
    modern(...times(6, () => gallery(10)), gallery(4), section()),
    'components COMPONENT_MEDIA_EXCEEDED',
  ),

  atTop('text 4000', display(chars(4000)), display(chars(4001)), `.content ${BAD_LENGTH}`),
  atTop('text given', display('a'), display(''), `.content ${BAD_LENGTH}`),
  atTop('text that shows', display('a'), display(' \n'), `.content ${BAD_LENGTH}`),
  atTop('10 pictures in a gallery', gallery(10), gallery(11), `.items ${BAD_LENGTH}`),
  atTop('1 picture in a gallery', gallery(1), gallery(0), `.items ${BAD_LENGTH}`),
  atTop(
    'picture description 1024',
    { type: 12, items: [picture({ description: chars(1024) })] },
    { type: 12, items: [picture({ description: chars(1025) })] },
    `.items.0.description ${BAD_LENGTH}`,
  ),
  atTop(
    'picture description given',
    { type: 12, items: [picture({ description: null })] },
    { type: 12, items: [picture({ description: '' })] },
    `.items.0.description ${BAD_LENGTH}`,
  ),
  atTop(
    'picture that is sent',
    { type: 12, items: [picture({ media: { url: 'attachment://small.png' } })] },
    { type: 12, items: [picture({ media: { url: 'attachment://b.png' } })] },
    '.items.0.media.url UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
  ),
  atTop(
    'picture by address',
    { type: 12, items: [picture()] },
    { type: 12, items: [picture({ media: { url: 'data:image/png;base64,AA' } })] },
    '.items.0.media.url URL_TYPE_INVALID_SCHEME',
  ),
  atTop(
    '3 texts in a section',
    section({ components: times(3, () => display()) }),
    section({ components: times(4, () => display()) }),
    `.components ${BAD_LENGTH}`,
  ),
  atTop('1 text in a section', section(), section({ components: [] }), `.components ${BAD_LENGTH}`),
  atTop(
    'only texts in a section',
    section(),
    section({ components: [gallery()] }),
    `.components.0.type ${UNION}`,
  ),
  atTop(
    'accessory of a section',
    section({ accessory: button() }),
    section({ accessory: undefined }),
    '.accessory BASE_TYPE_REQUIRED',
  ),
  atTop(
    'button or thumbnail beside a section',
    section({ accessory: link() }),
    section({ accessory: menu() }),
    `.accessory.type ${UNION}`,
  ),
  atTop(
    'thumbnail description 1024',
    section({ accessory: { type: 11, ...picture({ description: chars(1024) }) } }),
    section({ accessory: { type: 11, ...picture({ description: chars(1025) }) } }),
    `.accessory.description ${BAD_LENGTH}`,
  ),
  atTop(
    'no container in a container',
    container(display()),
    container(container(display())),
    `.components.0.type ${UNION}`,
  ),
  atTop('something in a container', container(display()), container(), `.components ${BAD_LENGTH}`),
  atTop(
    'colour of a container',
    { ...container(display()), accent_color: 0xffffff },
    { ...container(display()), accent_color: 0x1000000 },
    '.accent_color NUMBER_TYPE_MAX',
  ),
  atTop('buttons in rows only', row(button()), button(), `.type ${UNION}`),
  atTop('thumbnails in sections only', section(), { type: 11, ...picture() }, `.type ${UNION}`),
  atTop('labels in modals only', display(), { type: 18, label: 'a', component: menu() }, `.type ${UNION}`),
  atTop(
    'files that are sent',
    { type: 13, file: { url: 'attachment://list.txt' } },
    { type: 13, file: { url: 'attachment://b.txt' } },
    '.file.url UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
  ),
  atTop(
    'files, not links',
    { type: 13, file: { url: 'attachment://list.txt' } },
    { type: 13, file: { url: 'https://example.com/a' } },
    '.file.url URL_TYPE_INVALID_SCHEME',
  ),
  create(
    'separator spacing',
    modern({ type: 14, spacing: 2 }, display()),
    modern({ type: 14, spacing: 3 }, display()),
    'components.0.spacing BASE_TYPE_CHOICES',
  ),
  atTop(
    'known fields of a container',
    { ...container(display()), spoiler: true },
    { ...container(display()), color: 1 },
    '.color UNKNOWN_FIELD',
  ),
  atTop(
    'picture address 2048',
    { type: 12, items: [picture({ media: { url: `https://a.example/${chars(2030)}` } })] },
    { type: 12, items: [picture({ media: { url: `https://a.example/${chars(2031)}` } })] },
    `.items.0.media.url ${TOO_LONG}`,
  ),
];

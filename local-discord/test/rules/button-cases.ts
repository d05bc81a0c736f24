import type { Body } from './body.ts';
import { button, chars, link, menu, row, times } from './samples.ts';
import { BAD_LENGTH, type Case, create, TOO_LONG, UNION } from './verdict.ts';

/** As the first component of a row. */
function inRow(rule: string, accept: Body, refuse: Body, complaint: string): Case {
  return create(
    rule,
    { components: [row(accept)] },
    { components: [row(refuse)] },
    `components.0.components.0${complaint}`,
  );
}

export const buttonCases: readonly Case[] = [
  create(
    '5 buttons in a row',
    { components: [row(...times(5, () => link()))] },
    { components: [row(...times(6, () => link()))] },
    `components.0.components ${BAD_LENGTH}`,
  ),
  create(
    'rows with something in them',
    { components: [row(link())] },
    { components: [row()] },
    `components.0.components ${BAD_LENGTH}`,
  ),
  create(
    'a menu alone in its row',
    { components: [row(menu())] },
    { components: [row(menu(), link())] },
    'components.0.components COMPONENT_LAYOUT_WIDTH_EXCEEDED',
  ),
  create(
    'rows in rows',
    { components: [row(link())] },
    { components: [row(row(link()))] },
    `components.0.components.0.type ${UNION}`,
  ),
  inRow(
    'no text inputs in messages',
    link(),
    { type: 4, custom_id: 'a', style: 1, label: 'a' },
    `.type ${UNION}`,
  ),
  inRow('a type', link(), { style: 5, label: 'a', url: 'https://example.com' }, '.type BASE_TYPE_REQUIRED'),
  inRow('button label 80', button({ label: chars(80) }), button({ label: chars(81) }), `.label ${TOO_LONG}`),
  inRow(
    'button label or emoji',
    button({ label: null, emoji: { name: '🗑️' } }),
    button({ label: '' }),
    ' BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED',
  ),
  inRow(
    'button emoji',
    button({ emoji: { name: '📦' } }),
    button({ emoji: { name: 'order' } }),
    '.emoji.name COMPONENT_INVALID_EMOJI',
  ),
  inRow(
    'custom emoji',
    button({ emoji: { id: '123', name: 'order' } }),
    button({ emoji: { id: 'order', name: 'a' } }),
    '.emoji.id NUMBER_TYPE_COERCE',
  ),
  inRow('button style from 1', button({ style: 1 }), button({ style: 0 }), '.style NUMBER_TYPE_MIN'),
  inRow(
    'button style to 6',
    { type: 2, style: 6, sku_id: '1' },
    { type: 2, style: 7, custom_id: 'a', label: 'a' },
    '.style NUMBER_TYPE_MAX',
  ),
  inRow(
    'custom_id of a button',
    button({ style: 4 }),
    button({ custom_id: undefined }),
    '.custom_id BASE_TYPE_REQUIRED',
  ),
  inRow(
    'custom_id 100',
    button({ custom_id: chars(100) }),
    button({ custom_id: chars(101) }),
    `.custom_id ${BAD_LENGTH}`,
  ),
  inRow('custom_id 1', button({ custom_id: 'a' }), button({ custom_id: '' }), `.custom_id ${BAD_LENGTH}`),
  inRow(
    'no url on a button',
    button(),
    button({ url: 'https://example.com' }),
    '.url BUTTON_COMPONENT_FIELD_NOT_ALLOWED',
  ),
  inRow('url of a link', link(), link({ url: null }), '.url BASE_TYPE_REQUIRED'),
  inRow(
    'no custom_id on a link',
    link(),
    link({ custom_id: 'a' }),
    '.custom_id BUTTON_COMPONENT_FIELD_NOT_ALLOWED',
  ),
  inRow(
    'link to the client',
    link({ url: 'discord://-/channels/1/2' }),
    link({ url: 'javascript:alert(1)' }),
    '.url URL_TYPE_INVALID_SCHEME',
  ),
  inRow(
    'link 512',
    link({ url: `https://a.example/${chars(494)}` }),
    link({ url: `https://a.example/${chars(495)}` }),
    `.url ${TOO_LONG}`,
  ),
  inRow(
    'sku of a premium button',
    { type: 2, style: 6, sku_id: '1' },
    { type: 2, style: 6 },
    '.sku_id BASE_TYPE_REQUIRED',
  ),
  inRow(
    'known fields of a button',
    button({ disabled: true }),
    button({ customId: 'a' }),
    '.customId UNKNOWN_FIELD',
  ),
  create(
    'custom_id once only',
    { components: [row(button({ custom_id: 'a' }), button({ custom_id: 'b' }))] },
    { components: [row(button({ custom_id: 'a' }), button({ custom_id: 'a' }))] },
    'components.0.components.1.custom_id COMPONENT_CUSTOM_ID_DUPLICATED',
  ),
  create(
    'custom_id once only across rows',
    { components: [row(button({ custom_id: 'a' })), row(menu())] },
    { components: [row(button({ custom_id: 'menu' })), row(menu())] },
    'components.1.components.0.custom_id COMPONENT_CUSTOM_ID_DUPLICATED',
  ),
  create(
    'id once only',
    { components: [row(button({ id: 0 }), link({ id: 0 }))] },
    { components: [row(button({ id: 7 }), link({ id: 7 }))] },
    'components.0.components.1.id COMPONENT_ID_DUPLICATED',
  ),
  inRow(
    'emoji name 32',
    button({ emoji: { id: '1', name: chars(32) } }),
    button({ emoji: { id: '1', name: chars(33) } }),
    `.emoji.name ${BAD_LENGTH}`,
  ),
];

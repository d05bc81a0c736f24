import type { Body } from './body.ts';
import { chars, display, embed, fullMessage, link, modern, row, times, V2 } from './samples.ts';
import { type Case, create, TOO_LONG } from './verdict.ts';

const ID = '123456789012345678';

const mentions = (allowed: Body) => ({ content: 'a', allowed_mentions: allowed });
const flags = (value: number) => ({ content: 'a', flags: value });

export const messageCases: readonly Case[] = [
  create('content 2000', { content: chars(2000) }, { content: chars(2001) }, `content ${TOO_LONG}`),
  create(
    'content in code points',
    { content: '😀'.repeat(2000) },
    { content: '😀'.repeat(2001) },
    `content ${TOO_LONG}`,
  ),
  create('whole characters', { content: '😀' }, { content: '\ud83d' }, 'content STRING_TYPE_LONE_SURROGATE'),
  create('something to send', { content: 'a' }, { content: ' ' }, '50006'),
  create('known fields', fullMessage(), { content: 'a', component: [] }, 'component UNKNOWN_FIELD'),
  create(
    'nonce 25',
    { content: 'a', nonce: chars(25) },
    { content: 'a', nonce: chars(26) },
    `nonce ${TOO_LONG}`,
  ),
  create(
    'enforce_nonce with a nonce',
    { content: 'a', nonce: 1, enforce_nonce: true },
    { content: 'a', enforce_nonce: true },
    'nonce BASE_TYPE_REQUIRED',
  ),
  create(
    'reply to a message',
    { content: 'a', message_reference: { message_id: ID } },
    { content: 'a', message_reference: {} },
    'message_reference.message_id BASE_TYPE_REQUIRED',
  ),
  create(
    'forward with its channel',
    { message_reference: { type: 1, message_id: ID, channel_id: ID } },
    { message_reference: { type: 1, message_id: ID } },
    'message_reference.channel_id BASE_TYPE_REQUIRED',
  ),
  create('silent flag', flags(1 << 12), flags(1 << 6), 'flags MESSAGE_FLAGS_INVALID'),
  create('settable flags', flags((1 << 2) | (1 << 13)), flags(1 << 4), 'flags MESSAGE_FLAGS_INVALID'),
  create(
    '3 stickers',
    { sticker_ids: times(3, String) },
    { sticker_ids: times(4, String) },
    `sticker_ids ${TOO_LONG}`,
  ),

  create(
    'parse of known kinds',
    mentions({ parse: ['users', 'roles', 'everyone'] }),
    mentions({ parse: ['here'] }),
    'allowed_mentions.parse.0 BASE_TYPE_CHOICES',
  ),
  create(
    'users parsed or listed',
    mentions({ parse: ['users'], users: [] }),
    mentions({ parse: ['users'], users: [ID] }),
    'allowed_mentions.users MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
  ),
  create(
    'roles parsed or listed',
    mentions({ parse: ['users'], roles: [ID] }),
    mentions({ parse: ['roles'], roles: [ID] }),
    'allowed_mentions.roles MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
  ),
  create(
    '100 users',
    mentions({ users: times(100, String) }),
    mentions({ users: times(101, String) }),
    `allowed_mentions.users ${TOO_LONG}`,
  ),
  create(
    '100 roles',
    mentions({ roles: times(100, String) }),
    mentions({ roles: times(101, String) }),
    `allowed_mentions.roles ${TOO_LONG}`,
  ),
  create(
    'each user once',
    mentions({ users: ['1', '2'] }),
    mentions({ users: ['1', '1'] }),
    'allowed_mentions.users SET_TYPE_ALREADY_CONTAINS_VALUE',
  ),
  create(
    'mentions by their API names',
    mentions({ replied_user: true }),
    mentions({ repliedUser: true }),
    'allowed_mentions.repliedUser UNKNOWN_FIELD',
  ),

  create(
    'flag for new components',
    modern(display()),
    { components: [display()] },
    'components.0.type UNION_TYPE_CHOICES',
  ),
  create(
    'no content beside new components',
    { ...modern(display()), content: '' },
    { ...modern(display()), content: 'a' },
    'content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ),
  create(
    'no embeds beside new components',
    { ...modern(display()), embeds: [] },
    { ...modern(display()), embeds: [embed()] },
    'embeds MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ),
  create(
    'no stickers beside new components',
    { ...modern(display()), sticker_ids: [] },
    { ...modern(display()), sticker_ids: [ID] },
    'sticker_ids MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ),
  create('new components when flagged', modern(display()), { flags: V2, components: [] }, '50006'),
  create(
    '5 rows without the flag',
    { components: times(5, () => row(link())) },
    { components: times(6, () => row(link())) },
    `components ${TOO_LONG}`,
  ),

  {
    rule: 'ephemeral follow-up',
    judge: 'followup',
    accept: flags(1 << 6),
    refuse: flags(1 << 7),
    complaint: 'flags MESSAGE_FLAGS_INVALID',
  },
  {
    rule: 'no nonce outside channels',
    judge: 'followup',
    accept: { content: 'a', enforce_nonce: false },
    refuse: { content: 'a', nonce: 'a' },
    complaint: 'nonce UNKNOWN_FIELD',
  },
  {
    rule: 'flags of an edit',
    judge: 'edit',
    accept: flags(1 << 2),
    refuse: flags(1 << 6),
    complaint: 'flags MESSAGE_FLAGS_INVALID',
  },
  {
    rule: 'flag for new components on an edit',
    judge: 'edit',
    accept: { ...modern(display()), content: null, embeds: null },
    refuse: { ...modern(display()), content: 'a' },
    complaint: 'content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  },
  {
    rule: 'an edit that leaves something',
    judge: 'edit',
    accept: { content: '' },
    refuse: { ...modern(), content: null },
    complaint: '50006',
  },
  {
    rule: '3 stickers on an edit',
    judge: 'edit',
    accept: { sticker_ids: times(3, String) },
    refuse: { sticker_ids: times(4, String) },
    complaint: `sticker_ids ${TOO_LONG}`,
  },
];

import { Client, Message } from 'discord.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  forwardedText,
  readableText,
  readableTextOfMessage,
} from '../../../src/discord/messages/message-text.ts';

const button = { type: 2, style: 5, label: 'a label', url: 'https://a.example/button' };
const allTextOf = {
  content: 'the content',
  embeds: [
    {
      title: 'a title',
      description: 'a description',
      url: 'https://a.example/embed',
      fields: [{ name: 'a name', value: 'a value', inline: true }],
      footer: { text: 'a footer' },
      author: { name: 'an author', url: 'https://a.example/author' },
    },
  ],
  components: [
    {
      type: 17,
      components: [
        { type: 10, content: 'a display' },
        {
          type: 9,
          components: [{ type: 10, content: 'a section' }],
          accessory: { ...button, label: 'an accessory' },
        },
        { type: 1, components: [button] },
      ],
    },
  ],
};
const PARTS = [
  ...['the content', 'a title', 'a description', 'https://a.example/embed', 'a name', 'a value', 'a footer'],
  ...['an author', 'https://a.example/author', 'a display', 'a section', 'an accessory', 'a label'],
  'https://a.example/button',
];
const ID = '100000000000000001';

it('is read around parts that nobody can read', () => {
  const { embeds, components } = allTextOf;
  const odd = { ...allTextOf, embeds: [null, ...embeds], components: ['?', ...components] };
  expect(readableText(odd)).toBe(readableText(allTextOf));
});

const forward = {
  content: '',
  embeds: [],
  components: [],
  message_reference: { type: 1, message_id: ID, channel_id: ID },
  message_snapshots: [{ message: allTextOf }],
};

/** The message as discord.js parses it. */
function received(message: object): Message {
  const raw = { id: ID, channel_id: ID, type: 0, attachments: [], ...message };
  const made: unknown = Reflect.construct(Message, [new Client({ intents: [] }), raw]);
  if (!(made instanceof Message)) throw new TypeError('not a message');
  return made;
}

describe('the readable text of a message', () => {
  it.each([
    ['the message', allTextOf],
    ['the forwarded message', forward],
  ])('contains the content, embeds and components of %s', (_what, message) => {
    for (const read of [readableText(message), readableTextOfMessage(received(message))]) {
      for (const part of PARTS) expect(read.split('\n')).toContain(part);
    }
  });

  it('can be limited to the forwarded messages', () => {
    expect(forwardedText(allTextOf)).toBe('');
    expect(forwardedText(forward).split('\n')).toContain('the content');
  });

  it('is read although other fields are invalid', () => {
    const odd = { ...allTextOf, embeds: [null], components: 'none', message_snapshots: [{}] };
    expect(readableText(odd)).toBe('the content');
  });

  it('is read from any value without an error', () => {
    fc.assert(fc.property(fc.anything(), (value) => typeof readableText(value) === 'string'));
    expect(readableText(null)).toBe('');
  });
});

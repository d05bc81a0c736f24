/** Valid bodies to break one thing of; every call makes a new one. */
import type { Body } from './body.ts';

export const V2 = 1 << 15;

export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

export function chars(count: number): string {
  return 'x'.repeat(count);
}

export function button(fields: Body = {}): Body {
  return { type: 2, style: 2, label: 'Refresh', custom_id: `id-${chars(3)}`, ...fields };
}

export function link(fields: Body = {}): Body {
  return { type: 2, style: 5, label: 'Open', url: 'https://example.com/a?b=c#d', ...fields };
}

export function row(...components: readonly Body[]): Body {
  return { type: 1, components };
}

export function options(count: number): Body[] {
  return times(count, (index) => ({ label: `Option ${index}`, value: `value-${index}` }));
}

export function menu(fields: Body = {}): Body {
  return { type: 3, custom_id: 'menu', placeholder: 'Choose', options: options(3), ...fields };
}

export function display(content = 'Some text'): Body {
  return { type: 10, content };
}

export function picture(fields: Body = {}): Body {
  return { media: { url: 'https://example.com/photo.jpg' }, description: 'A photo', ...fields };
}

export function gallery(count = 1): Body {
  return { type: 12, items: times(count, () => picture()) };
}

export function section(fields: Body = {}): Body {
  return { type: 9, components: [display()], accessory: { type: 11, ...picture() }, ...fields };
}

export function container(...components: readonly Body[]): Body {
  return { type: 17, accent_color: 0x5865f2, components };
}

/** A message of these components with the flag for them. */
export function modern(...components: readonly Body[]): Body {
  return { flags: V2, components };
}

export function embed(fields: Body = {}): Body {
  return { title: 'Order', ...fields };
}

export function fullEmbed(): Body {
  return {
    title: 'Order',
    description: 'On its way',
    url: 'https://example.com/order',
    timestamp: '2026-03-01T12:30:00.000Z',
    color: 0xffffff,
    footer: { text: 'checked now', icon_url: 'https://example.com/icon.png' },
    image: { url: 'https://example.com/image.png' },
    thumbnail: { url: 'attachment://small.png' },
    author: { name: 'Carrier', url: 'https://example.com', icon_url: 'https://example.com/icon.png' },
    fields: [{ name: 'From', value: 'Shenzhen', inline: true }],
  };
}

/** Files that `fullMessage` and `fullModernMessage` refer to. */
export const FILES = ['small.png', 'list.txt'];

export function fullMessage(): Body {
  return {
    content: 'Hello',
    tts: false,
    nonce: 'abc',
    enforce_nonce: true,
    embeds: [fullEmbed()],
    allowed_mentions: { parse: ['roles'], users: ['123456789012345678'], replied_user: false },
    components: [row(button({ emoji: { name: '📦' } }), link()), row(menu())],
    attachments: [
      {
        id: '0',
        filename: 'small.png',
        description: 'A photo',
        title: null,
        waveform: null,
        duration_secs: null,
      },
    ],
    flags: 1 << 12,
    message_reference: { type: 0, message_id: '123456789012345678', fail_if_not_exists: false },
  };
}

export function fullModernMessage(): Body {
  return modern(
    container(
      display('# Order'),
      section(),
      section({ accessory: button({ custom_id: 'in-section' }) }),
      gallery(2),
      { type: 14, divider: true, spacing: 2 },
      row(button({ custom_id: 'one' }), link()),
      row(menu({ custom_id: 'two', min_values: 0, max_values: 2, disabled: false })),
      { type: 13, file: { url: 'attachment://list.txt' }, spoiler: false },
    ),
    row({ type: 5, custom_id: 'users', default_values: [{ id: '123456789012345678', type: 'user' }] }),
    row({ type: 8, custom_id: 'channels', channel_types: [0, 5] }),
  );
}

export function fullModal(): Body {
  const label = (component: Body): Body => ({ type: 18, label: 'Label', description: 'About it', component });
  return {
    custom_id: 'modal',
    title: 'Rename',
    components: [
      label({
        type: 4,
        custom_id: 'text',
        style: 1,
        min_length: 1,
        max_length: 50,
        value: 'old',
        placeholder: 'name',
      }),
      label(menu({ custom_id: 'modal-menu', required: true })),
      label({ type: 19, custom_id: 'file', min_values: 1, max_values: 3 }),
      label({ type: 21, custom_id: 'radio', options: options(2), required: true }),
      label({ type: 22, custom_id: 'boxes', options: options(2), min_values: 1, max_values: 2 }),
    ],
  };
}

export function option(fields: Body = {}): Body {
  return { type: 3, name: 'number', description: 'Tracking number', ...fields };
}

export function command(fields: Body = {}): Body {
  return { name: 'track', description: 'Follow an order', ...fields };
}

export function fullCommand(): Body {
  return command({
    type: 1,
    name_localizations: { pl: 'śledź', 'zh-CN': '追踪' },
    description_localizations: { pl: 'Śledź paczkę' },
    default_member_permissions: '32',
    contexts: [0, 1, 2],
    integration_types: [0, 1],
    nsfw: false,
    options: [
      option({ required: true, min_length: 5, max_length: 60, name_localizations: { pl: 'numer' } }),
      option({
        name: 'carrier',
        choices: [{ name: 'UPS', value: 'ups', name_localizations: { de: 'UPS' } }],
      }),
      {
        type: 4,
        name: 'page',
        description: 'Page',
        min_value: 1,
        max_value: 9,
        choices: [{ name: 'One', value: 1 }],
      },
      { type: 10, name: 'weight', description: 'In kg', min_value: 0.5, autocomplete: true },
      { type: 7, name: 'channel', description: 'Where to', channel_types: [0, 5] },
      { type: 8, name: 'role', description: 'Whom to ping' },
    ],
  });
}

export function subcommand(fields: Body = {}): Body {
  return { type: 1, name: 'add', description: 'Add one', ...fields };
}

export function groupedCommand(): Body {
  const groups = [
    { type: 2, name: 'list', description: 'Lists', options: [subcommand({ options: [option()] })] },
  ];
  return command({ name: 'alerts', options: [subcommand(), ...groups] });
}

/** A valid snowflake, always the same for a number. */
export function snowflake(sequence: number): string {
  return String(((1_000_000_000_000n + BigInt(sequence)) << 22n) | 7n);
}

const CHANNELS = 40;
const OVERWRITES = 3;
const ROLES = 25;
const EMOJIS = 40;
const STICKERS = 5;
/** Keeps the ids within one guild apart from those of the next; odd, so that guilds spread over any number of shards. */
const IDS_PER_GUILD = 1_001;

export function guildIds(count: number): string[] {
  return Array.from({ length: count }, (_, index) => snowflake((index + 1) * IDS_PER_GUILD));
}

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** The id of a channel, role, etc. in a guild. */
const within = (guildId: string, index: number): string =>
  String(BigInt(guildId) + (BigInt(index + 1) << 22n));

const channelOf = (guildId: string, index: number): string => within(guildId, index % CHANNELS);

/** GUILD_CREATE of a medium-sized server, as a bot with the Guilds intent receives it. */
export function guildCreate(id: string, bot: string): object {
  const roleIds = times(ROLES, (index) => (index === 0 ? id : within(id, 100 + index)));
  return {
    id,
    name: `Haul club ${id}`,
    icon: '5d41402abc4b2a76b9719d911017c592',
    owner_id: within(id, 999),
    unavailable: false,
    preferred_locale: 'en-US',
    member_count: 800,
    features: ['COMMUNITY', 'NEWS'],
    verification_level: 1,
    system_channel_flags: 0,
    joined_at: '2026-01-01T00:00:00.000000+00:00',
    roles: roleIds.map(role),
    channels: times(CHANNELS, (index) => channel(id, index, roleIds.slice(0, OVERWRITES))),
    emojis: times(EMOJIS, (index) => emoji(id, index)),
    stickers: times(STICKERS, (index) => sticker(id, index)),
    members: [
      {
        user: { id: bot, username: 'bot', discriminator: '0', avatar: null, bot: true },
        roles: [],
        joined_at: '2026-01-01T00:00:00.000000+00:00',
        deaf: false,
        mute: false,
        flags: 0,
      },
    ],
    threads: [],
    presences: [],
    voice_states: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

const role = (id: string, position: number) => ({
  id,
  name: `role ${position}`,
  color: 0,
  colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
  hoist: false,
  position,
  permissions: '2248473465835073',
  managed: false,
  mentionable: false,
  flags: 0,
});

const channel = (guildId: string, index: number, deniedRoles: readonly string[]) => ({
  id: channelOf(guildId, index),
  type: 0,
  name: `channel-${index}`,
  topic: null,
  position: index,
  nsfw: false,
  rate_limit_per_user: 0,
  last_message_id: null,
  parent_id: null,
  permission_overwrites: deniedRoles.map((id) => ({ id, type: 0, allow: '0', deny: '2048' })),
});

const emoji = (guildId: string, index: number) => ({
  id: within(guildId, 200 + index),
  name: `emoji_${index}`,
  roles: [],
  require_colons: true,
  managed: false,
  animated: false,
  available: true,
});

const sticker = (guildId: string, index: number) => ({
  id: within(guildId, 300 + index),
  name: `sticker ${index}`,
  description: '',
  tags: 'box',
  type: 2,
  format_type: 1,
  guild_id: guildId,
  available: true,
});

const TEXTS = [
  'did anyone order from them before?',
  'mine took 12 days. The box was a bit crushed but everything inside was fine, they pack well.',
  'lol',
  '这双鞋的尺码偏小，建议买大一码 👟',
  'ok... so 38 USD with shipping, I think that is fair',
];

/** A message without a link by one of many authors, as Discord sends it (developers/resources/message). */
export function idleMessage(sequence: number, guilds: readonly string[], authors: number): object {
  const guildId = guilds[sequence % guilds.length] ?? '';
  // Each author writes in only one server.
  const author = (sequence * 7) % authors;
  const authorId = snowflake(500_000_000 + author * guilds.length + (sequence % guilds.length));
  return {
    id: snowflake(600_000_000 + sequence),
    channel_id: channelOf(guildId, author),
    guild_id: guildId,
    type: 0,
    content: TEXTS[sequence % TEXTS.length],
    timestamp: '2026-11-20T10:15:00.123000+00:00',
    edited_timestamp: null,
    tts: false,
    mention_everyone: false,
    mentions: [],
    mention_roles: [],
    attachments: [],
    embeds: [],
    components: [],
    pinned: false,
    flags: 0,
    nonce: snowflake(700_000_000 + sequence),
    channel_type: 0,
    author: user(authorId, author),
    member: member(guildId),
  };
}

function user(id: string, index: number): object {
  return {
    id,
    username: `member_${index}`,
    global_name: `Member ${index}`,
    discriminator: '0',
    avatar: '5d41402abc4b2a76b9719d911017c592',
    avatar_decoration_data: null,
    collectibles: null,
    display_name_styles: null,
    primary_guild: null,
    clan: null,
    public_flags: 0,
  };
}

function member(guildId: string): object {
  return {
    roles: [within(guildId, 101), within(guildId, 102)],
    nick: null,
    avatar: null,
    banner: null,
    joined_at: '2025-03-09T10:00:00.000000+00:00',
    premium_since: null,
    communication_disabled_until: null,
    pending: false,
    mute: false,
    deaf: false,
    flags: 0,
  };
}

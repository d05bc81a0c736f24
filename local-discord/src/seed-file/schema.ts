import { z } from 'zod';
import { Permission } from '../world/permission-bits.ts';

const PERMISSIONS = Object.keys(Permission) as [keyof typeof Permission];
const permissions = z.array(z.enum(PERMISSIONS)).describe('Names of permissions, such as ManageMessages');
const name = z.string().min(1).max(100);
const id = z
  .string()
  .regex(/^[1-9]\d{16,19}$/, 'must be a snowflake of 17 to 20 digits')
  .describe('Made from the name unless given: the same at every start')
  .optional();
const color = z
  .string()
  .regex(/^#[\da-f]{6}$/i, 'must be a colour such as #3498db')
  .optional();

export const CHANNEL_TYPES = {
  text: 0,
  voice: 2,
  category: 4,
  announcement: 5,
  stage: 13,
  forum: 15,
  media: 16,
} as const;

const bot = z.strictObject({
  name,
  id,
  color,
  token: z.string().regex(/^\S+$/, 'must be a token without spaces').optional(),
  permissions: permissions.optional().describe("What the bot's own role allows in every server"),
});

const person = z.strictObject({
  name,
  id,
  color,
  locale: z.string().min(2).max(10).optional().describe('The language of their Discord, such as de'),
  about: z.string().optional(),
  installed: z.boolean().optional().describe('Whether they installed the first bot for themselves'),
});

const role = z.strictObject({
  name,
  id,
  color,
  permissions: permissions.default([]),
  hoist: z.boolean().default(false),
  mentionable: z.boolean().default(false),
});

const member = z.union([
  name,
  z.strictObject({ name, roles: z.array(name).default([]), nick: name.optional() }),
]);

const overwrite = z
  .strictObject({
    role: name.optional().describe('A role of the server, or @everyone'),
    member: name.optional(),
    allow: permissions.default([]),
    deny: permissions.default([]),
  })
  .refine((given) => (given.role === undefined) !== (given.member === undefined), 'names a role or a member');

const thread = z.strictObject({
  name,
  id,
  owner: name.optional().describe('A person or a bot; the first bot unless given'),
  private: z.boolean().default(false),
  archived: z.boolean().default(false),
  locked: z.boolean().default(false),
  tags: z.array(name).default([]).describe('For a post in a forum: names of its tags'),
});

const channel = z.strictObject({
  name,
  id,
  type: z.enum(Object.keys(CHANNEL_TYPES) as [keyof typeof CHANNEL_TYPES]).default('text'),
  category: name.optional(),
  topic: z.string().max(4096).optional(),
  nsfw: z.boolean().default(false),
  slowmode: z.int().min(0).max(21_600).default(0).describe('Seconds'),
  tags: z.array(name).max(20).default([]).describe('What posts in a forum can be tagged with'),
  overwrites: z.array(overwrite).default([]),
  threads: z.array(thread).default([]),
});

const message = z.strictObject({
  channel: name.describe('A channel or thread of this server'),
  author: name.describe('A person or a bot'),
  content: z.string().min(1).max(2000),
});

const server = z.strictObject({
  name,
  id,
  owner: name.optional().describe('The first person unless given'),
  locale: z.string().min(2).max(10).optional(),
  features: z.array(z.string()).optional().describe('Such as COMMUNITY, which stages need'),
  everyone: permissions.optional().describe('What @everyone may do'),
  roles: z.array(role).default([]),
  members: z.array(member).optional().describe('All people unless given; the owner always is one'),
  bots: z.array(name).optional().describe('All bots unless given'),
  channels: z.array(channel).default([{ ...channel.parse({ name: 'general' }) }]),
  messages: z.array(message).default([]),
});

/** A seed as people write it: with names instead of ids. */
export const seedFileSchema = z.strictObject({
  $schema: z.string().optional(),
  bots: z
    .array(bot)
    .min(1)
    .default([{ name: 'Bot' }]),
  people: z.array(person).min(1, 'needs at least one person'),
  servers: z.array(server).default([]),
});

export type SeedFile = z.output<typeof seedFileSchema>;
export type SeedFileServer = SeedFile['servers'][number];
export type SeedFileChannel = SeedFileServer['channels'][number];

/** The JSON Schema of a seed, for editors. */
export function seedJsonSchema(): object {
  return z.toJSONSchema(seedFileSchema, { io: 'input' });
}

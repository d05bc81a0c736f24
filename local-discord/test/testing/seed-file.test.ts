import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  parseSeed,
  type RunningLocalDiscord,
  readSeed,
  type Seed,
  type SeedIds,
  seedIds,
  startLocalDiscord,
} from '../../src/index.ts';
import { seedJsonSchema } from '../../src/seed-file/schema.ts';
import { tokenOf } from '../../src/world/bots.ts';

const FILE = fileURLToPath(new URL('../../examples/seed.json', import.meta.url));
const SERVER = 'Test Server';
let seed: Seed;
let ids: SeedIds;
let local: RunningLocalDiscord;
beforeAll(async () => {
  seed = readSeed(FILE);
  ids = seedIds(seed);
  local = await startLocalDiscord({ seed, token: tokenOf(seed.bot.id) });
});
afterAll(() => local.close());

const person = (name: string) => ids.people[name] ?? '';
const channel = (name: string) => ids.channels[SERVER]?.[name] ?? '';
/** Asks as the bot of this name. */
async function ask(bot: string, path: string, options: { method?: string; body?: string } = {}) {
  const headers = {
    authorization: `Bot ${tokenOf(ids.bots[bot] ?? '')}`,
    ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const response = await fetch(`${local.apiUrl}/v10${path}`, { ...options, headers });
  return { status: response.status, body: await response.json() };
}

it('makes servers, channels, threads and roles with the names of the file', async () => {
  const { guilds } = await local.discord.as(person('Mo')).state();
  expect(guilds.map(({ name }) => name)).toEqual([SERVER]);
  expect(guilds[0]?.channels.map(({ name, type }) => [name, type])).toEqual([
    ['Talk', 4],
    ['general', 0],
    ['a thread', 11],
    ['staff', 0],
    ['questions', 15],
    ['How do I start?', 11],
  ]);
  expect(guilds[0]?.channels.find(({ name }) => name === 'general')?.parentId).toBe(channel('Talk'));
  const { body } = await ask('Helper', `/guilds/${ids.servers[SERVER]}/members/${person('Mo')}`);
  expect(body).toMatchObject({ nick: 'Mo the mod', roles: [ids.roles[SERVER]?.['Mod']] });
});

it('hides channels by overwrites', async () => {
  const { guilds } = await local.discord.as(person('Lin')).state();
  expect(guilds.find(({ name }) => name === SERVER)?.channels.map(({ name }) => name)).not.toContain('staff');
  expect((await ask('Helper', `/channels/${channel('staff')}/messages`)).status).toBe(403);
});

it('tells the ids of DMs', async () => {
  expect(
    (
      await local.discord
        .as(person('Mo'))
        .in(ids.dms['Mo'] ?? '')
        .send('Hello')
    ).channelId,
  ).toBe(ids.dms['Mo']);
});

it('gives a forum its tags, and posts theirs', async () => {
  const forum = (await ask('Helper', `/channels/${channel('questions')}`)).body;
  const [help] = forum.available_tags;
  expect(help.name).toBe('Help');
  const post = (await ask('Helper', `/channels/${channel('How do I start?')}`)).body;
  expect([post.applied_tags, post.owner_id]).toEqual([[help.id], person('Lin')]);
});

it('takes the tags of a seeded forum in new posts', async () => {
  const { available_tags } = (await ask('Helper', `/channels/${channel('questions')}`)).body;
  const applied_tags = [available_tags[0].id];
  const body = JSON.stringify({ name: 'A post', message: { content: 'First' }, applied_tags });
  const made = await ask('Helper', `/channels/${channel('questions')}/threads`, { method: 'POST', body });
  expect([made.status, made.body.applied_tags]).toEqual([201, applied_tags]);
});

it('has messages that were written before, and several bots in the servers that name them', async () => {
  const { body } = await ask('Helper', `/channels/${channel('general')}/messages`);
  expect(body).toEqual([
    expect.objectContaining({
      author: expect.objectContaining({ global_name: 'Ada' }),
      content: 'Welcome!',
    }),
  ]);
  const read = await local.discord.as(person('Lin')).in(channel('general')).messages();
  expect(read.map(({ content }) => content)).toEqual(['Welcome!']);
  const guilds = async (bot: string) =>
    (await ask(bot, '/users/@me/guilds')).body.map(({ name }: { name: string }) => name).sort();
  expect(await guilds('Helper')).toEqual([SERVER]);
  expect(await guilds('Guard')).toEqual(['Other Server', SERVER]);
});

it('gives the same ids at every start, whatever is added', () => {
  expect(readSeed(FILE)).toEqual(seed);
  const more = parseSeed({ people: [{ name: 'New' }, { name: 'Ada' }] });
  expect(seedIds(more).people['Ada']).toBe(person('Ada'));
  expect(seedIds(parseSeed({ people: [{ name: 'Ada', id: '200000000000000001' }] })).people['Ada']).toBe(
    '200000000000000001',
  );
});

const people = [{ name: 'Ada' }];
it.each([
  [{}, 'people: '],
  [{ people: [] }, 'people: needs at least one person'],
  [{ people: [{ nme: 'Ada' }] }, 'people[0].name: '],
  [{ people: [...people, ...people] }, 'people[1].name: there is another person "Ada"'],
  [
    { people, servers: [{ name: 'S', owner: 'Adda' }] },
    'servers[0].owner: there is no person "Adda", only: Ada',
  ],
  [{ people, servers: [{ name: 'S' }, { name: 'S' }] }, 'servers[1].name: there is another server "S"'],
  [
    { people, servers: [{ name: 'S', roles: [{ name: 'R', permissions: ['Fly'] }] }] },
    'servers[0].roles[0].permissions[0]: ',
  ],
  [
    { people, servers: [{ name: 'S', members: [{ name: 'Ada', roles: ['R'] }] }] },
    'servers[0].members[0].roles[0]: there is no role "R", only: @everyone',
  ],
  [
    { people, servers: [{ name: 'S', channels: [{ name: 'c', category: 'd' }] }] },
    'servers[0].channels[0].category: there is no channel "d", only: c',
  ],
  [
    { people, servers: [{ name: 'S', messages: [{ channel: 'general', author: 'Mo', content: 'x' }] }] },
    'servers[0].messages[0].author: there is no person or bot "Mo"',
  ],
  [
    {
      people,
      servers: [
        { name: 'S', channels: [{ name: 'f', type: 'forum', threads: [{ name: 't', tags: ['x'] }] }] },
      ],
    },
    'servers[0].channels[0].threads[0].tags[0]: the forum has no tag "x", only: none',
  ],
])('refuses %j and names the path', (json, message) => {
  expect(() => parseSeed(json)).toThrow(message);
});

it('gives a server the features that the file names', () => {
  const made = parseSeed({ people: [{ name: 'Ada' }], servers: [{ name: 'S', features: ['COMMUNITY'] }] });
  expect(made.guilds[0]?.features).toEqual(['COMMUNITY']);
});

it('has a JSON Schema for editors that agrees', async () => {
  const validate = new Ajv2020({ strict: false, formats: { uri: true } }).compile(seedJsonSchema());
  expect([validate(JSON.parse(await readFile(FILE, 'utf8'))), validate.errors]).toEqual([true, null]);
  expect(validate({ people: [{ nme: 'Ada' }] })).toBe(false);
});

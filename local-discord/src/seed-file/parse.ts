import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import type { Seed } from '../world/seed.ts';
import { idOf, named, SeedError } from './names.ts';
import { type SeedFile, seedFileSchema } from './schema.ts';
import { type Accounts, messageId, seedMessages, seedServer } from './servers.ts';

/** The colors of avatars, used in turn. */
const COLORS = ['#e67e22', '#3498db', '#9b59b6', '#2ecc71', '#e74c3c', '#f1c40f', '#1abc9c'];

/** Reads a seed from a file. Throws a SeedError that starts with the file's name. */
export function readSeed(path: string): Seed {
  try {
    return parseSeed(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if (Object(error).code === 'ENOENT') throw new SeedError(`${path}: there is no such file`);
    if (!(error instanceof SeedError || error instanceof SyntaxError)) throw error;
    throw new SeedError(`${path}: ${error.message}`);
  }
}

/** A seed from JSON with names, see `seed.schema.json`. Throws a SeedError with the path of the problem. */
export function parseSeed(json: unknown): Seed {
  const checked = seedFileSchema.safeParse(json);
  if (!checked.success) throw new SeedError(checked.error.issues.map(described).join('\n'));
  const file = checked.data;
  const accounts = accountsOf(file);
  const idFor = ({ name }: { readonly name: string }) => accounts.all.require(name, '');
  const guilds = file.servers.map((server, index) => seedServer(file, server, `servers[${index}]`, accounts));
  named(
    'server',
    'servers',
    guilds.map(({ name, id }) => [name, id] as const),
  );
  const messages = file.servers.flatMap((server, index) => {
    const guild = guilds[index];
    return guild ? seedMessages(server, guild, `servers[${index}]`, accounts) : [];
  });
  const [bot = { id: '', username: '', color: '' }, ...moreBots] = file.bots.map((one, index) => ({
    id: idFor(one),
    username: one.name,
    color: one.color ?? COLORS.at(-1 - (index % COLORS.length)) ?? '',
    ...(one.token === undefined ? {} : { token: one.token }),
  }));
  return {
    bot,
    moreBots,
    people: file.people.map(({ name, color, locale, about, installed = false }, index) => ({
      id: idFor({ name }),
      username: name,
      color: color ?? COLORS[index % COLORS.length] ?? '',
      dmId: idOf('dm', name),
      hasInstalledBot: installed,
      ...(locale === undefined ? {} : { locale }),
      ...(about === undefined ? {} : { about }),
    })),
    guilds,
    messages: messages.map((message, index) => ({ ...message, id: messageId(index) })),
  };
}

function accountsOf(file: SeedFile): Accounts {
  const bots = named(
    'bot',
    'bots',
    file.bots.map((one) => [one.name, one] as const),
  );
  const people = named(
    'person',
    'people',
    file.people.map((one) => [one.name, one] as const),
  );
  const ids = [...file.people, ...file.bots].map(
    ({ name, id }) => [name, id ?? idOf('account', name)] as const,
  );
  return { bots, people, all: named('person or bot', 'people or bots', ids) };
}

/** `servers[0].name: Invalid input…` */
function described({ path, message }: z.core.$ZodIssue): string {
  const at = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  return `${at.replace(/^\./, '') || 'the seed'}: ${message}`;
}

/** The ids that a seed gave to the names in a file, for tests. */
export interface SeedIds {
  readonly bots: Readonly<Record<string, string>>;
  readonly people: Readonly<Record<string, string>>;
  /** The DM of each person with the first bot, by the person's name. */
  readonly dms: Readonly<Record<string, string>>;
  readonly servers: Readonly<Record<string, string>>;
  /** By the server's name. */
  readonly channels: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly roles: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Ids by name. If two channels in a server share a name, the last one counts. */
export function seedIds({ bot, moreBots = [], people, guilds }: Seed): SeedIds {
  const byName = (things: readonly { readonly id: string; readonly name: string }[]) =>
    Object.fromEntries(things.map(({ id, name }) => [name, id]));
  const users = (all: readonly { readonly id: string; readonly username: string }[]) =>
    byName(all.map(({ id, username }) => ({ id, name: username })));
  return {
    bots: users([bot, ...moreBots]),
    people: users(people),
    dms: Object.fromEntries(people.map(({ username, dmId }) => [username, dmId])),
    servers: byName(guilds),
    channels: Object.fromEntries(guilds.map(({ name, channels }) => [name, byName(channels)])),
    roles: Object.fromEntries(guilds.map(({ name, roles }) => [name, byName(roles)])),
  };
}

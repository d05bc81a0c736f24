import { expect, it } from 'vitest';
import { settings } from '../../src/config/config.ts';
import { misspelledNames } from '../../src/config/parse-settings.ts';

const NAMES = Object.keys(settings.shape);
const meantBy = (name: string) => misspelledNames({ [name]: 'a value' }, NAMES)[0]?.meant;

it.each([
  ['WEBHOOK_SECERT', 'WEBHOOK_SECRET'],
  ['WEBHOOK_SECRETS', 'WEBHOOK_SECRET'],
  ['DISCORD_TOKE', 'DISCORD_TOKEN'],
  ['discord_token', 'DISCORD_TOKEN'],
  ['API-KEY', 'API_KEY'],
  ['APIKEY', 'API_KEY'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['HOME_GUILD_ID', 'HOME_GUILD_IDS'],
  ['PORTS', 'PORT'],
])('%s is probably %s', (name, meant) => {
  expect(meantBy(name)).toBe(meant);
});

it('says nothing about settings, empty variables and the names that other programs use', () => {
  for (const name of NAMES) expect(meantBy(name)).toBeUndefined();
  expect(misspelledNames({ WEBHOOK_SECERT: ' ', PORTS: undefined }, NAMES)).toEqual([]);
  const others =
    'HOME HOSTNAME HOSTTYPE PWD USER SHELL SHLVL PATH TERM LANG LC_ALL TZ TMPDIR LOGNAME EDITOR MAIL DISPLAY';
  const ours =
    'PUBLIC_HOST VERSION COMMIT PGPASSWORD PGHOST PGPORT NODE_ENV NODE_OPTIONS NODE_EXTRA_CA_CERTS MALLOC_ARENA_MAX';
  for (const name of `${others} ${ours}`.split(' ')) expect([name, meantBy(name)]).toEqual([name, undefined]);
});

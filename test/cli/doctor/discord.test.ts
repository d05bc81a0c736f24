import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { seeded } from '../../../sandbox/seed.ts';
import { NEEDED } from '../../../src/cli/doctor/discord.ts';
import { loadCommands, offeredBodies } from '../../../src/discord/interactions/command.ts';
import { registerCommands } from '../../../src/discord/interactions/register-commands.ts';
import { en } from '../../../src/texts/en.ts';
import {
  COMMANDS,
  checkContext,
  finding,
  findingOf,
  nowhere,
  resultOf,
  useDoctorSetup,
} from '../../support/doctor-harness.ts';

const setup = useDoctorSetup();

describe('the doctor checks Discord:', () => {
  it('accepts a valid token, and reports a wrong or missing one', async () => {
    expect(await findingOf('Discord')).toEqual(finding('good', 'Haulmate'));
    vi.stubEnv('DISCORD_TOKEN', 'wrong');
    expect(await findingOf('Discord')).toEqual(finding('bad', /refuses the token.*Reset Token/s));
    vi.stubEnv('DISCORD_TOKEN', '');
    expect(await findingOf('Discord')).toEqual(finding('warning', 'not checked: first fix DISCORD_TOKEN'));
  });

  it.each([
    [{ status: 503 }, 'bad', 'answered 503'],
    [{ status: 429 }, 'warning', 'limits requests'],
    [{ status: 404 }, 'bad', 'Is DISCORD_API_URL Discord’s?'],
  ] as const)('reports Discord’s answer %j', async (failure, state, words) => {
    setup().discord.faults.failNext(failure);
    expect(await findingOf('Discord')).toEqual(finding(state, words));
  });

  it('reports when nothing answers at the address of Discord, or something else does', async () => {
    vi.stubEnv('DISCORD_API_URL', await nowhere());
    expect(await findingOf('Discord')).toEqual(finding('bad', 'cannot be reached: nothing listens there'));
    const elsewhere = Fastify();
    elsewhere.get('/*', (_request, reply) => reply.type('text/html').send('<h1>Hello</h1>'));
    vi.stubEnv('DISCORD_API_URL', await elsewhere.listen({ host: '127.0.0.1', port: 0 }));
    expect(await findingOf('Discord')).toEqual(finding('bad', 'not Discord’s'));
    await elsewhere.close();
  });

  it('reports an application that has its commands sent to an interactions URL', async () => {
    expect(await findingOf('application')).toEqual(finding('good', `id ${seeded.bot}`));
    setup().discord.admin.changePortal({ interactions_endpoint_url: 'https://elsewhere.example/' });
    expect(await findingOf('application')).toEqual(finding('bad', 'the bot never receives them'));
    setup().discord.faults.failNext({ status: 500, route: /applications/ });
    expect(await findingOf('application')).toEqual(finding('bad', 'answered 500'));
  });

  it('warns when AUTO_CONVERT needs the message content intent and the portal forbids it', async () => {
    expect(await findingOf('message content')).toEqual(finding('good', 'the intent is allowed'));
    setup().discord.admin.refuseMessageContent(true);
    expect(await findingOf('message content')).toEqual(
      finding('warning', /tick Message Content Intent.*10,000 people can reach the bot/s),
    );
    vi.stubEnv('AUTO_CONVERT', 'off');
    expect(await findingOf('message content')).toEqual(finding('good', 'AUTO_CONVERT is off'));
  });

  it('prints install links with the permissions that the bot uses', async () => {
    const { state, advice } = await resultOf('install links');
    expect(state).toBe('good');
    const [guild, user] = advice.map((line) => new URL(line.slice(line.indexOf('https'))).searchParams);
    expect(Object.fromEntries(guild ?? [])).toEqual({
      client_id: seeded.bot,
      integration_type: '0',
      scope: 'bot applications.commands',
      permissions: String(
        (1n << 10n) | (1n << 11n) | (1n << 14n) | (1n << 15n) | (1n << 16n) | (1n << 38n) | (1n << 49n),
      ),
    });
    expect(Object.fromEntries(user ?? [])).toEqual({
      client_id: seeded.bot,
      integration_type: '1',
      scope: 'applications.commands',
    });
    // The permissions that the bot names when they are missing.
    expect([...NEEDED].sort()).toEqual(Object.keys(en.permissions).sort());

    setup().discord.admin.changePortal({ integration_types_config: { '0': {} } });
    expect(await findingOf('install links')).toEqual(finding('warning', 'tick User Install'));
    setup().discord.admin.changePortal({ integration_types_config: null });
    expect(await findingOf('install links')).toEqual(finding('warning', 'tick User Install'));
    setup().discord.admin.changePortal({ integration_types_config: { '1': {} } });
    expect(await findingOf('install links')).toEqual(finding('bad', 'tick Guild Install'));
    setup().discord.admin.changePortal({
      integration_types_config: { '0': {}, '1': {} },
      bot_require_code_grant: true,
    });
    expect(await findingOf('install links')).toEqual(finding('bad', 'Code Grant'));
  });

  it('warns when no server is home', async () => {
    expect(await findingOf('home servers')).toEqual(
      finding('warning', 'alert channels get only what is followed in their server'),
    );
    expect(await findingOf('home servers')).toEqual(finding('warning', 'into HOME_GUILD_IDS'));
    setup().discord.admin.changePortal({ bot_public: false });
    expect(await findingOf('home servers')).toEqual(finding('good', 'all: only its owner can add the bot'));
    setup().discord.admin.changePortal({ bot_public: true });
    vi.stubEnv('HOME_GUILD_IDS', seeded.haulClub);
    expect(await findingOf('home servers')).toEqual(finding('good', '1 server in HOME_GUILD_IDS'));
  });

  it('compares the registered commands with those of this version', async () => {
    // First, since the check may take ten seconds, which a busy machine needs for reading the sources.
    const loaded = await loadCommands(COMMANDS);
    expect(await findingOf('commands')).toEqual(finding('warning', 'the next start registers them'));
    vi.stubEnv('DISCORD_REGISTER', 'off');
    expect(await findingOf('commands')).toEqual(finding('warning', 'set it to global for one start'));
    const bodies = offeredBodies(loaded.values());
    await registerCommands(checkContext().discord.rest(), seeded.bot, 'global', bodies);
    expect(await findingOf('commands')).toEqual(finding('good', 'registered everywhere, up to date'));
    vi.stubEnv('DISCORD_REGISTER', seeded.haulClub);
    expect(await findingOf('commands')).toEqual(finding('warning', 'the next start registers them'));
    vi.stubEnv('DISCORD_REGISTER', seeded.elsewhere);
    expect(await findingOf('commands')).toEqual(finding('bad', 'the bot is not in server'));
  });

  it('makes a single request when the token is wrong', async () => {
    vi.stubEnv('DISCORD_TOKEN', 'wrong');
    const before = setup().discord.requests.length;
    const shared = checkContext();
    for (const name of ['Discord', 'application', 'message content', 'install links', 'commands'])
      await resultOf(name, shared);
    expect(setup().discord.requests).toHaveLength(before + 1);
    expect(await findingOf('application')).toEqual(finding('warning', 'not checked because of “Discord”'));
    for (const name of ['message content', 'install links', 'commands']) {
      expect(await findingOf(name)).toEqual(finding('warning', 'not checked because of “application”'));
    }
  });
});

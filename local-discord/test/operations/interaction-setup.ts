import { seeded } from '../../src/index.ts';
import { bareBot } from '../bare-bot.ts';
import { startAsking } from './ask.ts';

export const { mo, lin, sam, general, lobby, dmMo, testServer } = seeded;
export const place = { userId: mo, channelId: general };

export interface Received {
  readonly id: string;
  readonly token: string;
}

export const say = (content: string, more = {}) => ({ type: 4, data: { content, ...more } });
export const row = (...components: object[]) => ({ type: 1, components });
export const button = { type: 2, style: 1, custom_id: 'next', label: 'Next' };

/** The path of an interaction's webhook, or of a message of it. */
export const hook = ({ token }: Received, message_id?: string) => ({
  params: { webhook_id: seeded.bot, webhook_token: token, ...(message_id ? { message_id } : {}) },
  token: null,
});

/** A bot with commands of every type, and ways to use and to answer them. */
export async function startInteractions() {
  const { ask, refused, local } = await startAsking();
  const { discord } = local;
  const bot = await bareBot(local, 0);
  const options = [
    { type: 6, name: 'user', description: 'User' },
    { type: 7, name: 'channel', description: 'Channel' },
    { type: 8, name: 'role', description: 'Role' },
    { type: 9, name: 'mentionable', description: 'Mentionable' },
    { type: 11, name: 'file', description: 'File' },
  ];
  const commands = [
    { name: 'run', description: 'Runs', options },
    { name: 'anywhere', description: 'Runs', integration_types: [0, 1] },
    { name: 'Profile', type: 2 },
    { name: 'Report', type: 3 },
  ];
  await ask('bulk_set_application_commands', { params: { application_id: seeded.bot }, body: commands });

  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the bot gets
  async function received({ interactionId }: { readonly interactionId: string }): Promise<any> {
    return (await bot.event('INTERACTION_CREATE', ({ id }) => id === interactionId)).d;
  }
  const command = async (call: object = {}) =>
    received(await discord.runCommand({ ...place, name: 'run', ...call }));
  const toCallback = ({ id, token }: Received) => ({
    params: { interaction_id: id, interaction_token: token },
    token: null,
  });
  const callback = (interaction: Received, body: unknown, query = {}) =>
    ask('create_interaction_response', { ...toCallback(interaction), query, body });

  return {
    ask,
    refused,
    discord,
    bot,
    received,
    command,
    callback,
    refusedCallback: (interaction: Received, body: unknown) =>
      refused('create_interaction_response', { ...toCallback(interaction), body }),
    /** A message of the bot in answer to a command. @returns its id */
    async shown(data: object): Promise<string> {
      const { resource } = await callback(await command(), { type: 4, data }, { with_response: true });
      return resource.message.id;
    },
    async close() {
      bot.leave();
      await local.close();
    },
  };
}

import type { APIButtonComponentWithCustomId, APIEmbed, APIStringSelectComponent } from 'discord.js';
import { button, type ClientMessage, type CommandCall } from 'local-discord';
import { seeded } from '../../sandbox/seed.ts';
import type { RunningBot } from './running-bot.ts';

export interface CommandOptions {
  readonly subcommand?: string;
  readonly options?: NonNullable<CommandCall['options']>;
  readonly userId?: string;
  readonly channelId?: string;
}

/** By the custom ids of the fields. */
type FormValues = Parameters<RunningBot['discord']['submitModal']>[0]['values'];

/** What a user does in a client, each resolving with the bot's final response. Default: Ada in #general. */
export function asUser(bot: () => Pick<RunningBot, 'discord'>) {
  const runCommand = async (name: string, input: CommandOptions = {}): Promise<ClientMessage> => {
    const { userId = seeded.ada, channelId = seeded.general, subcommand, options = {} } = input;
    const command = subcommand === undefined ? name : `${name} ${subcommand}`;
    return (await bot().discord.as(userId).in(channelId).run(command, options)).answer();
  };
  return {
    runCommand,
    /** Opens a page of `/settings`. */
    async openSettings(page: string, input: CommandOptions = {}): Promise<ClientMessage> {
      const { id: messageId } = await runCommand('settings', input);
      const { discord } = bot();
      const call = { userId: input.userId ?? seeded.ada, messageId, customId: `settings:page:${page}` };
      const { interactionId } = await discord.forgeComponent(call);
      return discord.waitForAnswer(interactionId);
    },
    async press(message: ClientMessage, label: string, userId: string = seeded.ada): Promise<ClientMessage> {
      return (await bot().discord.as(userId).press(message, button(label))).answer();
    },
    /** `/alerts remove`, and says yes. */
    async removeAlerts(channel: string): Promise<void> {
      const asked = await runCommand('alerts', { subcommand: 'remove', options: { channel } });
      const customId = /alerts:drop:\d+/.exec(JSON.stringify(asked.components))?.[0];
      if (customId === undefined) return;
      await (await bot().discord.as(seeded.ada).press(asked, customId)).answer();
    },
    /** Presses a button with any custom id, even if it is not on the message. */
    async pressForged(
      message: ClientMessage,
      customId: string,
      userId: string,
      values?: readonly string[],
    ): Promise<ClientMessage> {
      const { discord } = bot();
      const call = { userId, messageId: message.id, customId, ...(values === undefined ? {} : { values }) };
      const { interactionId } = await discord.forgeComponent(call);
      return discord.waitForAnswer(interactionId);
    },
    async choose(
      message: ClientMessage,
      menu: number,
      pick: (select: APIStringSelectComponent) => string | string[],
      userId: string = seeded.ada,
    ): Promise<ClientMessage> {
      const select = partsOf<APIStringSelectComponent>(message).filter((part) => 'options' in part)[menu];
      if (select === undefined) throw new Error(`no menu ${menu}`);
      const values = [pick(select)].flat();
      return (await bot().discord.as(userId).choose(message, select.custom_id, values)).answer();
    },
    /** Presses a button that opens a form, fills it in and sends it. */
    async submitForm(
      message: ClientMessage,
      label: string,
      values: FormValues,
      userId: string = seeded.ada,
    ): Promise<ClientMessage> {
      const user = bot().discord.as(userId);
      const modal = await (await user.press(message, button(label))).modal();
      return (await user.submit(modal, values)).answer();
    },
  };
}

/** All components of a message, however deeply nested. */
export function partsOf<T>(value: unknown): T[] {
  if (Array.isArray(value)) return value.flatMap((item) => partsOf<T>(item));
  if (typeof value !== 'object' || value === null) return [];
  const children = 'components' in value ? partsOf<T>(value.components) : [];
  const accessory = 'accessory' in value ? partsOf<T>(value.accessory) : [];
  // Tests read the raw message; each one checks the fields it needs.
  return 'type' in value ? [value as T, ...accessory, ...children] : [...accessory, ...children];
}

/** A button by its label, or by its emoji. */
export function buttonOf(message: ClientMessage, label: string): APIButtonComponentWithCustomId {
  const button = partsOf<APIButtonComponentWithCustomId>(message.components).find(
    (part) => (part.label ?? part.emoji?.name) === label && 'custom_id' in part,
  );
  if (button === undefined) throw new Error(`no button ${label}`);
  return button;
}

/** The labels of a message's buttons, in order. */
export const labelsOf = (message: ClientMessage) =>
  partsOf<{ readonly label?: string }>(message.components).flatMap(({ label }) => label ?? []);

export const embedOf = (message: ClientMessage): APIEmbed => message.embeds[0] ?? {};
/** The text of a card: an embed's description, or the texts of its components, one per line. */
export const descriptionOf = (message: ClientMessage): string =>
  message.embeds.length > 0
    ? (embedOf(message).description ?? '')
    : partsOf<{ readonly content?: string }>(message.components)
        .flatMap(({ content }) => content ?? [])
        .join('\n');
export const allTextOf = (message: ClientMessage): string =>
  JSON.stringify([message.content, message.embeds, message.components]);

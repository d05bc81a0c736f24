import { type BaseInteraction, type ChatInputCommandInteraction, PermissionFlagsBits } from 'discord.js';
import { z } from 'zod';
import { type Command, defineComponent } from '../bot/command.ts';
import type { Context } from '../context.ts';
import type { MessageView } from '../discord/message-view.ts';
import { type AlertChannel, isHome } from '../store/index.ts';
import type { Texts } from '../texts/index.ts';
import {
  alertChannelsView,
  alertChannelView,
  eventName,
  type TestResult,
  testResultLine,
  testResultsView,
} from '../views/alert-channels.ts';
import { notice } from '../views/notice.ts';
import { sampleAlertView } from '../views/sample-alert.ts';
import { UserFacingError } from '../views/user-facing-error.ts';
import { readAlertChannel } from './arguments/alert-channel.ts';
import { rowIdArg } from './arguments/row-id.ts';
import { alertsDefinition } from './definition/alerts-definition.ts';
import { textsForReply, textsForUser } from './reply/reply-texts.ts';

const requires = PermissionFlagsBits.ManageGuild;

/** Every store method names the server, so that a forged id reaches nothing of another one. */
function requireGuildId({ guildId }: BaseInteraction, texts: Texts): string {
  if (guildId === null) throw new UserFacingError(texts.input.cannotPostHere);
  return guildId;
}

async function test(
  channel: AlertChannel,
  interaction: BaseInteraction,
  context: Context,
): Promise<TestResult> {
  const texts = await textsForReply('public', interaction, context);
  const { destinationId, channelId, event, mask, roleId } = channel;
  const view = sampleAlertView({ event, masked: mask, roleId, now: context.clock() }, texts);
  return { channelId, result: await context.alerts.test(destinationId, view, roleId ?? undefined) };
}

async function showList(
  interaction: BaseInteraction,
  context: Context,
  from = 0,
  note: string | null = null,
) {
  const texts = textsForUser(interaction);
  const guildId = requireGuildId(interaction, texts);
  const channels = await context.store.alertChannels.list(guildId);
  const isExplained = channels.length > 0 && !isHome(context.homeGuilds(), guildId);
  const notes = [note, isExplained ? texts.alertChannels.followedOnlyNotice : null].filter(
    (line) => line !== null,
  );
  return alertChannelsView(channels, from, notes.length === 0 ? null : notes.join('\n'), texts);
}

async function add(
  interaction: ChatInputCommandInteraction,
  context: Context,
  texts: Texts,
): Promise<MessageView> {
  const { store, homeGuilds, maxAlertChannels, clock } = context;
  const { destination, event, roleId, mask, warning } = readAlertChannel(interaction, texts);
  const guildId = requireGuildId(interaction, texts);
  const destinationId = await store.destinations.upsert(destination);
  const addedBy = interaction.user.id;
  const channel = { destinationId, guildId, event, roleId, mask, addedBy };
  const outcome = await store.alertChannels.add(channel, clock(), maxAlertChannels);
  if (outcome === 'too_many') throw new UserFacingError(texts.input.tooManyAlertChannels(maxAlertChannels));
  await store.destinations.restore(destinationId, clock());
  const note = [
    texts.alertChannels.added(eventName(event, texts), `<#${destination.discordId}>`),
    ...(isHome(homeGuilds(), guildId) ? [] : [texts.alertChannels.followedOnlyNotice]),
    ...(warning === null ? [] : [warning]),
  ].join('\n');
  const added = await store.alertChannels.at(destinationId, event);
  return added === undefined ? showList(interaction, context, 0, note) : alertChannelView(added, note, texts);
}

/** @throws UserError when the options mean no alert channel of this server */
async function matchingChannels(interaction: ChatInputCommandInteraction, context: Context, texts: Texts) {
  const channels = await context.store.alertChannels.list(requireGuildId(interaction, texts));
  if (channels.length === 0) throw new UserFacingError(texts.input.noAlertChannels);
  const channelId = interaction.options.get('channel')?.value ?? null;
  const event = interaction.options.getString('event');
  const fitting = channels
    .filter((channel) => channelId === null || channel.channelId === channelId)
    .filter((channel) => event === null || channel.event === event);
  if (fitting.length === 0) throw new UserFacingError(texts.input.noMatchingAlertChannel);
  return fitting;
}

async function remove(
  interaction: ChatInputCommandInteraction,
  context: Context,
  texts: Texts,
): Promise<MessageView> {
  const channels = await matchingChannels(interaction, context, texts);
  for (const { id, guildId } of channels) await context.store.alertChannels.remove(guildId, id);
  const lines = channels.map(({ event, channelId }) =>
    texts.alertChannels.removed(eventName(event, texts), `<#${channelId}>`),
  );
  return notice(lines.join('\n'));
}

async function testChannels(
  interaction: ChatInputCommandInteraction,
  context: Context,
  texts: Texts,
): Promise<MessageView> {
  const channels = await matchingChannels(interaction, context, texts);
  return testResultsView(
    await Promise.all(channels.map((channel) => test(channel, interaction, context))),
    texts,
  );
}

const SUBCOMMANDS = {
  add,
  remove,
  test: testChannels,
  list: (interaction: ChatInputCommandInteraction, context: Context) => showList(interaction, context),
};

/** A button about one alert channel, which may have been removed since. */
const channelButton = (
  act: (channel: AlertChannel, interaction: BaseInteraction, context: Context) => Promise<MessageView>,
) =>
  defineComponent({
    mode: 'update',
    requires,
    args: z.tuple([rowIdArg]),
    press: ({ interaction, args: [id] }, context) => ({
      private: true,
      async view() {
        const texts = textsForUser(interaction);
        const channel = await context.store.alertChannels.get(requireGuildId(interaction, texts), id);
        if (channel === undefined)
          return showList(interaction, context, 0, texts.alertChannels.channelRemoved);
        return act(channel, interaction, context);
      },
    }),
  });

/** The channel as it is now. */
async function showChannel(
  { guildId, id }: AlertChannel,
  interaction: BaseInteraction,
  context: Context,
  note: string | null,
) {
  const texts = textsForUser(interaction);
  const channel = await context.store.alertChannels.get(guildId, id);
  if (channel === undefined) return showList(interaction, context, 0, texts.alertChannels.channelRemoved);
  return alertChannelView(channel, note, texts);
}

const setMask = (mask: boolean) =>
  channelButton(async (channel, interaction, context) => {
    await context.store.alertChannels.setMask(channel.guildId, channel.id, mask);
    return showChannel(channel, interaction, context, null);
  });

const page = defineComponent({
  mode: 'update',
  requires,
  args: z.tuple([z.coerce.number().int().min(0).max(100_000)]),
  press: ({ interaction, args: [from] }, context) => ({
    private: true,
    view: () => showList(interaction, context, from),
  }),
});

export default {
  data: alertsDefinition,
  execute(interaction, context) {
    const texts = textsForUser(interaction);
    // Servers can open a command to everybody in their settings; alert channels stay with those who manage the server.
    if (!interaction.memberPermissions?.has(requires)) throw new UserFacingError(texts.errors.notAllowed);
    const name = interaction.options.getSubcommand();
    const run = Object.entries(SUBCOMMANDS).find(([known]) => known === name)?.[1];
    if (run === undefined) throw new UserFacingError(texts.errors.outdatedComponent);
    if (name === 'add') readAlertChannel(interaction, texts);
    return { private: true, view: () => run(interaction, context, texts) };
  },
  components: {
    list: page,
    earlier: page,
    later: page,
    open: channelButton((channel, interaction, context) => showChannel(channel, interaction, context, null)),
    mask: setMask(true),
    unmask: setMask(false),
    test: channelButton(async (channel, interaction, context) => {
      const note = testResultLine(await test(channel, interaction, context), textsForUser(interaction));
      return showChannel(channel, interaction, context, note);
    }),
    remove: channelButton(async ({ guildId, id, event, channelId }, interaction, context) => {
      const texts = textsForUser(interaction);
      await context.store.alertChannels.remove(guildId, id);
      const note = texts.alertChannels.removed(eventName(event, texts), `<#${channelId}>`);
      return showList(interaction, context, 0, note);
    }),
  },
} satisfies Command;

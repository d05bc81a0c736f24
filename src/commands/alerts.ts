import { type BaseInteraction, type ChatInputCommandInteraction, PermissionFlagsBits } from 'discord.js';
import { z } from 'zod';
import { type Command, defineComponent, type View } from '../bot/command.ts';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import { type AlertChannel, isHome } from '../store/index.ts';
import type { Texts } from '../texts/index.ts';
import {
  alertChannelsView,
  alertChannelView,
  eventName,
  type Tested,
  testedLine,
  testedView,
} from '../views/alert-channels.ts';
import { notice } from '../views/notice.ts';
import { sampleAlertView } from '../views/sample-alert.ts';
import { readAlertChannel } from './input/alert-channel.ts';
import { alertsData } from './input/alerts-data.ts';
import { rowIdArg } from './input/row-id.ts';
import { textsForAsker, textsForReaders } from './input/texts-for-asker.ts';

const requires = PermissionFlagsBits.ManageGuild;

/** Every store method names the server, so that a forged id reaches nothing of another one. */
function guildOf({ guildId }: BaseInteraction, texts: Texts): string {
  if (guildId === null) throw new UserError(texts.input.notHere);
  return guildId;
}

async function test(channel: AlertChannel, interaction: BaseInteraction, context: Context): Promise<Tested> {
  const texts = await textsForReaders('everyone', interaction, context);
  const { placeId, channelId, event, mask, roleId } = channel;
  const view = sampleAlertView({ event, masked: mask, roleId, now: context.clock() }, texts);
  return { channelId, result: await context.alerts.test(placeId, view, roleId ?? undefined) };
}

async function showList(
  interaction: BaseInteraction,
  context: Context,
  from = 0,
  note: string | null = null,
) {
  const texts = textsForAsker(interaction);
  const guildId = guildOf(interaction, texts);
  const channels = await context.store.alertChannels.list(guildId);
  const isExplained = channels.length > 0 && !isHome(context.homeGuilds(), guildId);
  const notes = [note, isExplained ? texts.alertChannels.onlyFollowed : null].filter((line) => line !== null);
  return alertChannelsView(channels, from, notes.length === 0 ? null : notes.join('\n'), texts);
}

async function add(interaction: ChatInputCommandInteraction, context: Context, texts: Texts): Promise<View> {
  const { store, homeGuilds, maxAlertChannels, clock } = context;
  const { place, event, roleId, mask, warning } = readAlertChannel(interaction, texts);
  const guildId = guildOf(interaction, texts);
  const placeId = await store.places.remember(place);
  const addedBy = interaction.user.id;
  const channel = { placeId, guildId, event, roleId, mask, addedBy };
  const outcome = await store.alertChannels.add(channel, clock(), maxAlertChannels);
  if (outcome === 'too_many') throw new UserError(texts.input.tooManyAlertChannels(maxAlertChannels));
  await store.places.restore(placeId, clock());
  const note = [
    texts.alertChannels.added(eventName(event, texts), `<#${place.discordId}>`),
    ...(isHome(homeGuilds(), guildId) ? [] : [texts.alertChannels.onlyFollowed]),
    ...(warning === null ? [] : [warning]),
  ].join('\n');
  const added = await store.alertChannels.at(placeId, event);
  return added === undefined ? showList(interaction, context, 0, note) : alertChannelView(added, note, texts);
}

/** @throws UserError when the options mean no alert channel of this server */
async function meant(interaction: ChatInputCommandInteraction, context: Context, texts: Texts) {
  const channels = await context.store.alertChannels.list(guildOf(interaction, texts));
  if (channels.length === 0) throw new UserError(texts.input.noAlertChannels);
  const channelId = interaction.options.get('channel')?.value ?? null;
  const event = interaction.options.getString('event');
  const fitting = channels
    .filter((channel) => channelId === null || channel.channelId === channelId)
    .filter((channel) => event === null || channel.event === event);
  if (fitting.length === 0) throw new UserError(texts.input.noAlertChannel);
  return fitting;
}

async function remove(
  interaction: ChatInputCommandInteraction,
  context: Context,
  texts: Texts,
): Promise<View> {
  const channels = await meant(interaction, context, texts);
  for (const { id, guildId } of channels) await context.store.alertChannels.remove(guildId, id);
  const lines = channels.map(({ event, channelId }) =>
    texts.alertChannels.removed(eventName(event, texts), `<#${channelId}>`),
  );
  return notice(lines.join('\n'));
}

async function testMeant(
  interaction: ChatInputCommandInteraction,
  context: Context,
  texts: Texts,
): Promise<View> {
  const channels = await meant(interaction, context, texts);
  return testedView(await Promise.all(channels.map((channel) => test(channel, interaction, context))), texts);
}

const SUBCOMMANDS = {
  add,
  remove,
  test: testMeant,
  list: (interaction: ChatInputCommandInteraction, context: Context) => showList(interaction, context),
};

/** A button about one alert channel, which may have been removed since. */
const about = (
  act: (channel: AlertChannel, interaction: BaseInteraction, context: Context) => Promise<View>,
) =>
  defineComponent({
    mode: 'update',
    requires,
    args: z.tuple([rowIdArg]),
    press: ({ interaction, args: [id] }, context) => ({
      private: true,
      async view() {
        const texts = textsForAsker(interaction);
        const channel = await context.store.alertChannels.get(guildOf(interaction, texts), id);
        if (channel === undefined) return showList(interaction, context, 0, texts.alertChannels.gone);
        return act(channel, interaction, context);
      },
    }),
  });

/** The channel as it is now. */
async function showOne(
  { guildId, id }: AlertChannel,
  interaction: BaseInteraction,
  context: Context,
  note: string | null,
) {
  const texts = textsForAsker(interaction);
  const channel = await context.store.alertChannels.get(guildId, id);
  if (channel === undefined) return showList(interaction, context, 0, texts.alertChannels.gone);
  return alertChannelView(channel, note, texts);
}

const setMask = (mask: boolean) =>
  about(async (channel, interaction, context) => {
    await context.store.alertChannels.setMask(channel.guildId, channel.id, mask);
    return showOne(channel, interaction, context, null);
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
  data: alertsData,
  execute(interaction, context) {
    const texts = textsForAsker(interaction);
    // Servers can open a command to everybody in their settings; alert channels stay with those who manage the server.
    if (!interaction.memberPermissions?.has(requires)) throw new UserError(texts.problems.notAllowed);
    const name = interaction.options.getSubcommand();
    const run = Object.entries(SUBCOMMANDS).find(([known]) => known === name)?.[1];
    if (run === undefined) throw new UserError(texts.problems.staleButton);
    if (name === 'add') readAlertChannel(interaction, texts);
    return { private: true, view: () => run(interaction, context, texts) };
  },
  components: {
    list: page,
    earlier: page,
    later: page,
    open: about((channel, interaction, context) => showOne(channel, interaction, context, null)),
    mask: setMask(true),
    unmask: setMask(false),
    test: about(async (channel, interaction, context) => {
      const note = testedLine(await test(channel, interaction, context), textsForAsker(interaction));
      return showOne(channel, interaction, context, note);
    }),
    remove: about(async ({ guildId, id, event, channelId }, interaction, context) => {
      const texts = textsForAsker(interaction);
      await context.store.alertChannels.remove(guildId, id);
      const note = texts.alertChannels.removed(eventName(event, texts), `<#${channelId}>`);
      return showList(interaction, context, 0, note);
    }),
  },
} satisfies Command;

import type { BaseInteraction } from 'discord.js';
import * as z from 'zod';
import { holdView } from '../../alerts/cards/options/quiet-hours.ts';
import { COLOURS, notice } from '../../cards/container.ts';
import type { Context } from '../../context.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { takeTurn } from '../../process/timing/take-turn.ts';
import { dmLevel, newParcelsView } from '../../settings/cards/dm-alerts.ts';
import type { DestinationOptions, Follow } from '../../store/index.ts';
import { levelValue } from '../arguments/custom-id-args.ts';
import { privateComponent } from '../builders/define-component.ts';
import { textsForUser } from '../replies/reader.ts';
import { destinationHere } from '../track/follow-target.ts';
import {
  canManageAlerts,
  checkThreadPermissions,
  optionComponent,
  ownDestination,
  ownDms,
  showOptions,
  switchComponent,
  threadSupport,
} from './option-components.ts';

export const optionButtons = {
  card: optionComponent(({ id }, { interaction }, context) => showOptions(id, interaction, context)),
  live: simpleSwitch((liveCards) => ({ liveCards })),
  silent: simpleSwitch((silent) => ({ silent })),
  /** Threads are for channels that can have them and where the bot may open them. */
  threads: switchComponent(async (destination, { interaction, args: [, threads] }, context) => {
    const { id, guildId } = destination;
    const canHave = guildId !== null && (await threadSupport(interaction, destination)) === 'optional';
    if (!canHave) return showOptions(id, interaction, context);
    if (threads) await checkThreadPermissions(interaction, destination, textsForUser(interaction));
    await context.store.destinations.setOptions(id, { threads });
    return showOptions(id, interaction, context);
  }),
  /** On a digest: when the place where it is pressed gets its alerts. In a channel, only for those who manage the server. */
  'hold-here': privateComponent({
    mode: 'reply',
    args: z.tuple([]),
    async view({ interaction }, context) {
      const texts = textsForUser(interaction);
      const id =
        interaction.guildId === null
          ? await ownDms(interaction, context)
          : await managedHere(interaction, context);
      if (id === undefined) return notice(texts.alertOptions.notManager, COLOURS.neutral);
      return holdView(await ownDestination(id, interaction, context), context.clock(), texts);
    },
  }),
  /** In `/settings`: the options of the user's own DMs. */
  mine: privateComponent({
    mode: 'update',
    args: z.tuple([]),
    view: async ({ interaction }, context) =>
      showOptions(await ownDms(interaction, context), interaction, context),
  }),
  new: optionComponent(({ id }, { interaction }, context) => showNewParcels(id, interaction, context)),
  /** The level of what is followed from now on. */
  'new-level': optionComponent(async ({ id }, { interaction, values: [chosen] }, context) => {
    const level = levelValue.safeParse(chosen);
    if (level.success) await context.store.destinations.setOptions(id, { defaultLevel: level.data });
    return showNewParcels(id, interaction, context);
  }),
  /** Gives that level to the parcels that are followed already. */
  apply: optionComponent(async (destination, { interaction }, context) => {
    const { id } = destination;
    const follows = await withOtherLevel(id, interaction, context);
    for (const follow of follows) {
      await takeTurn();
      await context.store.follows.setLevel(interaction.user.id, follow.id, dmLevel(destination));
    }
    const done =
      follows.length === 0 ? null : textsForUser(interaction).alertOptions.appliedToAll(follows.length);
    return showNewParcels(id, interaction, context, done);
  }),
};

function simpleSwitch(change: (isOn: boolean) => Partial<DestinationOptions>) {
  return switchComponent(async ({ id }, { interaction, args: [, isOn] }, context) => {
    await context.store.destinations.setOptions(id, change(isOn));
    return showOptions(id, interaction, context);
  });
}

/** The channel's destination, if the user may change what it gets. */
async function managedHere(interaction: BaseInteraction, context: Context): Promise<number | undefined> {
  return canManageAlerts(interaction) ? (await destinationHere(interaction, context))?.id : undefined;
}

async function showNewParcels(
  id: number,
  interaction: BaseInteraction,
  context: Context,
  note: string | null = null,
): Promise<MessageView> {
  const destination = await ownDestination(id, interaction, context);
  const others = await withOtherLevel(id, interaction, context);
  return newParcelsView(destination, others.length, note, textsForUser(interaction));
}

/** The user's follows of parcels at the destination whose level differs from that of new ones. */
async function withOtherLevel(id: number, { user }: BaseInteraction, { store }: Context): Promise<Follow[]> {
  const level = dmLevel(await store.destinations.get(id));
  const follows = await store.follows.list(user.id, 'parcel');
  return follows.filter((follow) => follow.destinationId === id && follow.level !== level);
}

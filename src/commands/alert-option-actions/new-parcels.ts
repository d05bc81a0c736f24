import type { BaseInteraction } from 'discord.js';
import type { Context } from '../../context.ts';
import type { MessageView } from '../../discord/message-view.ts';
import type { Follow } from '../../store/index.ts';
import { takeTurn } from '../../timing/take-turn.ts';
import { dmLevel, newParcelsView } from '../../views/alert-options/dm-card.ts';
import { levelValue } from '../arguments/level-value.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { optionComponent } from './option-component.ts';
import { ownDestination } from './own-destination.ts';

export const openNewParcels = optionComponent(({ id }, { interaction }, context) =>
  showNewParcels(id, interaction, context),
);

/** The level of what is followed from now on. */
export const setNewLevel = optionComponent(async ({ id }, { interaction, values: [chosen] }, context) => {
  const level = levelValue.safeParse(chosen);
  if (level.success) await context.store.destinations.setOptions(id, { defaultLevel: level.data });
  return showNewParcels(id, interaction, context);
});

/** Gives that level to the parcels that are followed already. */
export const applyToAll = optionComponent(async (destination, { interaction }, context) => {
  const { id } = destination;
  const follows = await withOtherLevel(id, interaction, context);
  for (const follow of follows) {
    await takeTurn();
    await context.store.follows.setLevel(interaction.user.id, follow.id, dmLevel(destination));
  }
  const done =
    follows.length === 0 ? null : textsForUser(interaction).alertOptions.appliedToAll(follows.length);
  return showNewParcels(id, interaction, context, done);
});

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

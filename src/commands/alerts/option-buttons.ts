import * as z from 'zod';
import { PRESETS } from '../../alerts/cards/options/channel-card.ts';
import { holdView } from '../../alerts/cards/options/quiet-hours.ts';
import { button } from '../../cards/components.ts';
import { prompt } from '../../cards/container.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { takeTurn } from '../../process/timing/take-turn.ts';
import { dmLevel, newParcelsView } from '../../settings/cards/dm-alerts.ts';
import type { DestinationOptions, Follow } from '../../store/index.ts';
import { isManager } from '../arguments/channels.ts';
import { levelValue, noArgs } from '../arguments/custom-id-args.ts';
import { type CommandRequest, replying, updating } from '../replies/request.ts';
import { destinationHere } from '../track/follow-target.ts';
import {
  optionComponent,
  ownDestination,
  ownDms,
  showMoreOptions,
  showOptions,
  switchComponent,
} from './option-components.ts';

const simpleSwitch = (change: (isOn: boolean) => Partial<DestinationOptions>) =>
  switchComponent(async (request, { id }, isOn) => {
    await request.context.store.destinations.setOptions(id, change(isOn));
    return showOptions(request, id, request.texts.alertOptions.saved);
  });

export const optionButtons = {
  card: optionComponent((request, { id }) => showOptions(request, id)),
  live: simpleSwitch((liveCards) => ({ liveCards, cardsOnly: false })),
  /** While it is on, it is on the card as well. */
  silent: simpleSwitch((silent) => ({ silent })),
  /** On existing cards: what replaced threads in text channels. */
  threads: switchComponent(async (request, { id, guildId }, isOn) => {
    if (isOn && guildId !== null)
      await request.context.store.destinations.setOptions(id, { liveCards: true });
    return showOptions(request, id);
  }),
  how: optionComponent(async (request, { id }, [chosen]) => {
    const { success, data: preset } = z.enum(PRESETS).safeParse(chosen);
    const options = { liveCards: preset !== 'feed', cardsOnly: preset === 'card' };
    if (success) await request.context.store.destinations.setOptions(id, options);
    return showOptions(request, id, success ? request.texts.alertOptions.saved : null);
  }),
  more: optionComponent(showMoreOptions),
  /** On a digest: when the place where it is pressed gets its alerts. In a channel, only for those who manage the server. */
  'hold-here': replying(noArgs, async (request) => {
    const { interaction, context, texts } = request;
    const id = interaction.guildId === null ? await ownDms(request) : await managedHere(request);
    if (id === undefined) {
      const myParcels = button(texts.digest.myParcels, encodeCustomId('parcels', 'list', '0'));
      return prompt(texts.alertOptions.notManager, [[myParcels]]);
    }
    return holdView(await ownDestination(request, id), context.clock(), texts);
  }),
  /** In `/settings`: the options of the user's own DMs. */
  mine: updating(noArgs, async (request) => showOptions(request, await ownDms(request))),
  new: optionComponent((request, { id }) => showNewParcels(request, id)),
  /** The level of what is followed from now on. */
  'new-level': optionComponent(async (request, { id }, [chosen]) => {
    const { success, data: defaultLevel } = levelValue.safeParse(chosen);
    if (success) await request.context.store.destinations.setOptions(id, { defaultLevel });
    return showNewParcels(request, id);
  }),
  /** Gives that level to the parcels that are followed already. */
  apply: optionComponent(async (request, destination) => {
    const { context, userId, texts } = request;
    const follows = await withOtherLevel(request, destination.id);
    for (const follow of follows) {
      await takeTurn();
      await context.store.follows.setLevel(userId, follow.id, dmLevel(destination));
    }
    const done = follows.length === 0 ? null : texts.alertOptions.appliedToAll(follows.length);
    return showNewParcels(request, destination.id, done);
  }),
};

/** The channel's destination, if the user may change what it gets. */
async function managedHere(request: CommandRequest): Promise<number | undefined> {
  return isManager(request.interaction) ? (await destinationHere(request))?.id : undefined;
}

async function showNewParcels(
  request: CommandRequest,
  id: number,
  note: string | null = null,
): Promise<MessageView> {
  const destination = await ownDestination(request, id);
  const others = await withOtherLevel(request, id);
  return newParcelsView(destination, others.length, note, request.texts);
}

/** The user's follows of parcels at the destination whose level differs from that of new ones. */
async function withOtherLevel({ context: { store }, userId }: CommandRequest, id: number): Promise<Follow[]> {
  const level = dmLevel(await store.destinations.get(id));
  const follows = await store.follows.list(userId, 'parcel');
  return follows.filter((follow) => follow.destinationId === id && follow.level !== level);
}

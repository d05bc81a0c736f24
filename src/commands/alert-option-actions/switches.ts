import type { DestinationOptions } from '../../store/index.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { optionComponent, switchComponent } from './option-component.ts';
import { showOptions } from './show-options.ts';
import { checkThreadPermissions, threadSupport } from './thread-support.ts';

export const openOptions = optionComponent(({ id }, { interaction }, context) =>
  showOptions(id, interaction, context),
);

export const liveCardSwitch = simpleSwitch((liveCards) => ({ liveCards }));
export const silentSwitch = simpleSwitch((silent) => ({ silent }));

/** Threads are for channels that can have them and where the bot may open them. */
export const threadSwitch = switchComponent(
  async (destination, { interaction, args: [, threads] }, context) => {
    const { id, guildId } = destination;
    const canHave = guildId !== null && (await threadSupport(interaction, destination)) === 'optional';
    if (!canHave) return showOptions(id, interaction, context);
    if (threads) await checkThreadPermissions(interaction, destination, textsForUser(interaction));
    await context.store.destinations.setOptions(id, { threads });
    return showOptions(id, interaction, context);
  },
);

function simpleSwitch(change: (isOn: boolean) => Partial<DestinationOptions>) {
  return switchComponent(async ({ id }, { interaction, args: [, isOn] }, context) => {
    await context.store.destinations.setOptions(id, change(isOn));
    return showOptions(id, interaction, context);
  });
}

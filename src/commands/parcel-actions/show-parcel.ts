import type { BaseInteraction } from 'discord.js';
import type { RequestOptions } from '../../api/index.ts';
import type { Visibility } from '../../bot/command-reply.ts';
import type { Context } from '../../context.ts';
import type { MessageView } from '../../discord/message-view.ts';
import type { FollowStatus } from '../../views/follow-lines.ts';
import { openIds, sealedIds } from '../../views/parcel-ids.ts';
import { trackView } from '../../views/track.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { channelDestination } from '../follow-actions/follow-target.ts';
import { textsForReply, textsForUser } from '../reply/reply-texts.ts';
import { followsOfParcel, labelIn } from './followed-parcels.ts';
import { trackByNumber } from './track-number.ts';

interface ParcelCard {
  readonly number: string;
  /** Users who see the card may not know the number. */
  readonly masked: boolean;
  readonly offset?: number;
  readonly visibility: Visibility;
}

/** A parcel's scans; a private card also shows whether the user follows the parcel. */
export async function showParcel(
  interaction: BaseInteraction,
  context: Context,
  { number, masked, offset = 0, visibility }: ParcelCard,
  requestOptions?: RequestOptions,
): Promise<MessageView> {
  // No real button leads here, but a forged one must not show the whole number to everybody.
  if (visibility === 'public' && !masked) {
    throw new UserFacingError(textsForUser(interaction).errors.outdatedComponent);
  }
  const texts = await textsForReply(masked ? 'public' : 'private', interaction, context);
  if (masked) {
    const ids = sealedIds(number, interaction.channelId ?? '', context.seal);
    return trackView(
      await context.api.tracking(number, requestOptions),
      { number, ids, offset, shared: true },
      texts,
    );
  }
  const answer = await trackByNumber(number, interaction, context, requestOptions);
  const follow = await loadFollowStatus(interaction, number, context);
  return trackView(answer, { number, ids: openIds(number), offset, shared: false, follow }, texts);
}

export async function loadFollowStatus(
  interaction: BaseInteraction,
  number: string,
  context: Context,
): Promise<FollowStatus> {
  const follows = await followsOfParcel(number, interaction.user.id, context);
  const channels = follows
    .filter(({ destinationKind }) => destinationKind === 'channel')
    .map(({ destinationDiscordId }) => destinationDiscordId);
  const here = channelDestination(interaction)?.discordId ?? null;
  return {
    dm: follows.some(({ destinationKind }) => destinationKind === 'user'),
    here: here === null ? null : channels.includes(here),
    elsewhere: channels.filter((id) => id !== here),
    label: labelIn(follows),
  };
}

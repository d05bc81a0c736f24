import type { BaseInteraction } from 'discord.js';
import * as z from 'zod';
import type { Context } from '../../context.ts';
import { parcelTopic } from '../../domain/topic.ts';
import { notice } from '../../views/notice.ts';
import { parcelInLine } from '../../views/parcel-name.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { defineComponent } from '../builders/define-component.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { followsOfParcel, labelIn } from './followed-parcels.ts';
import { originArg } from './origin.ts';
import { numberArg, parcelArg, parcelFromArg } from './parcel-arg.ts';
import { showParcel } from './show-parcel.ts';

/** On an alert that says that a parcel is no longer polled: polls it again, for those who follow it. */
export const keepWatching = defineComponent({
  mode: 'reply',
  args: z.tuple([parcelArg]),
  press: ({ interaction, args: [reference] }, context) => {
    const { number } = parcelFromArg(reference, interaction, context);
    return {
      private: true,
      async view() {
        return notice(await resumePolling(number, interaction, context));
      },
    };
  },
});

/** The same on the parcel's own card. */
export const resume = defineComponent({
  mode: 'update',
  args: z.tuple([numberArg, originArg]),
  press: ({ interaction, args: [number, origin] }, context) => ({
    private: true,
    async view(visibility) {
      const done = await resumePolling(number, interaction, context);
      return showParcel(interaction, context, { number, masked: false, visibility, origin, done });
    },
  }),
});

/**
 * @returns a sentence that says so
 * @throws UserFacingError for somebody who doesn't follow the parcel
 */
async function resumePolling(
  number: string,
  interaction: BaseInteraction,
  context: Context,
): Promise<string> {
  const { store, clock } = context;
  const texts = textsForUser(interaction);
  const follows = await followsOfParcel(number, interaction.user.id, context);
  const topic = await store.topics.find(parcelTopic(number));
  if (topic === undefined || follows.length === 0) throw new UserFacingError(texts.track.notFollowing);
  if (topic.nextPollAt === null) await store.topics.schedule(topic.id, clock(), 'reset');
  return texts.stall.keeps(parcelInLine({ number, label: labelIn(follows), masked: false }));
}

import * as z from 'zod';
import { parcelTopic } from '../../domain/topic.ts';
import { notice } from '../../views/notice.ts';
import { parcelName } from '../../views/parcel-name.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { defineComponent } from '../builders/define-component.ts';
import { stopFollowHere } from '../follow-actions/end-follow.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { parcelArg, parcelFromArg, parcelOfReader } from './parcel-arg.ts';
import { showHistory } from './show-history.ts';
import { throttleGuesses } from './track-number.ts';

/** On an alert: shows the whole history to any user. */
export const openHistory = defineComponent({
  mode: 'reply',
  args: z.tuple([parcelArg]),
  press: ({ interaction, args: [reference] }, context) => ({
    private: true,
    async view(visibility) {
      const parcel = await parcelOfReader(reference, interaction, context);
      return showHistory(interaction, context, { ...parcel, visibility }, 0);
    },
  }),
});

/** On an alert: ends its follow in this channel. Users end their own follow, moderators everybody's. */
export const stopAlerts = defineComponent({
  mode: 'reply',
  args: z.tuple([parcelArg]),
  press({ interaction, args: [reference] }, context) {
    const { number, masked } = parcelFromArg(reference, interaction, context);
    return {
      private: true,
      async view() {
        const topic = await context.store.topics.find(parcelTopic(number));
        const stop = () => stopFollowHere(interaction, topic?.id, context);
        // Otherwise, a moderator could find out a masked number by trying numbers until one is followed here.
        await (masked ? stop() : throttleGuesses(number, interaction, context, stop, isNotFollowed));
        return notice(
          textsForUser(interaction).track.alertsStopped(parcelName({ number, masked, label: null })),
        );
      },
    };
  },
});

function isNotFollowed(error: unknown): boolean {
  return error instanceof UserFacingError;
}

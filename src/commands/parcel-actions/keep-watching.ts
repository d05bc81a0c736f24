import * as z from 'zod';
import { parcelTopic } from '../../domain/topic.ts';
import { notice } from '../../views/notice.ts';
import { parcelInLine } from '../../views/parcel-name.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { defineComponent } from '../builders/define-component.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { followsOfParcel, labelIn } from './followed-parcels.ts';
import { parcelArg, parcelFromArg } from './parcel-arg.ts';

/** On an alert that says that a parcel is no longer polled: polls it again, for those who follow it. */
export const keepWatching = defineComponent({
  mode: 'reply',
  args: z.tuple([parcelArg]),
  press: ({ interaction, args: [reference] }, context) => {
    const { number } = parcelFromArg(reference, interaction, context);
    return {
      private: true,
      async view() {
        const { store, clock } = context;
        const texts = textsForUser(interaction);
        const follows = await followsOfParcel(number, interaction.user.id, context);
        const topic = await store.topics.find(parcelTopic(number));
        if (topic === undefined || follows.length === 0) throw new UserFacingError(texts.track.notFollowing);
        if (topic.nextPollAt === null) await store.topics.schedule(topic.id, clock(), 'reset');
        return notice(texts.stall.keeps(parcelInLine({ number, label: labelIn(follows), masked: false })));
      },
    };
  },
});

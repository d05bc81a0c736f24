import * as z from 'zod';
import { encodeCustomId } from '../../discord/custom-id.ts';
import { fittingRows } from '../../views/button-layout.ts';
import { button } from '../../views/components.ts';
import { notice, prompt } from '../../views/notice.ts';
import { parcelName } from '../../views/parcel-name.ts';
import { defineComponent } from '../builders/define-component.ts';
import { dmDestination } from '../follow-actions/follow-target.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { followEvenUnknown } from './follow-buttons.ts';
import { parcelArg, parcelOfReader } from './parcel-arg.ts';

/**
 * *Follow in my DMs* on a live card. DMs show the whole number, so where the card masks it, who doesn't know it yet types it
 * first.
 */
export const followInDms = defineComponent({
  mode: 'reply',
  args: z.tuple([parcelArg]),
  press: ({ interaction, args: [reference] }, context) => ({
    private: true,
    async view() {
      const texts = textsForUser(interaction);
      const { number, masked } = await parcelOfReader(reference, interaction, context);
      if (masked) {
        const enter = button(texts.liveCard.enterNumber, encodeCustomId('track', 'again'), { primary: true });
        return prompt(texts.liveCard.masked, fittingRows([enter]));
      }
      await followEvenUnknown(dmDestination(interaction), number, interaction, context);
      return notice(texts.liveCard.followed(parcelName({ number, masked, label: null })));
    },
  }),
});

import * as z from 'zod';
import { MAX_FOLLOWS } from '../../alerts/index.ts';
import { growingView } from '../../discord/growing-view.ts';
import { haulUnwatchedView, haulWatchView } from '../../views/haul/watch.ts';
import { rowIdArg } from '../arguments/row-id.ts';
import { defineComponent } from '../builders/define-component.ts';
import { ownHaul } from '../haul-actions/own-haul.ts';
import { refuseEmpty } from '../haul-actions/refuse-empty.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { stopWatching } from './stop-watching.ts';
import { watchItems } from './watch-items.ts';

/** Watches everything in a haul, and says what is watched then. */
export const watchAll = defineComponent({
  mode: 'update',
  args: z.tuple([rowIdArg]),
  press: ({ interaction, args: [id] }, context) => ({
    private: true,
    async view() {
      const texts = textsForUser(interaction);
      const haul = await ownHaul(interaction, id, context);
      refuseEmpty(haul, texts);
      const underWay = await watchItems(interaction, context, haul);
      return growingView(underWay.complete, async () => {
        const items = underWay.soFar();
        const started = await context.store.haulWatches.list(interaction.user.id, haul.id);
        const card = { haul, items, limit: MAX_FOLLOWS, canStop: started.length > 0 };
        return haulWatchView(card, texts);
      });
    },
  }),
});

/** Ends what *Watch all* started for a haul; what the user started besides stays. */
export const unwatchAll = defineComponent({
  mode: 'update',
  args: z.tuple([rowIdArg]),
  press: ({ interaction, args: [id] }, context) => ({
    private: true,
    async view() {
      const haul = await ownHaul(interaction, id, context);
      const stopped = await stopWatching(interaction.user.id, haul, context);
      return haulUnwatchedView({ haul, ...stopped }, textsForUser(interaction));
    },
  }),
});

import * as z from 'zod';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { rowIdArg } from '../arguments/row-id.ts';
import { defineComponent } from '../builders/define-component.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { showItem } from './show-item.ts';

/** On a haul's card: the menu of the page's items. */
export const chooseItem = defineComponent({
  mode: 'update',
  args: z.tuple([rowIdArg]),
  press: ({ interaction, values: [value] }, context) => ({
    private: true,
    view(visibility) {
      const chosen = rowIdArg.safeParse(value);
      if (!chosen.success) throw new UserFacingError(textsForUser(interaction).errors.outdatedComponent);
      return showItem(interaction, context, visibility, chosen.data);
    },
  }),
});

/** Shows an item again. */
export const openItem = defineComponent({
  mode: 'update',
  args: z.tuple([rowIdArg]),
  press: ({ interaction, args: [itemId] }, context) => ({
    private: true,
    view: (visibility) => showItem(interaction, context, visibility, itemId),
  }),
});

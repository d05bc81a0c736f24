import * as z from 'zod';
import { yesNoArg } from '../arguments/yes-no.ts';
import { defineComponent } from '../builders/define-component.ts';
import { showPage } from './show-page.ts';

/** Whether the user's links in chat are left alone. */
export const optOut = defineComponent({
  mode: 'update',
  args: z.tuple([yesNoArg]),
  press: ({ interaction, args: [optedOut] }, context) => ({
    private: true,
    async view() {
      await context.store.settings.updateUser(interaction.user.id, { optedOut });
      return showPage(interaction, context, 'mine');
    },
  }),
});

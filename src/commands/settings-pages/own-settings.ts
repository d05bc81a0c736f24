import { z } from 'zod';
import type { Press } from '../../bot/component.ts';
import type { Context } from '../../context.ts';
import type { Patch, UserSettings } from '../../store/index.ts';
import { preferredAgents } from '../arguments/preferred-agents.ts';
import { defineComponent } from '../definition/define-component.ts';
import { showPage } from './show-page.ts';
import { yesNoArg } from './yes-no.ts';

export const optOut = updateOwnSettings(z.tuple([yesNoArg]), async ({ args: [optedOut] }) => ({ optedOut }));

export const myAgents = updateOwnSettings(z.tuple([]), preferredAgents);

/** A component that changes the user's own settings. */
function updateOwnSettings<Args>(
  args: z.ZodType<Args, unknown>,
  change: (press: Press<Args>, context: Context) => Promise<Patch<UserSettings>>,
) {
  return defineComponent({
    mode: 'update',
    args,
    press: (press, context) => ({
      private: true,
      async view() {
        const patch = await change(press, context);
        await context.store.settings.updateUser(press.interaction.user.id, patch);
        return showPage(press.interaction, context, 'mine');
      },
    }),
  });
}

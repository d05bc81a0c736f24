import { z } from 'zod';
import type { Press } from '../../bot/component.ts';
import type { Context } from '../../context.ts';
import type { SettingsStore } from '../../store/index.ts';
import { preferredAgents } from '../arguments/preferred-agents.ts';
import { defineComponent } from '../builders/define-component.ts';
import { showPage } from './show-page.ts';
import { yesNoArg } from './yes-no.ts';

export const optOut = updateOwnSettings(
  z.tuple([yesNoArg]),
  async (settings, userId, { args: [optedOut] }) => {
    await settings.updateUser(userId, { optedOut });
  },
);

export const myAgents = updateOwnSettings(z.tuple([]), async (settings, userId, press, context) => {
  await settings.changeUserAgents(userId, await preferredAgents(press, context));
});

/** A component that changes the user's own settings. */
function updateOwnSettings<Args>(
  args: z.ZodType<Args, unknown>,
  change: (settings: SettingsStore, userId: string, press: Press<Args>, context: Context) => Promise<void>,
) {
  return defineComponent({
    mode: 'update',
    args,
    press: (press, context) => ({
      private: true,
      async view() {
        await change(context.store.settings, press.interaction.user.id, press, context);
        return showPage(press.interaction, context, 'mine');
      },
    }),
  });
}

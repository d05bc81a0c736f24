import * as z from 'zod';
import { ADDRESSABLE } from '../../views/addressable.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { offsetArg } from '../arguments/offset.ts';
import { rowIdArg } from '../arguments/row-id.ts';
import { defineComponent } from '../builders/define-component.ts';
import { ownHaul } from '../haul-actions/own-haul.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { showHaulLinks } from './show-haul-links.ts';

const agentArg = z.string().regex(ADDRESSABLE.agent);

/** The links at the reader's first agent, or at the one that is shown: *Previous*, *Next*, *Try again*. */
export const openLinks = defineComponent({
  mode: 'update',
  args: z.tuple([rowIdArg, offsetArg.default(0), agentArg.or(z.literal('')).default('')]),
  press: ({ interaction, args: [id, from, agent] }, context) => ({
    private: true,
    view: async (visibility) => {
      const haul = await ownHaul(interaction, id, context);
      return showHaulLinks(interaction, context, visibility, haul, { from, agent: agent || null });
    },
  }),
});

/** The menu of the other agents. */
export const chooseAgent = defineComponent({
  mode: 'update',
  args: z.tuple([rowIdArg, offsetArg]),
  press: ({ interaction, args: [id, from], values: [value] }, context) => {
    const agent = agentArg.safeParse(value);
    if (!agent.success) throw new UserFacingError(textsForUser(interaction).errors.outdatedComponent);
    return {
      private: true,
      view: async (visibility) => {
        const haul = await ownHaul(interaction, id, context);
        return showHaulLinks(interaction, context, visibility, haul, { from, agent: agent.data });
      },
    };
  },
});

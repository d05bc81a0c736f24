import { DiscordAPIError, PermissionFlagsBits } from 'discord.js';
import * as z from 'zod';
import type { ComponentInteraction } from '../../bot/component.ts';
import type { Context } from '../../context.ts';
import { memberIn } from '../../discord/channel-permissions.ts';
import type { Destination } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { restoredView, retestedView } from '../../views/alert-channels.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { rowIdArg } from '../arguments/row-id.ts';
import { defineComponent } from '../builders/define-component.ts';
import { beginAll } from '../posting/begin-post.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { drawSample } from './draw-sample.ts';

const { ManageGuild, ViewChannel } = PermissionFlagsBits;
/** Of a person who left the server or was banned. */
const UNKNOWN_MEMBER = 10_007;

/**
 * Tests a channel from the DM that said that it accepts no messages, as long as that is so. Only those who chose the channel may do
 * that, so a forged id reaches no other; and only who may post there now.
 */
export const retestButton = defineComponent({
  mode: 'update_own',
  args: z.tuple([rowIdArg]),
  press: ({ interaction, args: [destinationId] }, context) => ({
    private: true,
    async view() {
      const texts = textsForUser(interaction);
      const { store } = context;
      const { user } = interaction;
      const destination = await store.destinations.get(destinationId);
      const chosenBy = await store.destinations.chosenBy(destinationId);
      if (destination === undefined || !chosenBy.includes(user.id))
        throw new UserFacingError(texts.errors.outdatedComponent);
      const { discordId: channelId, suspendedAt } = destination;
      if (suspendedAt === null) return restoredView(channelId, texts);
      beginAll([{ limit: context.posts.byPerson, key: user.id }], texts.input.tooManyPosts);
      const refusal = await refusalFor(interaction, channelId, context);
      const result = refusal ?? (await postTest(destination, context, texts));
      const missing = await context.alerts.missingIn(channelId, result);
      return retestedView({ destinationId, channelId, result, missing }, texts);
    },
  }),
});

/** @throws UserFacingError when it was tested within the last minute */
async function postTest({ id, discordId }: Destination, context: Context, texts: Texts) {
  const refusal = (again: string) => texts.input.testedRecently(`<#${discordId}>`, again);
  beginAll([{ limit: context.posts.retests, key: String(id) }], refusal);
  const sample = await drawSample({ event: 'tracking', mask: true, roleId: null }, context, texts);
  return context.alerts.test(id, sample);
}

/**
 * Why nothing can be posted in the channel; null: the user may post there, or manages the server.
 * @throws UserFacingError for everybody else
 */
async function refusalFor(
  interaction: ComponentInteraction,
  channelId: string,
  { clock }: Pick<Context, 'clock'>,
): Promise<'gone' | 'forbidden' | null> {
  const { client, user } = interaction;
  const mayNot = () => new UserFacingError(textsForUser(interaction).suspended.mayNotTest(`<#${channelId}>`));
  try {
    const get = (route: Parameters<typeof client.rest.get>[0]) => client.rest.get(route);
    const { permissions, send } = await memberIn(get, channelId, user.id, clock());
    const mayPost = permissions.has(ViewChannel) && permissions.has(PermissionFlagsBits[send]);
    if (!mayPost && !permissions.has(ManageGuild)) throw mayNot();
    return null;
  } catch (error) {
    if (!(error instanceof DiscordAPIError)) throw error;
    if (error.code === UNKNOWN_MEMBER) throw mayNot();
    if (error.status === 403) return 'forbidden';
    if (error.status === 404) return 'gone';
    throw error;
  }
}

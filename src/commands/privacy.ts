import { ApplicationCommandOptionType, ApplicationCommandType, type BaseInteraction } from 'discord.js';
import { z } from 'zod';
import { type Command, defineComponent } from '../bot/command.ts';
import type { Context } from '../context.ts';
import { notice } from '../views/notice.ts';
import { privacyDeleteView, privacyView } from '../views/privacy.ts';
import { EVERYWHERE } from './input/availability.ts';
import { named } from './input/named.ts';
import { textsForAsker } from './input/texts-for-asker.ts';

const subcommand = (name: 'show' | 'delete') => ({
  type: ApplicationCommandOptionType.Subcommand as const,
  ...named(name, ({ commands }) => commands.privacy[name]),
});

const showStored = async (interaction: BaseInteraction, { store }: Context) =>
  privacyView(await store.personal.show(interaction.user.id), textsForAsker(interaction));

const show = defineComponent({
  mode: 'update',
  args: z.tuple([]),
  press: ({ interaction }, context) => ({ private: true, view: () => showStored(interaction, context) }),
});

const ask = defineComponent({
  mode: 'update',
  args: z.tuple([]),
  press: ({ interaction }) => ({
    private: true,
    view: async () => privacyDeleteView(textsForAsker(interaction)),
  }),
});

const deleteAll = defineComponent({
  mode: 'update',
  args: z.tuple([]),
  press: ({ interaction }, context) => ({
    private: true,
    async view() {
      await context.store.personal.delete(interaction.user.id);
      return notice(textsForAsker(interaction).privacy.deleted);
    },
  }),
});

export default {
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.ChatInput,
    ...named('privacy', ({ commands }) => commands.privacy.description),
    options: [subcommand('show'), subcommand('delete')],
  },
  execute(interaction, context) {
    const isDelete = interaction.options.getSubcommand() === 'delete';
    return {
      private: true,
      view: async () =>
        isDelete ? privacyDeleteView(textsForAsker(interaction)) : showStored(interaction, context),
    };
  },
  components: { show, ask, delete: deleteAll },
} satisfies Command;

import * as z from 'zod';
import { deleteHaulView } from '../../views/haul/more.ts';
import { haulName } from '../../views/haul/name.ts';
import { rowIdArg } from '../arguments/row-id.ts';
import { defineComponent } from '../builders/define-component.ts';
import { ownHaul } from '../haul-actions/own-haul.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { showHaulList } from './show-list.ts';

export const askToDelete = defineComponent({
  mode: 'update',
  args: z.tuple([rowIdArg]),
  press: ({ interaction, args: [id] }, context) => ({
    private: true,
    view: async () => deleteHaulView(await ownHaul(interaction, id, context), textsForUser(interaction)),
  }),
});

export const deleteHaul = defineComponent({
  mode: 'update',
  args: z.tuple([rowIdArg]),
  press: ({ interaction, args: [id] }, context) => ({
    private: true,
    async view() {
      const texts = textsForUser(interaction);
      const { name } = await ownHaul(interaction, id, context);
      await context.store.hauls.remove(interaction.user.id, id);
      return showHaulList(interaction, context, 0, [texts.haulList.deleted(haulName(name, texts))]);
    },
  }),
});

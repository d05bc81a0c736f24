import * as z from 'zod';
import type { ModalOpener } from '../../bot/component.ts';
import type { ModalHandler } from '../../bot/modal.ts';
import type { Context } from '../../context.ts';
import { MAX_HAULS } from '../../domain/haul/limits.ts';
import { newHaulModal, readHaulName, renameHaulModal } from '../../views/haul/more.ts';
import { rowIdArg } from '../arguments/row-id.ts';
import { ownHaul } from '../haul-actions/own-haul.ts';
import { showHaul } from '../haul-actions/show-haul.ts';
import { tooManyHauls } from '../haul-actions/too-many-hauls.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { showMore } from './more-buttons.ts';

const newArgs = z.tuple([]);
const renameArgs = z.tuple([rowIdArg]);

/** *New haul*; says so before anybody types a name for one haul too many. */
export const openNewForm: ModalOpener<Context> = {
  mode: 'modal',
  async modal({ interaction, args }, { store }) {
    if (!newArgs.safeParse(args).success) return null;
    const { length } = await store.hauls.list(interaction.user.id);
    if (length >= MAX_HAULS) throw tooManyHauls(interaction);
    return newHaulModal(textsForUser(interaction));
  },
};

export const submitNewForm: ModalHandler<Context> = {
  mode: 'update',
  submit({ interaction, args }, context) {
    if (!newArgs.safeParse(args).success) return null;
    const name = readHaulName(interaction.fields.getTextInputValue('name'));
    return {
      private: true,
      async view(visibility) {
        const id = await context.store.hauls.create(interaction.user.id, { name }, context.clock());
        if (id === null) throw tooManyHauls(interaction);
        return showHaul(interaction, context, visibility, await ownHaul(interaction, id, context));
      },
    };
  },
};

export const openRenameForm: ModalOpener<Context> = {
  mode: 'modal',
  async modal({ interaction, args }, context) {
    const parsed = renameArgs.safeParse(args);
    if (!parsed.success) return null;
    const haul = await ownHaul(interaction, parsed.data[0], context);
    return renameHaulModal(haul, textsForUser(interaction));
  },
};

/** Renames the haul; an empty input removes the name. */
export const submitRenameForm: ModalHandler<Context> = {
  mode: 'update',
  submit({ interaction, args }, context) {
    const parsed = renameArgs.safeParse(args);
    if (!parsed.success) return null;
    const [id] = parsed.data;
    const name = readHaulName(interaction.fields.getTextInputValue('name'));
    return {
      private: true,
      async view() {
        await context.store.hauls.rename(interaction.user.id, id, name, context.clock());
        return showMore(interaction, context, id);
      },
    };
  },
};

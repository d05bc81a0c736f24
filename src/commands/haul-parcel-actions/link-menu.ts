import { ComponentType } from 'discord.js';
import * as z from 'zod';
import type { ComponentInteraction } from '../../bot/component.ts';
import type { Context } from '../../context.ts';
import { MAX_HAUL_PARCELS } from '../../domain/haul/limits.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { rowIdArg } from '../arguments/row-id.ts';
import { defineComponent } from '../builders/define-component.ts';
import { ownHaul } from '../haul-actions/own-haul.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { numberArg, originInHaul } from '../track/parcel-arg.ts';
import { showParcel } from '../track/show-parcel.ts';
import { showParcels } from './show-parcels.ts';

/** *Parcels*, and *Back* from a parcel's card. */
export const openParcels = defineComponent({
  mode: 'update',
  args: z.tuple([rowIdArg]),
  press: ({ interaction, args: [haulId] }, context) => ({
    private: true,
    view: () => showParcels(interaction, context, haulId),
  }),
});

/** The menu of all parcels: what is chosen is linked, what isn't any longer is not. */
export const chooseParcels = defineComponent({
  mode: 'update',
  args: z.tuple([rowIdArg]),
  press: ({ interaction, args: [haulId], values }, context) => {
    const offered = offeredIn(interaction);
    return {
      private: true,
      async view() {
        const left = await link(interaction, context, haulId, { offered, chosen: values });
        const { haulParcels } = textsForUser(interaction);
        const notes = left === 0 ? [] : [haulParcels.full(left, MAX_HAUL_PARCELS)];
        return showParcels(interaction, context, haulId, { notes });
      },
    };
  },
});

/** The menu of the linked parcels; *Back* leads to them. */
export const openLinked = defineComponent({
  mode: 'update',
  args: z.tuple([rowIdArg]),
  press: ({ interaction, args: [haulId], values: [value] }, context) => {
    const number = numberArg.safeParse(value);
    if (!number.success) throw new UserFacingError(textsForUser(interaction).errors.outdatedComponent);
    const parcel = { number: number.data, masked: false, origin: originInHaul(haulId) };
    return {
      private: true,
      view: (visibility) => showParcel(interaction, context, { ...parcel, visibility }),
    };
  },
});

/** @throws UserFacingError for a forged press: the message has no such menu */
function offeredIn(interaction: ComponentInteraction): readonly string[] {
  const { component } = interaction;
  if (component?.type === ComponentType.StringSelect) return component.options.map(({ value }) => value);
  throw new UserFacingError(textsForUser(interaction).errors.outdatedComponent);
}

/**
 * Changes only what the menu offered: a parcel that was linked since stays linked.
 * @returns how many the haul has no room for
 */
async function link(
  interaction: ComponentInteraction,
  context: Context,
  haulId: number,
  { offered, chosen }: { readonly offered: readonly string[]; readonly chosen: readonly string[] },
): Promise<number> {
  const { store, clock } = context;
  const { user } = interaction;
  const haul = await ownHaul(interaction, haulId, context);
  const followed = (await store.follows.list(user.id, 'parcel')).map(({ key }) => key);
  const known = new Set([...followed, ...haul.parcels]);
  const added = chosen.filter((number) => known.has(number));
  const change = (before: readonly string[]) => [
    ...before.filter((number) => !offered.includes(number) || chosen.includes(number)),
    ...added,
  ];
  const now = await store.hauls.setParcels(user.id, haulId, change, clock());
  return added.filter((number) => !now.includes(number)).length;
}

import * as z from 'zod';
import type { Press } from '../../bot/component.ts';
import type { Context } from '../../context.ts';
import type { MessageView } from '../../discord/message-view.ts';
import type { Destination } from '../../store/index.ts';
import { rowIdArg } from '../arguments/row-id.ts';
import { yesNoArg } from '../arguments/yes-no.ts';
import { defineComponent } from '../builders/define-component.ts';
import { ownDestination } from './own-destination.ts';

type Act<Args> = (destination: Destination, press: Press<Args>, context: Context) => Promise<MessageView>;

/** A button or menu about one destination, for those who may change its options. */
export const optionComponent = (act: Act<readonly [number]>) =>
  defineComponent({
    mode: 'update',
    args: z.tuple([rowIdArg]),
    press: (press, context) => ({
      private: true,
      view: async () => act(await ownDestination(press.args[0], press.interaction, context), press, context),
    }),
  });

/** The same with what an option is set to. */
export const switchComponent = (act: Act<readonly [number, boolean]>) =>
  defineComponent({
    mode: 'update',
    args: z.tuple([rowIdArg, yesNoArg]),
    press: (press, context) => ({
      private: true,
      view: async () => act(await ownDestination(press.args[0], press.interaction, context), press, context),
    }),
  });

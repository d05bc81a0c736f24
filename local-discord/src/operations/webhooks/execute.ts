import type { Context } from '../../context.ts';
import type { Router } from '../../rest/router.ts';
import { interactionHook } from '../interactions/answers.ts';
import { type TokenParams, webhookWithToken } from './by-token.ts';
import type { HookCall, MessageHook } from './message-hook.ts';
import { webhookHook } from './webhook-hook.ts';

/** Messages by the token in the path, which is a webhook's or an interaction's. */
export function webhookExecutionOperations({ handleOpen }: Router, context: Context): void {
  const answers = interactionHook(context);
  const hookOf = (params: TokenParams): MessageHook => {
    const webhook = webhookWithToken(context.world, params);
    return webhook ? webhookHook(context, webhook) : answers;
  };
  const read = (call: HookCall) => hookOf(call.params).read(call);
  const update = (call: HookCall) => hookOf(call.params).update(call);
  const remove = (call: HookCall) => hookOf(call.params).remove(call);
  handleOpen('execute_webhook', (call) => hookOf(call.params).post(call));
  handleOpen('get_original_webhook_message', read);
  handleOpen('get_webhook_message', read);
  handleOpen('update_original_webhook_message', update);
  handleOpen('update_webhook_message', update);
  handleOpen('delete_original_webhook_message', remove);
  handleOpen('delete_webhook_message', remove);
}

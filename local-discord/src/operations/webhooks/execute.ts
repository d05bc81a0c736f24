import { z } from 'zod';
import type { Context } from '../../context.ts';
import { unknownMessage } from '../../errors.ts';
import { queryFlag, snowflake } from '../../rest/fields.ts';
import { Answer, type Router } from '../../rest/router.ts';
import type { LocalWebhook, StoredMessage } from '../../world/model.ts';
import { interactionHook } from '../interactions/answers.ts';
import { editedContent, editedFlags } from '../messages/checked-content.ts';
import { type TokenParams, webhookWithToken } from './by-token.ts';
import { channelOf } from './destination.ts';
import type { HookCall, MessageHook } from './message-hook.ts';
import { ownComponents, postAs, postFields } from './post.ts';

/** Messages by token, which is a webhook's or an interaction's. */
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

const hookQuery = z.object({
  wait: queryFlag.default(false),
  thread_id: snowflake.optional(),
  with_components: queryFlag.default(false),
});

/** What a webhook does with its messages. */
function webhookHook(context: Context, webhook: LocalWebhook): MessageHook {
  const { world, messageStore } = context;
  const reader = { id: webhook.applicationId ?? webhook.id };

  function find({ params, query }: HookCall): StoredMessage {
    const channel = channelOf(world, webhook, query(hookQuery).thread_id);
    const message = world.messages.get(params.message_id ?? '');
    if (message?.webhook?.webhookId !== webhook.id || message.channelId !== channel.id)
      throw unknownMessage();
    return message;
  }

  return {
    post({ json, files, query, fields }) {
      const { wait, thread_id, with_components } = query(hookQuery);
      const message = postAs(context, webhook, {
        body: { json, files },
        fields: fields(postFields),
        threadId: thread_id,
        withComponents: with_components,
      });
      // Discord waits whenever there are files (discord-api-docs#5099).
      return wait || files.length > 0 ? messageStore.api(message, reader) : new Answer(204, undefined);
    },
    read: (call) => messageStore.api(find(call), reader),
    update(call) {
      const message = find(call);
      const json = ownComponents(webhook, call.json, call.query(hookQuery).with_components);
      const content = editedContent(world, message, { json, files: call.files });
      messageStore.edit(message, { content, flags: editedFlags(message, json) });
      return messageStore.api(message, reader);
    },
    remove: (call) => messageStore.remove(find(call)),
  };
}

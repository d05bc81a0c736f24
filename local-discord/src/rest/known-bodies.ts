import { isObject, type JsonObject } from '../json.ts';
import { callbackCheck, cleaned, commandCheck, messageCheck } from '../rules/index.ts';
import type { Check } from '../rules/report.ts';
import type { OperationId } from './operations.ts';

/** The operations whose bodies the rules check, and where in the body that is. */
const CHECKS: Partial<Record<OperationId, { readonly check: Check; readonly inside?: string }>> = {
  create_message: { check: messageCheck('create') },
  update_message: { check: messageCheck('edit') },
  create_thread: { check: messageCheck('create'), inside: 'message' },
  execute_webhook: { check: messageCheck('followup') },
  update_webhook_message: { check: messageCheck('edit') },
  update_original_webhook_message: { check: messageCheck('edit') },
  create_interaction_response: { check: callbackCheck },
  create_application_command: { check: commandCheck },
  update_application_command: { check: commandCheck },
  bulk_set_application_commands: { check: commandCheck },
  create_guild_application_command: { check: commandCheck },
  update_guild_application_command: { check: commandCheck },
  bulk_set_guild_application_commands: { check: commandCheck },
};

export interface KnownBody {
  /** The body without what Discord ignores, and with its values converted. */
  readonly body: JsonObject | readonly unknown[];
  /** Paths of fields that were left out. */
  readonly ignored: readonly string[];
}

/**
 * The body of a request as Discord reads it, where the rules know its fields.
 * @param isStrict keeps unknown fields, which the rules then refuse
 */
export function knownBody(
  operation: OperationId,
  body: JsonObject | readonly unknown[],
  isStrict: boolean,
): KnownBody {
  const rule = CHECKS[operation];
  if (!rule) return { body, ignored: [] };
  if (rule.inside === undefined) {
    const { body: read, ignored } = cleaned(body, rule.check, isStrict);
    return { body: read as KnownBody['body'], ignored };
  }
  if (!isObject(body) || !isObject(body[rule.inside])) return { body, ignored: [] };
  const part = cleaned(body[rule.inside], rule.check, isStrict);
  return {
    body: { ...body, [rule.inside]: part.body },
    ignored: part.ignored.map((path) => `${rule.inside}.${path}`),
  };
}

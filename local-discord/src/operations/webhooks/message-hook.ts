import type { OpenCall } from '../../rest/router.ts';

/** A request to `/webhooks/{webhook_id}/{webhook_token}` or to a message below it. */
export interface HookCall
  extends Pick<OpenCall<'update_webhook_message'>, 'json' | 'files' | 'query' | 'fields'> {
  readonly params: {
    readonly webhook_id: string;
    readonly webhook_token: string;
    /** Undefined: the first response to an interaction, `@original`. */
    readonly message_id?: string;
  };
}

/** What a token can do with messages, whether it is an interaction's or a webhook's. */
export interface MessageHook {
  readonly post: (call: HookCall) => unknown;
  readonly read: (call: HookCall) => unknown;
  readonly update: (call: HookCall) => unknown;
  readonly remove: (call: HookCall) => void;
}

import type { MessageView } from '../../discord/message-view.ts';

export interface ErrorDescription {
  readonly view: MessageView;
  /** The operator need not look into it. */
  readonly expected: boolean;
}

/** The messages about errors, the only texts that the dispatcher needs. An argument, because this folder knows no feature. */
export interface ErrorViews {
  /** @param reference id that the operator finds in the log */
  describe(error: unknown, reference: string, locale: string): ErrorDescription;
  tooManyInteractions(waitMs: number, locale: string): MessageView;
  outdatedComponent(locale: string): MessageView;
  notAllowed(locale: string): MessageView;
}

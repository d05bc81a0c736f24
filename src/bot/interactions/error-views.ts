import type { MessageView } from '../../discord/message-view.ts';

export interface ErrorDescription {
  readonly view: MessageView;
  /** The operator need not look into it. */
  readonly expected: boolean;
}

/** The messages about errors. The dispatcher gets them as an argument, because `bot/` knows no feature. */
export interface ErrorViews {
  /** @param reference id that the operator finds in the log */
  describe(error: unknown, reference: string, locale: string): ErrorDescription;
  tooManyInteractions(waitMs: number, locale: string): MessageView;
  outdatedComponent(locale: string): MessageView;
  notAllowed(locale: string): MessageView;
}

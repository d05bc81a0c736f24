import type {
  APIEmbed,
  APIMessageTopLevelComponent,
  APIModalInteractionResponseCallbackData,
} from 'discord.js';

/** A Discord message as data: what `views/` return and `bot/`, `chat/` and `alerts/` send. */
export interface MessageView {
  readonly content?: string;
  readonly embeds?: APIEmbed[];
  readonly components?: APIMessageTopLevelComponent[];
  /** 32768 (Components V2) or nothing. */
  readonly flags?: number;
}

/** A modal as data: what `views/` return and a button opens. */
export type ModalView = APIModalInteractionResponseCallbackData;

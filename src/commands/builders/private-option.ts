import { type APIApplicationCommandBooleanOption, ApplicationCommandOptionType } from 'discord.js';
import { localized } from './localized.ts';

/** Whether only the user sees the reply. */
export const privateOption: APIApplicationCommandBooleanOption = {
  ...localized('private', ({ commands }) => commands.private),
  type: ApplicationCommandOptionType.Boolean,
};

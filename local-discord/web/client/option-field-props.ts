import type { APIApplicationCommandBasicOption } from 'discord-api-types/v10';
import type { LiveChoices } from './live-choices.ts';
import type { Entered } from './option-values.ts';

/** What an option's field is given. */
export interface OptionFieldProps {
  option: APIApplicationCommandBasicOption;
  entered: Entered;
  error: string | null;
  /** The element with the description of the focused option, or its error. */
  hintId: string;
  /** The field takes the focus whenever this changes to a number other than 0. */
  focusTurn: number;
  removable: boolean;
  autocomplete: LiveChoices;
  onFocus: () => void;
  onChange: (entered: Entered) => void;
  /** A value was chosen from the list. */
  onChosen: () => void;
  onRemove: () => void;
  /** Enter: the next option that is needed, or the command is sent. */
  onSubmit: () => void;
}

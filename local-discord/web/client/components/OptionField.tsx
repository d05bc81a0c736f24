import { useApp } from '../app.ts';
import { localised } from '../commands.ts';
import { Option } from '../numbers.ts';
import type { OptionFieldProps } from '../option-field-props.ts';
import { FileOption } from './FileOption.tsx';
import { TypedOption } from './TypedOption.tsx';

/** One option of a command: typed, chosen from a list, or completed by the bot. */
export function OptionField(props: OptionFieldProps) {
  const { state } = useApp();
  const { option } = props;
  const label = localised(state, option.name_localizations, option.name);
  return option.type === Option.Attachment ? (
    <FileOption {...props} label={label} />
  ) : (
    <TypedOption {...props} label={label} />
  );
}

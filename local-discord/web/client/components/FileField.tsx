import type { ClientFile } from '../../../src/client/protocol.ts';
import { toClientFile } from '../chosen-files.ts';

/** A field for files; their bytes are read at once. */
export function FileField(props: {
  id: string;
  multiple?: boolean;
  required: boolean;
  describedBy?: string;
  testId?: string;
  invalid?: boolean;
  onFocus?: () => void;
  onFiles: (files: readonly ClientFile[]) => void;
}) {
  return (
    <input
      id={props.id}
      type="file"
      multiple={props.multiple ?? false}
      required={props.required}
      aria-invalid={props.invalid ?? false}
      aria-describedby={props.describedBy}
      data-testid={props.testId}
      onFocus={props.onFocus}
      onChange={({ currentTarget }) =>
        void Promise.all([...(currentTarget.files ?? [])].map(toClientFile)).then(props.onFiles)
      }
    />
  );
}

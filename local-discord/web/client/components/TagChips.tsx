import type { ClientTag } from '../../../src/client/protocol.ts';

/** The tags of a forum, to be chosen. */
export function TagChips(props: {
  label: string;
  tags: readonly ClientTag[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}) {
  const { label, tags, chosen, onChange } = props;
  if (tags.length === 0) return null;
  return (
    <fieldset class="tag-chips">
      <legend class="hidden-text">{label}</legend>
      {tags.map(({ id, name, emoji }) => (
        <button
          key={id}
          type="button"
          class="tag"
          aria-pressed={chosen.includes(id)}
          onClick={() =>
            onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
          }
        >
          {emoji} {name}
        </button>
      ))}
    </fieldset>
  );
}

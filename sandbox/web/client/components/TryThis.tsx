import { useApp } from '../app.ts';
import type { Controls } from '../controls.ts';
import type { Suggestion } from '../suggestions.ts';
import { ControlPanel } from './ControlPanel.tsx';
import { Icon } from './Icon.tsx';

/** Things worth trying: a press fills in the composer and sends it. */
export function TryThis(props: {
  suggestions: readonly Suggestion[];
  controls: Controls | null;
  open: boolean;
  onClose: () => void;
}) {
  const { actions } = useApp();
  const run = (suggestion: Suggestion) => {
    if (window.matchMedia('(max-width: 1000px)').matches) props.onClose();
    if (suggestion.kind === 'message') return actions.setDraft({ text: suggestion.text ?? '', run: true });
    const [name = '', ...path] = (suggestion.command ?? '').replace(/^\//, '').split(' ');
    const subcommand = path.length > 0 ? { subcommand: path.join(' ') } : {};
    const options = suggestion.options ? { options: suggestion.options } : {};
    actions.setDraft({ call: { name, ...subcommand, ...options }, run: true });
  };
  if (!props.open) return null;
  return (
    <aside class="try-this" aria-label="Try this" data-testid="try-this">
      <header>
        <h2>Try this</h2>
        <button type="button" class="icon-button" aria-label="Close suggestions" onClick={props.onClose}>
          <Icon name="close" />
        </button>
      </header>
      {props.controls && <ControlPanel controls={props.controls} />}
      <ul>
        {props.suggestions.map((suggestion) => (
          <li key={suggestion.label}>
            <button type="button" class="suggestion" data-testid="suggestion" onClick={() => run(suggestion)}>
              <span>{suggestion.label}</span>
              <code>{preview(suggestion)}</code>
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}

function preview({ kind, command, options, text }: Suggestion): string {
  if (kind === 'message') return text ?? '';
  const values = Object.entries(options ?? {}).map(([name, value]) => ` ${name}:${value}`);
  return `/${(command ?? '').replace(/^\//, '')}${values.join('')}`;
}

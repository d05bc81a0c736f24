import { useEffect, useRef } from 'preact/hooks';
import type { ClientUser } from '../../../src/client/protocol.ts';
import { useApp } from '../app.ts';
import { type Entry, localised, withheldCommands } from '../commands.ts';
import { findUser } from '../names.ts';
import type { AppState } from '../state.ts';
import { Avatar } from './Avatar.tsx';

/** The id of one line, for aria-activedescendant. */
export function pickerOptionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The bot's commands above the composer, filtered as one types. */
export function CommandPicker(props: {
  id: string;
  /** What was typed after the slash. */
  typed: string;
  entries: readonly Entry[];
  active: number;
  onActive: (index: number) => void;
  onPick: (entry: Entry) => void;
}) {
  const { state } = useApp();
  const botOf = ({ command }: Entry) => findUser(state, command.application_id);
  const bots = [...new Set(props.entries.map((entry) => botOf(entry)?.username ?? 'Commands'))];
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('.active')?.scrollIntoView({ block: 'nearest' });
  }, [props.active]);
  return (
    <div class="picker" data-testid="command-picker">
      <p class="picker-head">{bots.length === 0 ? 'Commands' : bots.join(', ')}</p>
      <div ref={list} id={props.id} role="listbox" aria-label="Commands" tabIndex={-1}>
        {props.entries.map((entry, i) => (
          <div
            key={`${entry.command.application_id} ${entry.label}`}
            id={pickerOptionId(props.id, i)}
            role="option"
            tabIndex={-1}
            class={i === props.active ? 'picker-item active' : 'picker-item'}
            aria-selected={i === props.active}
            data-command={entry.label}
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => i !== props.active && props.onActive(i)}
            onClick={() => props.onPick(entry)}
            onKeyDown={(event) => event.key === 'Enter' && props.onPick(entry)}
          >
            <BotAvatar bot={botOf(entry)} />
            <EntryText entry={entry} showsOptions={i === props.active} />
            {bots.length > 1 && <span class="picker-bot">{botOf(entry)?.username}</span>}
          </div>
        ))}
      </div>
      {props.entries.length === 0 && <p class="picker-none">{whyNone(state, props.typed)}</p>}
    </div>
  );
}

const MANAGE_SERVER = '32';

/** Why nothing can be chosen: there is no such command, or one needs a permission for it. */
function whyNone(state: AppState, typed: string): string {
  const [withheld] = typed === '' ? [] : withheldCommands(state, typed);
  if (withheld === undefined) return 'No command matches.';
  const needed =
    withheld.permissions === MANAGE_SERVER ? 'Manage Server' : 'a permission that you don’t have';
  return `/${withheld.label} needs ${needed}.`;
}

function BotAvatar({ bot }: { bot: ClientUser | undefined }) {
  return bot ? <Avatar user={bot} size={32} /> : null;
}

function EntryText({ entry, showsOptions }: { entry: Entry; showsOptions: boolean }) {
  const { state } = useApp();
  return (
    <span class="picker-text">
      <span class="picker-name">
        /{entry.label}
        {showsOptions &&
          entry.options.map((option) => (
            <span key={option.name} class={option.required ? 'picker-option needed' : 'picker-option'}>
              {localised(state, option.name_localizations, option.name)}
            </span>
          ))}
      </span>
      <span class="picker-description">{entry.description}</span>
    </span>
  );
}

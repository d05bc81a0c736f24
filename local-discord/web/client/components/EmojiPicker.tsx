import { useEffect, useRef, useState } from 'preact/hooks';
import type { ClientReaction } from '../../../src/client/protocol.ts';
import { useApp } from '../app.ts';
import { COMMON_EMOJI } from '../common-emoji.ts';
import { useDismiss } from '../dismiss.ts';
import { openGuildOf } from '../names.ts';
import { Emoji } from './Button.tsx';
import { type Point, useMenuPosition } from './ContextMenu.tsx';

type PickedEmoji = ClientReaction['emoji'];

/** A small choice of emoji: the server's own and common ones, found by their names. */
export function EmojiPicker(props: { at: Point; onPick: (emoji: PickedEmoji) => void; onClose: () => void }) {
  const { at, onPick, onClose } = props;
  const root = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  const { state } = useApp();
  useDismiss(root, true, onClose);
  useMenuPosition(root, at);
  useEffect(() => root.current?.querySelector('input')?.focus(), []);
  const text = search.trim().toLowerCase();
  const own = (openGuildOf(state)?.emojis ?? []).filter(({ name }) => name.toLowerCase().includes(text));
  const common = COMMON_EMOJI.filter(([, names]) => names.includes(text));
  return (
    <div ref={root} class="emoji-picker" role="dialog" aria-label="Add reaction" data-testid="emoji-picker">
      <input
        value={search}
        aria-label="Find an emoji"
        placeholder="Find an emoji"
        onInput={(event) => setSearch(event.currentTarget.value)}
      />
      <div class="emoji-lists">
        <EmojiGrid
          label={openGuildOf(state)?.name ?? 'Server'}
          emojis={own.map((emoji) => [emoji, `:${emoji.name}:`])}
          onPick={onPick}
        />
        <EmojiGrid
          label="Common"
          emojis={common.map(([name, names]) => [{ id: null, name }, names.split(' ')[0] ?? names])}
          onPick={onPick}
        />
        {own.length === 0 && common.length === 0 && <p class="muted">No emoji is called that.</p>}
      </div>
    </div>
  );
}

/** Emoji with their names; nothing without any. */
function EmojiGrid(props: {
  label: string;
  emojis: readonly (readonly [PickedEmoji, string])[];
  onPick: (emoji: PickedEmoji) => void;
}) {
  const { label, emojis, onPick } = props;
  if (emojis.length === 0) return null;
  return (
    <section aria-label={label}>
      <h4>{label}</h4>
      <div class="emoji-grid">
        {emojis.map(([emoji, name]) => (
          <button
            key={emoji.id ?? emoji.name}
            type="button"
            aria-label={name}
            title={name}
            data-emoji={emoji.name}
            onClick={() => onPick(emoji)}
          >
            <Emoji emoji={emoji} />
          </button>
        ))}
      </div>
    </section>
  );
}

import type {
  APIButtonComponent,
  APIButtonComponentWithCustomId,
  APIButtonComponentWithURL,
} from 'discord-api-types/v10';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { ClientMessage } from '../../../src/client/protocol.ts';
import { useApp } from '../app.ts';
import { emojiName } from '../emoji-names.ts';
import type { AppState } from '../state.ts';
import { Icon } from './Icon.tsx';

const STYLES = ['', 'primary', 'secondary', 'success', 'danger', 'link', 'premium'];

/**
 * A message button: busy from the press until the bot has acknowledged it.
 * @param about the text that it stands beside, which tells it from others with the same label
 */
export function ButtonView({
  button,
  message,
  about,
}: {
  button: APIButtonComponent;
  message: ClientMessage;
  about?: string;
}) {
  const { state, actions } = useApp();
  const className = `button ${STYLES[button.style] ?? 'secondary'}`;
  if ('sku_id' in button)
    return (
      <button type="button" class={className} disabled>
        Buy
      </button>
    );
  const label = (
    <span class="button-label">
      {button.emoji && <Emoji emoji={button.emoji} />}
      {button.label && <span>{button.label}</span>}
    </span>
  );
  if ('url' in button) return <LinkButton button={button} className={className} label={label} />;
  const busy = isBusy(state, message.id, button.custom_id);
  return (
    <button
      type="button"
      class={busy ? `${className} busy` : className}
      data-custom-id={button.custom_id}
      aria-label={spokenName(button, about)}
      aria-busy={busy}
      disabled={button.disabled ?? false}
      onClick={() => {
        if (!busy) void actions.press(message.id, button.custom_id);
      }}
    >
      {label}
      {busy && <Dots />}
    </button>
  );
}

function LinkButton({
  button: { url, disabled = false },
  className,
  label,
}: {
  button: APIButtonComponentWithURL;
  className: string;
  label: JSX.Element;
}) {
  if (disabled) {
    return (
      <button type="button" class={className} disabled>
        {label} <Icon name="external" size={16} />
      </button>
    );
  }
  return (
    <a class={className} href={url} title={url} target="_blank" rel="noreferrer noopener">
      {label} <Icon name="external" size={16} />
    </a>
  );
}

/** What a screen reader says: "Change: Agents". Undefined: the label. */
function spokenName({ label, emoji }: APIButtonComponentWithCustomId, about = ''): string | undefined {
  if (about !== '') return `${label ?? emojiName(emoji?.name ?? 'Button')}: ${about}`;
  return label ? undefined : emojiName(emoji?.name ?? 'Button');
}

/** Whether the bot has not acknowledged this button or menu yet. */
export function isBusy(state: AppState, messageId: string, customId: string): boolean {
  return Object.values(state.pending).some(
    (pending) =>
      pending.kind === 'component' && pending.messageId === messageId && pending.customId === customId,
  );
}

interface ShownEmoji {
  readonly id?: string | null | undefined;
  readonly name?: string | null | undefined;
}

/** A unicode emoji, or the picture of a custom one that this server has; otherwise its name. */
export function Emoji({ emoji }: { emoji: ShownEmoji }) {
  const [broken, setBroken] = useState(false);
  if (!emoji.id) return <span class="emoji">{emoji.name}</span>;
  const name = `:${emoji.name ?? 'emoji'}:`;
  if (broken) return <span class="emoji">{name}</span>;
  const source = `/emojis/${emoji.id}.webp`;
  return <img class="emoji custom" src={source} alt={name} title={name} onError={() => setBroken(true)} />;
}

/** Three dots that pulse: "thinking…" and busy buttons. */
export function Dots() {
  return (
    <span class="dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

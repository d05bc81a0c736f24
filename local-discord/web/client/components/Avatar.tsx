import { useState } from 'preact/hooks';
import type { ClientUser } from '../../../src/client/protocol.ts';

/** Somebody's picture; without one that can be loaded, a coloured circle with their first letter. */
export function Avatar({ user, size }: { user: ClientUser; size: number }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (user.picture && user.picture !== broken) {
    const onError = () => setBroken(user.picture ?? null);
    return <img class="avatar" src={user.picture} alt="" width={size} height={size} onError={onError} />;
  }
  const initial = [...user.username][0]?.toUpperCase() ?? '?';
  return (
    <svg class="avatar" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <circle cx="20" cy="20" r="20" fill={user.color} />
      <text x="20" y="27" text-anchor="middle" font-size="19" font-weight="600" fill={inkOn(user.color)}>
        {initial}
      </text>
    </svg>
  );
}

/** The mark that Discord puts behind an app's name. */
export function AppBadge() {
  return <span class="app-badge">APP</span>;
}

function inkOn(color: string): string {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  if (!hex) return '#fff';
  const [r = 0, g = 0, b = 0] = hex.slice(1).map((part) => Number.parseInt(part, 16));
  return r * 0.299 + g * 0.587 + b * 0.114 > 150 ? '#1e1f22' : '#fff';
}

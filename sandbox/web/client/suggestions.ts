import type { OptionValue } from '../../discord/protocol.ts';

/** Something worth trying, offered by `GET /sandbox/suggestions`. `command` may be `alerts add`. */
export interface Suggestion {
  readonly label: string;
  readonly kind: 'command' | 'message';
  readonly command?: string;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly text?: string;
}

/** The suggestions, or none when nobody offers any. */
export async function loadSuggestions(): Promise<readonly Suggestion[]> {
  try {
    const response = await fetch('/sandbox/suggestions');
    return response.ok ? ((await response.json()) as Suggestion[]) : [];
  } catch {
    return [];
  }
}

import { type Choice, userChoices } from './choices.ts';
import type { AppState } from './state.ts';

const MAX_SUGGESTIONS = 8;

/** The name being typed after an @ at the end of the text, or null. */
export function typedMention(text: string): string | null {
  return /(?:^|\s)@([^\s@]*)$/.exec(text)?.[1] ?? null;
}

/** People and the bot whose name begins with what was typed. */
export function mentionChoices(state: AppState, typed: string): readonly Choice[] {
  const matching = userChoices(state).filter(({ label }) =>
    label.toLowerCase().startsWith(typed.toLowerCase()),
  );
  return matching.slice(0, MAX_SUGGESTIONS);
}

/** The text with a chosen name instead of what was typed of it. */
export function completeMention(text: string, name: string): string {
  return text.replace(/@[^\s@]*$/, () => `@${name} `);
}

/** What is sent: `@Bot` becomes `<@id>` for everybody who is here. Longer names win over their beginnings. */
export function withMentions(state: AppState, text: string): string {
  const everybody = [...userChoices(state)].sort((a, b) => b.label.length - a.label.length);
  return everybody.reduce((sent, { label, value }) => {
    const name = label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return sent.replaceAll(
      new RegExp(`(^|\\s)@${name}(?![\\w])`, 'g'),
      (_all, before: string) => `${before}<@${value}>`,
    );
  }, text);
}

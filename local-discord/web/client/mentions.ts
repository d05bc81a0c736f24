import { type Choice, channelChoices, roleChoices, userChoices } from './choices.ts';
import { ChannelKind } from './numbers.ts';
import type { AppState } from './state.ts';

const MAX_SUGGESTIONS = 8;
/** All but categories. */
const MENTIONABLE = Object.values(ChannelKind).filter((kind) => kind !== ChannelKind.Category);

/** What is being typed at the end of the text, from its @ or # on; or null. */
export function typedMention(text: string): string | null {
  return /(?:^|\s)([@#][^\s@#]*)$/.exec(text)?.[1] ?? null;
}

/** After an @, people, the bot and roles; after a #, channels: those whose name begins with what was typed. */
export function mentionChoices(state: AppState, typed: string): readonly Choice[] {
  const offered = typed.startsWith('#')
    ? namedChannels(state)
    : [...userChoices(state), ...namedRoles(state), ...roleChoices(state).filter(isEveryone)];
  const matching = offered.filter((choice) => written(choice).toLowerCase().startsWith(typed.toLowerCase()));
  return matching.slice(0, MAX_SUGGESTIONS);
}

/** The text with a chosen name instead of what was typed of it. */
export function completeMention(text: string, choice: Pick<Choice, 'label'>): string {
  return text.replace(/[@#][^\s@#]*$/, () => `${written(choice)} `);
}

/** What is sent: `@Bot` becomes `<@id>`, and so do roles and channels. Longer names win over their beginnings. */
export function withMentions(state: AppState, text: string): string {
  const mentions = [
    ...userChoices(state).map((choice) => [written(choice), `<@${choice.value}>`] as const),
    ...namedRoles(state).map(({ label, value }) => [label, `<@&${value}>`] as const),
    ...namedChannels(state).map(({ label, value }) => [label, `<#${value}>`] as const),
  ].sort(([a], [b]) => b.length - a.length);
  return mentions.reduce((sent, [name, mention]) => {
    const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const end = name.startsWith('#') ? '(?![\\w-])' : '(?!\\w)';
    return sent.replaceAll(
      new RegExp(`(^|\\s)${escaped}${end}`, 'g'),
      (_all, before: string) => `${before}${mention}`,
    );
  }, text);
}

/** People are listed by their bare names. */
function written({ label }: Pick<Choice, 'label'>): string {
  return /^[@#]/.test(label) ? label : `@${label}`;
}

/** Everybody is mentioned by this word itself. */
function isEveryone({ label }: Choice): boolean {
  return label === '@everyone';
}

/** Without those that are called like somebody: a bot's own role has its name. */
function namedRoles(state: AppState): Choice[] {
  const people = userChoices(state).map(written);
  return roleChoices(state).filter((role) => !isEveryone(role) && !people.includes(role.label));
}

function namedChannels(state: AppState): Choice[] {
  return channelChoices(state, MENTIONABLE);
}

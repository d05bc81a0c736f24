import type { ClientPoll } from '../../src/client/protocol.ts';
import { findUser } from './names.ts';
import type { AppState } from './state.ts';

type Answer = ClientPoll['answers'][number];

const MINUTE_MS = 60_000;

/** How many votes a poll has, over all answers. */
export function totalVotes({ answers }: ClientPoll): number {
  return answers.reduce((sum, { voters }) => sum + voters.length, 0);
}

/** An answer's share of the votes. */
export function percentOf(poll: ClientPoll, { voters }: Answer): number {
  return Math.round((100 * voters.length) / Math.max(1, totalVotes(poll)));
}

/** The answers with the most votes; none if nobody has voted. */
export function leading({ answers }: ClientPoll): readonly Answer[] {
  const most = Math.max(...answers.map(({ voters }) => voters.length));
  return most === 0 ? [] : answers.filter(({ voters }) => voters.length === most);
}

/** "24h left", in the largest unit that fits. */
export function timeLeft(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / MINUTE_MS));
  if (minutes < 60) return `${minutes}m left`;
  const hours = Math.ceil(minutes / 60);
  return hours <= 24 ? `${hours}h left` : `${Math.ceil(hours / 24)}d left`;
}

/** The names of those who chose an answer. */
export function votersOf(state: AppState, { voters }: Answer): string {
  return voters.map((id) => findUser(state, id)?.username ?? 'Somebody').join(', ');
}

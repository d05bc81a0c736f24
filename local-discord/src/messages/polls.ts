import type { APIMessageComponentEmoji } from 'discord-api-types/v10';
import { isObject, type JsonObject, numberOf, objectOf, objectsOf, textOf } from '../json.ts';
import type { StoredPoll, World } from '../world/model.ts';

const HOUR_MS = 60 * 60_000;
const DEFAULT_HOURS = 24;

/** A poll from a checked request. */
export function newPoll({ clock }: World, body: JsonObject): StoredPoll {
  const answers = objectsOf(body['answers']).map((answer, index) => {
    const media = objectOf(answer['poll_media']);
    const emoji = isObject(media['emoji']) ? (media['emoji'] as APIMessageComponentEmoji) : null;
    return { id: index + 1, text: textOf(media['text']) ?? '', emoji };
  });
  return {
    question: textOf(objectOf(body['question'])['text']) ?? '',
    answers,
    isMultiselect: body['allow_multiselect'] === true,
    votes: new Map(answers.map(({ id }) => [id, new Set<string>()])),
    expiresAt: clock.now() + numberOf(body['duration'], DEFAULT_HOURS) * HOUR_MS,
    isFinal: false,
  };
}

/** How many people voted for an answer. */
export function votesFor({ votes }: StoredPoll, answerId: number): number {
  return votes.get(answerId)?.size ?? 0;
}

/** The answer with the most votes; undefined if nobody voted or several lead. */
export function winnerOf(poll: StoredPoll): StoredPoll['answers'][number] | undefined {
  const most = Math.max(...poll.answers.map(({ id }) => votesFor(poll, id)));
  const leading = poll.answers.filter(({ id }) => votesFor(poll, id) === most);
  return most > 0 && leading.length === 1 ? leading[0] : undefined;
}

/** A poll as the API shows it to the bot, which never votes. */
export function apiPoll(poll: StoredPoll): JsonObject {
  return {
    question: { text: poll.question },
    answers: poll.answers.map(({ id, text, emoji }) => ({
      answer_id: id,
      poll_media: { text, ...(emoji ? { emoji: { ...emoji, id: emoji.id ?? null } } : {}) },
    })),
    expiry: new Date(poll.expiresAt).toISOString(),
    allow_multiselect: poll.isMultiselect,
    layout_type: 1,
    results: {
      // Answers without votes are left out.
      answer_counts: poll.answers.flatMap(({ id }) => {
        const count = votesFor(poll, id);
        return count > 0 ? [{ id, count, me_voted: false }] : [];
      }),
      is_finalized: poll.isFinal,
    },
  };
}

/** The embed of the message that announces a poll's result. */
export function resultEmbed(poll: StoredPoll): JsonObject {
  const winner = winnerOf(poll);
  const counts = poll.answers.map(({ id }) => votesFor(poll, id));
  const fields: Record<string, string> = {
    poll_question_text: poll.question,
    victor_answer_votes: String(Math.max(...counts)),
    total_votes: String(counts.reduce((sum, count) => sum + count, 0)),
    ...(winner ? { victor_answer_id: String(winner.id), victor_answer_text: winner.text } : {}),
    ...(winner?.emoji?.name ? { victor_answer_emoji_name: winner.emoji.name } : {}),
  };
  return {
    type: 'poll_result',
    fields: Object.entries(fields).map(([name, value]) => ({ name, value, inline: false })),
  };
}

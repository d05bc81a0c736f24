import type { Body } from './body.ts';
import { chars, times } from './samples.ts';
import { BAD_LENGTH, type Case, create, TOO_LONG } from './verdict.ts';

/** The first attachment of a message. */
function attachment(rule: string, accept: Body, refuse: Body, complaint: string): Case {
  const message = (fields: Body) => ({ attachments: [{ id: '0', ...fields }] });
  return create(rule, message(accept), message(refuse), `attachments.0.${complaint}`);
}

const answer = (text = 'a') => ({ poll_media: { text } });

function poll(rule: string, accept: Body, refuse: Body, complaint: string): Case {
  const message = (fields: Body) => ({ poll: { question: { text: 'a' }, answers: [answer()], ...fields } });
  return create(rule, message(accept), message(refuse), `poll.${complaint}`);
}

export const attachmentCases: readonly Case[] = [
  attachment('attachments that are sent', { id: '1' }, { id: '2' }, 'id ATTACHMENT_NOT_FOUND'),
  create(
    'each attachment once',
    { attachments: [{ id: '0' }, { id: '1' }] },
    { attachments: [{ id: '0' }, { id: '0' }] },
    'attachments.1.id ATTACHMENT_ID_DUPLICATED',
  ),
  attachment(
    'file name 1024',
    { filename: chars(1024) },
    { filename: chars(1025) },
    `filename ${BAD_LENGTH}`,
  ),
  attachment(
    'file description 1024',
    { description: chars(1024) },
    { description: chars(1025) },
    `description ${TOO_LONG}`,
  ),
  attachment('file title 1024', { title: chars(1024) }, { title: chars(1025) }, `title ${TOO_LONG}`),
  attachment('waveform 400', { waveform: chars(400) }, { waveform: chars(401) }, `waveform ${TOO_LONG}`),
  attachment(
    'duration',
    { duration_secs: 2 ** 31 - 1 },
    { duration_secs: 2 ** 31 },
    'duration_secs NUMBER_TYPE_MAX',
  ),
  attachment('known fields', { is_spoiler: true }, { spoiler: true }, 'spoiler UNKNOWN_FIELD'),
];

export const pollCases: readonly Case[] = [
  poll(
    'question 300',
    { question: { text: chars(300) } },
    { question: { text: chars(301) } },
    `question.text ${BAD_LENGTH}`,
  ),
  poll(
    '10 answers',
    { answers: times(10, () => answer()) },
    { answers: times(11, () => answer()) },
    `answers ${BAD_LENGTH}`,
  ),
  poll(
    'answer 55',
    { answers: [answer(chars(55))] },
    { answers: [answer(chars(56))] },
    `answers.0.poll_media.text ${BAD_LENGTH}`,
  ),
  poll('32 days', { duration: 768 }, { duration: 769 }, 'duration NUMBER_TYPE_MAX'),
];

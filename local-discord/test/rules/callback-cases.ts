import type { Body } from './body.ts';
import { chars, display, embed, times, V2 } from './samples.ts';
import { BAD_LENGTH, type Case, TOO_LONG } from './verdict.ts';

function callback(rule: string, accept: Body, refuse: Body, complaint: string): Case {
  return { rule, judge: 'callback', accept, refuse, complaint };
}

function suggestions(rule: string, accept: unknown, refuse: unknown, complaint: string): Case {
  const answer = (choices: unknown) => ({ type: 8, data: { choices } });
  return callback(rule, answer(accept), answer(refuse), `data.${complaint}`);
}

export const callbackCases: readonly Case[] = [
  callback('known type', { type: 1 }, { type: 2 }, 'type BASE_TYPE_CHOICES'),
  callback('a type', { type: 6 }, {}, 'type BASE_TYPE_REQUIRED'),
  callback('known fields', { type: 6, data: null }, { type: 6, date: {} }, 'date UNKNOWN_FIELD'),
  callback(
    'message content 2000',
    { type: 4, data: { content: chars(2000) } },
    { type: 4, data: { content: chars(2001) } },
    `data.content ${TOO_LONG}`,
  ),
  callback(
    'message that shows something',
    { type: 4, data: { embeds: [embed()] } },
    { type: 4, data: {} },
    '50006',
  ),
  callback(
    'message data',
    { type: 4, data: { content: 'a', flags: 64 } },
    { type: 4 },
    'data BASE_TYPE_REQUIRED',
  ),
  callback(
    'update with new components',
    { type: 7, data: { flags: V2, components: [display()] } },
    { type: 7, data: { components: [display()] } },
    'data.components.0.type UNION_TYPE_CHOICES',
  ),
  callback(
    'update of one part',
    { type: 7, data: { content: 'a' } },
    { type: 7, data: { content: 'a', username: 'b' } },
    'data.username UNKNOWN_FIELD',
  ),
  callback(
    'deferred and ephemeral',
    { type: 5, data: { flags: 64 } },
    { type: 5, data: { flags: V2 } },
    'data.flags BASE_TYPE_CHOICES',
  ),
  callback(
    'deferred without text',
    { type: 5 },
    { type: 5, data: { content: 'a' } },
    'data.content UNKNOWN_FIELD',
  ),
  callback(
    'deferred update without data',
    { type: 6 },
    { type: 6, data: { flags: 64 } },
    'data.flags UNKNOWN_FIELD',
  ),

  suggestions(
    '25 choices',
    times(25, (index) => ({ name: 'a', value: `${index}` })),
    times(26, (index) => ({ name: 'a', value: `${index}` })),
    `choices ${TOO_LONG}`,
  ),
  suggestions(
    'choice name 100',
    [{ name: chars(100), value: 'a' }],
    [{ name: chars(101), value: 'a' }],
    `choices.0.name ${BAD_LENGTH}`,
  ),
  suggestions(
    'choice name 1',
    [{ name: 'a', value: 'a' }],
    [{ name: '', value: 'a' }],
    `choices.0.name ${BAD_LENGTH}`,
  ),
  suggestions(
    'choice value 100',
    [{ name: 'a', value: chars(100) }],
    [{ name: 'a', value: chars(101) }],
    `choices.0.value ${BAD_LENGTH}`,
  ),
  suggestions(
    'choice value given',
    [{ name: 'a', value: 0.5 }],
    [{ name: 'a', value: null }],
    'choices.0.value BASE_TYPE_REQUIRED',
  ),
  suggestions('choices given', [], null, 'choices BASE_TYPE_REQUIRED'),
  suggestions(
    'choice number',
    [{ name: 'a', value: 2 ** 53 }],
    [{ name: 'a', value: 2 ** 53 + 2 }],
    'choices.0.value NUMBER_TYPE_MAX',
  ),
  suggestions(
    'negative choice number',
    [{ name: 'a', value: -(2 ** 53) }],
    [{ name: 'a', value: -(2 ** 53) - 2 }],
    'choices.0.value NUMBER_TYPE_MIN',
  ),
];

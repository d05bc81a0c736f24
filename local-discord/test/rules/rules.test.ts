import { describe, expect, it, test } from 'vitest';
import { callbackErrors, commandErrors, messageErrors } from '../../src/rules/index.ts';
import { CASES } from './all-cases.ts';
import {
  chars,
  display,
  FILES,
  fullCommand,
  fullMessage,
  fullModal,
  fullModernMessage,
  gallery,
  groupedCommand,
  modern,
  picture,
  V2,
} from './samples.ts';
import { complaints, verdict } from './verdict.ts';

describe.each(CASES)('the rules for %s', (_, cases) => {
  test.each(cases)('accept the limit: $rule', ({ judge, accept }) => {
    expect(verdict(judge, accept)).toBeNull();
  });

  test.each(cases)('refuse one beyond the limit: $rule', ({ judge, refuse, complaint }) => {
    expect(complaints(verdict(judge, refuse))).toEqual([complaint]);
  });
});

describe('samples that use every feature', () => {
  it.each(['create'] as const)('are accepted as a message (%s)', (kind) => {
    expect(messageErrors(fullMessage(), { kind, files: FILES })).toBeNull();
  });

  it.each(['create', 'edit', 'callback', 'followup'] as const)(
    'are accepted with new components (%s)',
    (kind) => {
      expect(messageErrors(fullModernMessage(), { kind, files: FILES })).toBeNull();
    },
  );

  it('are accepted as a modal and as commands', () => {
    expect(callbackErrors({ type: 9, data: fullModal() })).toBeNull();
    expect(commandErrors([fullCommand(), groupedCommand()])).toBeNull();
  });
});

describe('an edit that adds Components V2', () => {
  const existing = { flags: 0, content: 'a', embeds: [{ title: 'a' }] };
  const body = modern(display());
  const judged = (edit: object) =>
    complaints(messageErrors({ ...body, ...edit }, { kind: 'edit', existing }));
  const LEGACY = 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2';

  it('is refused while content or embeds of the message remain', () => {
    expect(judged({})).toEqual([`content ${LEGACY}`, `embeds ${LEGACY}`]);
    expect(judged({ content: null })).toEqual([`embeds ${LEGACY}`]);
    expect(judged({ content: null, embeds: null })).toEqual([`embeds ${LEGACY}`]);
    expect(judged({ embeds: [] })).toEqual([`content ${LEGACY}`]);
  });

  it('is accepted when it clears both', () => {
    expect(judged({ content: null, embeds: [] })).toEqual([]);
    expect(judged({ content: '', embeds: [] })).toEqual([]);
  });
});

describe('an error response', () => {
  it('nests an error along the path of the value', () => {
    expect(messageErrors({ embeds: [{ title: chars(257) }] }, { kind: 'create' })).toEqual({
      message: 'Invalid Form Body',
      code: 50035,
      errors: {
        embeds: {
          '0': {
            title: {
              _errors: [{ code: 'BASE_TYPE_MAX_LENGTH', message: 'Must be 256 or fewer in length.' }],
            },
          },
        },
      },
    });
  });

  it('contains several errors at once', () => {
    const errors = messageErrors(
      { content: 5, embeds: [{ title: chars(257), color: -1 }] },
      { kind: 'create' },
    );
    expect(complaints(errors)).toEqual([
      'content STRING_TYPE_CONVERT',
      'embeds.0.title BASE_TYPE_MAX_LENGTH',
      'embeds.0.color NUMBER_TYPE_MIN',
    ]);
  });

  it('has a special code for an empty message', () => {
    expect(messageErrors({}, { kind: 'create' })).toEqual({
      message: 'Cannot send an empty message',
      code: 50006,
    });
  });

  it('names a field called __proto__ as unknown', () => {
    const errors = messageErrors(JSON.parse('{"content":"a","__proto__":1}'), { kind: 'create' });
    expect(complaints(errors)).toEqual(['__proto__ UNKNOWN_FIELD']);
  });

  it.each([null, undefined, 'text', 5, [], [null]])('is the result of the body %j', (body) => {
    expect(messageErrors(body, { kind: 'create' })?.code).toBe(50035);
    expect(callbackErrors(body)?.code).toBe(50035);
    if (!Array.isArray(body) || body.length > 0) expect(commandErrors(body)?.code).toBe(50035);
  });
});

describe('edits', () => {
  const existing = { flags: V2 | (1 << 12) };

  it('follow the rules of Components V2 if the message has them', () => {
    expect(messageErrors({ components: [display()] }, { kind: 'edit', existing })).toBeNull();
    expect(complaints(messageErrors({ content: 'a' }, { kind: 'edit', existing }))).toEqual([
      'content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ]);
  });

  it('may repeat the flags of the message, but not remove the one for Components V2', () => {
    expect(messageErrors({ flags: V2 | (1 << 12) }, { kind: 'edit', existing })).toBeNull();
    expect(complaints(messageErrors({ flags: 1 << 12 }, { kind: 'edit', existing }))).toEqual([
      'flags MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG',
    ]);
  });

  it('may refer to files of the message that are kept', () => {
    const kept = { flags: 0, attachments: [{ id: '900', filename: 'old.png' }] };
    const body = modern({ type: 12, items: [picture({ media: { url: 'attachment://old.png' } })] });
    expect(messageErrors(body, { kind: 'edit', existing: kept })).toBeNull();
    expect(
      messageErrors({ ...body, attachments: [{ id: '900' }] }, { kind: 'edit', existing: kept }),
    ).toBeNull();
    expect(complaints(messageErrors({ ...body, attachments: [] }, { kind: 'edit', existing: kept }))).toEqual(
      ['components.0.items.0.media.url UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND'],
    );
    expect(
      complaints(messageErrors({ attachments: [{ id: '901' }] }, { kind: 'edit', existing: kept })),
    ).toEqual(['attachments.0.id ATTACHMENT_NOT_FOUND']);
  });

  it('follow the same rules as callbacks that update the message of a button', () => {
    const kept = { flags: V2, attachments: [{ id: '900', filename: 'old.png' }] };
    const data = { components: [{ type: 12, items: [picture({ media: { url: 'attachment://old.png' } })] }] };
    expect(callbackErrors({ type: 7, data }, { existing: kept })).toBeNull();
    expect(messageErrors(data, { kind: 'callback', existing: kept })).toBeNull();
    expect(
      callbackErrors({ type: 7, data: { ...data, attachments: [] } }, { existing: kept }),
    ).not.toBeNull();
    // A new message has nothing of the one that the button was on.
    expect(callbackErrors({ type: 4, data: { ...data, flags: V2 } }, { existing: kept })).not.toBeNull();
  });

  it('cannot add a poll', () => {
    const poll = { question: { text: 'a' }, answers: [{ poll_media: { text: 'b' } }] };
    expect(callbackErrors({ type: 4, data: { poll } })).toBeNull();
    expect(complaints(callbackErrors({ type: 7, data: { poll } }))).toEqual(['data.poll POLL_EDIT']);
  });

  it('cannot leave a message empty', () => {
    const nothing = { content: '', embeds: [], components: [], attachments: [] };
    expect(messageErrors(nothing, { kind: 'edit' })?.code).toBe(50006);
    expect(messageErrors({ ...nothing, attachments: undefined }, { kind: 'edit' })).toBeNull();
  });
});

it('a message with eleven files is refused', () => {
  const files = Array.from({ length: 11 }, (_, index) => `${index}.png`);
  expect(messageErrors({}, { kind: 'create', files: files.slice(1) })).toBeNull();
  expect(complaints(messageErrors({}, { kind: 'create', files }))).toEqual([
    'attachments BASE_TYPE_MAX_LENGTH',
  ]);
});

it('a full message is checked in a fraction of a millisecond', () => {
  const body = { ...modern(gallery(10), ...Array.from({ length: 30 }, () => display(chars(100)))) };
  const judge = () => messageErrors(body, { kind: 'create' });
  for (let round = 0; round < 200; round += 1) judge();
  const started = performance.now();
  for (let round = 0; round < 200; round += 1) judge();
  // A wide margin over the 0.1 ms it takes: this is for something quadratic creeping in.
  expect((performance.now() - started) / 200).toBeLessThan(2);
});

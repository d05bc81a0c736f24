import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checked, unknownFields } from '../../src/rest/checked-fields.ts';
import { snowflake, text } from '../../src/rest/fields.ts';
import {
  callbackCheck,
  callbackErrors,
  cleaned,
  commandErrors,
  messageCheck,
  messageErrors,
} from '../../src/rules/index.ts';
import { lengthOf } from '../../src/rules/length.ts';
import { FILES, fullCommand, fullMessage, fullModal, fullModernMessage } from './samples.ts';

describe('the rules, if they are not strict', () => {
  const isStrict = false;

  it('ignore what Discord ignores, and convert what it converts', () => {
    const message = { content: 5, wait: true, tts: 'false' };
    expect(messageErrors(message, { kind: 'create' })?.code).toBe(50_035);
    expect(messageErrors(message, { kind: 'create', isStrict })).toBeNull();
    expect(callbackErrors({ type: '4', data: message, extra: 1 }, { isStrict })).toBeNull();
    const command = { name: 'a', description: 'b', default_member_permissions: 8, default_permission: true };
    expect(commandErrors(command, { isStrict })).toBeNull();
    expect(commandErrors([command, { ...command, name: 'c' }], { isStrict })).toBeNull();
  });

  it('still refuse what is wrong', () => {
    expect(messageErrors({ wait: true }, { kind: 'create', isStrict })?.code).toBe(50_006);
    expect(messageErrors({ content: {} }, { kind: 'create', isStrict })?.code).toBe(50_035);
    expect(callbackErrors({ type: 9, data: { title: 'x' } }, { isStrict })?.code).toBe(50_035);
    expect(commandErrors({ name: 'A B' }, { isStrict })?.code).toBe(50_035);
  });
});

describe('a cleaned body', () => {
  it.each([
    ['a message', fullMessage(), messageCheck('create')],
    ['a message with Components V2', fullModernMessage(), messageCheck('edit')],
    ['a modal', { type: 9, data: fullModal() }, callbackCheck],
  ])('is the same body if all of it is known: %s', (_, body, check) => {
    const { body: read, ignored } = cleaned(body, check);
    expect(read).toBe(body);
    expect(ignored).toEqual([]);
  });

  it('is a copy: what the bot sent stays as it is', () => {
    const sent = { content: 'a', embeds: [{ title: 5, colour: 1 }] };
    const { body, ignored } = cleaned(sent, messageCheck('create'));
    expect(body).toEqual({ content: 'a', embeds: [{ title: '5' }] });
    expect(ignored).toEqual(['embeds.0.colour']);
    expect(sent).toEqual({ content: 'a', embeds: [{ title: 5, colour: 1 }] });
  });

  it('may keep its unknown fields', () => {
    const { body } = cleaned({ content: 5, wait: true }, messageCheck('create'), true);
    expect(body).toEqual({ content: '5', wait: true });
  });

  it('is made of any JSON, and cleaning it once more changes nothing', () => {
    const known = fc.constantFrom(
      'content',
      'embeds',
      'flags',
      'components',
      'attachments',
      'poll',
      'type',
      'data',
    );
    const json = fc.dictionary(fc.oneof(known, fc.string()), fc.jsonValue());
    fc.assert(
      fc.property(json, (body) => {
        for (const check of [messageCheck('create'), callbackCheck]) {
          const once = cleaned(body, check).body;
          expect(cleaned(once, check)).toEqual({ body: once, ignored: [] });
        }
      }),
      { examples: [[{ content: { toString: null }, embeds: [{ timestamp: { toString: null } }] }]] },
    );
  });

  it('has no effect on a full message with files', () => {
    expect(messageErrors(fullMessage(), { kind: 'create', files: FILES, isStrict: false })).toBeNull();
    expect(commandErrors(fullCommand(), { isStrict: false })).toBeNull();
  });
});

describe('the fields of an operation', () => {
  const schema = z.object({
    name: text(1, 5).optional(),
    nsfw: z.boolean().optional(),
    position: z.number().int().nullable().optional(),
    tags: z.array(z.object({ moderated: z.boolean(), id: snowflake.optional() })).optional(),
  });
  const read = (body: unknown) => checked(schema, body, true, unknownFields);

  it('are converted as Discord converts them', () => {
    const form = { name: 5, nsfw: 'true', position: '7', tags: [{ moderated: 1, id: 12 }] };
    const expected = { name: '5', nsfw: true, position: 7, tags: [{ moderated: true, id: '12' }] };
    expect(read(form)).toEqual(expected);
    expect(form.nsfw).toBe('true');
  });

  it('are refused with their paths where nothing can be converted', () => {
    const wrong = { name: {}, nsfw: 'maybe', position: 'x', tags: [{ moderated: [] }] };
    expect(() => read(wrong)).toThrow(
      expect.objectContaining({
        code: 50_035,
        errors: {
          name: { _errors: [expect.objectContaining({ code: 'STRING_TYPE_CONVERT' })] },
          nsfw: { _errors: [expect.objectContaining({ code: 'BOOLEAN_TYPE_CONVERT' })] },
          position: { _errors: [expect.objectContaining({ code: 'NUMBER_TYPE_COERCE' })] },
          tags: {
            0: { moderated: { _errors: [expect.objectContaining({ code: 'BOOLEAN_TYPE_CONVERT' })] } },
          },
        },
      }),
    );
  });

  it('are counted in code points', () => {
    expect(read({ name: '😀'.repeat(5) })).toEqual({ name: '😀'.repeat(5) });
    expect(() => read({ name: '😀'.repeat(6) })).toThrow(expect.objectContaining({ code: 50_035 }));
    expect(() => read({ name: ' ' })).toThrow(expect.objectContaining({ code: 50_035 }));
  });
});

it('a text is as long as it has code points', () => {
  const anyText = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(anyText, (value) => {
      expect(lengthOf(value)).toBe([...value].length);
    }),
  );
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visible } from '../../src/cli/tool.ts';
import { anyCharacter, anyText } from '../support/any-text.ts';
import { ROOT, sourceFilesBelow } from '../support/source-files.ts';

describe('the output of the tools', () => {
  it('escapes control characters and leaves everything else unchanged', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(visible(text)).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
        expect(visible(text).replace(/\\u[0-9a-f]{4}/g, '')).toBe(
          text.replace(/\\u[0-9a-f]{4}/g, '').replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ''),
        );
      }),
    );
    expect(visible('\u001b[2Jnothing\r\n\u202efdp.exe')).toBe(
      '\\u001b[2Jnothing\\u000d\\u000a\\u202efdp.exe',
    );
    expect(visible('Liège – 深圳 🛃 “ok”')).toBe('Liège – 深圳 🛃 “ok”');
  });

  it('stays the same JSON value after escaping', () => {
    fc.assert(
      fc.property(fc.json({ stringUnit: anyCharacter }), (json) => {
        expect(JSON.parse(visible(json))).toEqual(JSON.parse(json));
      }),
    );
  });

  it('is written by one function only', () => {
    const writers = sourceFilesBelow('src/cli').filter((file) =>
      /\.write\(|console\./.test(readFileSync(join(ROOT, file), 'utf8')),
    );
    expect(writers).toEqual(['src/cli/tool.ts']);
  });
});

import type { AutocompleteInteraction } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { createAutocomplete } from '../../../src/discord/interactions/autocomplete.ts';
import type { Command } from '../../../src/discord/interactions/command.ts';

/** A command whose suggestions come when the test says so, and who got which. */
function suggesting(interactionsPerMinute = 0) {
  const answered: string[] = [];
  const asked: string[] = [];
  const gates = new Map<string, () => void>();
  const command = {
    async autocomplete({ id }: AutocompleteInteraction) {
      asked.push(id);
      if (gates.has(id)) await new Promise<void>((resolve) => gates.set(id, resolve));
      return [{ name: 'x'.repeat(200), value: id }];
    },
  } as unknown as Command<null>;
  let now = 0;
  const handle = createAutocomplete<null>(interactionsPerMinute, () => now);
  const type = (id: string, userId = 'ada') => {
    const respond = async (choices: readonly { name: string }[]) => {
      expect(choices.map(({ name }) => name.length)).toEqual([100]);
      answered.push(id);
    };
    const interaction = { id, user: { id: userId }, respond };
    return handle(interaction as unknown as AutocompleteInteraction, command, null);
  };
  const pass = (ms: number) => {
    now += ms;
  };
  return { type, answered, asked, gates, pass };
}

describe('suggestions', () => {
  it('are worked out for the newest of several keystrokes only, and for everybody', async () => {
    const { type, answered, asked } = suggesting();
    await Promise.all([type('1'), type('2'), type('3'), type('4', 'mo')]);
    expect(asked).toEqual(['3', '4']);
    expect(answered).toEqual(['3', '4']);
  });

  it('are not sent when a newer keystroke came while they were worked out', async () => {
    const { type, answered, asked, gates } = suggesting();
    gates.set('1', () => {});
    const slow = type('1');
    while (!asked.includes('1')) await new Promise(setImmediate);
    await type('2');
    gates.get('1')?.();
    await slow;
    expect(answered).toEqual(['2']);
  });

  it('end for somebody with five keystrokes for each command that is allowed, and go on after a minute', async () => {
    const { type, answered, pass } = suggesting(1);
    for (const id of ['1', '2', '3', '4', '5', '6']) await type(id);
    await type('7', 'mo');
    expect(answered).toEqual(['1', '2', '3', '4', '5', '7']);
    pass(60_000);
    await type('8');
    expect(answered.at(-1)).toBe('8');
  });
});

import { expect, it } from 'vitest';
import { addAgent, moveAgent, removeAgent } from '../../../src/commands/arguments/agents.ts';

const FIVE = ['a', 'b', 'c', 'd', 'e'];

it('an added agent comes last, once, and only while there is room', () => {
  expect(addAgent('z')(['a'])).toEqual(['a', 'z']);
  expect(addAgent('a')(['a', 'b'])).toEqual(['a', 'b']);
  expect(addAgent('z')(FIVE)).toEqual(FIVE);
});

it('an agent moves by one place and not beyond the ends', () => {
  expect(moveAgent('b', -1)(FIVE)).toEqual(['b', 'a', 'c', 'd', 'e']);
  expect(moveAgent('b', 1)(FIVE)).toEqual(['a', 'c', 'b', 'd', 'e']);
  expect(moveAgent('a', -1)(FIVE)).toEqual(FIVE);
  expect(moveAgent('e', 1)(FIVE)).toEqual(FIVE);
  expect(moveAgent('z', 1)(FIVE)).toEqual(FIVE);
});

it('an agent is removed, and so are those that no button could name', () => {
  expect(removeAgent('b')(['a', 'b', 'c'])).toEqual(['a', 'c']);
  expect(removeAgent('b')(['a', 'x'.repeat(17), 'b'])).toEqual(['a']);
});

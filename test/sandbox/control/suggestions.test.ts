import { expect, it } from 'vitest';
import { suggestions } from '../../../sandbox/suggestions.ts';
import { selectLinks } from '../../../src/chat/render-reply.ts';

it('suggests each product link only once, as the bot answers it only once', () => {
  const subjects = suggestions().flatMap((suggestion) =>
    suggestion.kind === 'message'
      ? suggestion.text.split('\n').flatMap((line) => selectLinks(line).links.map(({ subject }) => subject))
      : [],
  );
  expect(subjects).toHaveLength(17);
  expect(new Set(subjects.map((subject) => JSON.stringify(subject))).size).toBe(subjects.length);
});

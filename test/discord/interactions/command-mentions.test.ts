import { expect, it } from 'vitest';
import { createCommandMentions } from '../../../src/discord/interactions/register-commands.ts';

it('a registered command and its subcommands are named so that a tap starts them', () => {
  const mentions = createCommandMentions();
  mentions.learn([
    { id: '1200000000000000020', name: 'alerts' },
    { id: '1200000000000000021', name: 'track' },
  ]);
  expect(mentions.mention('track')).toBe('</track:1200000000000000021>');
  expect(mentions.mention('alerts list')).toBe('</alerts list:1200000000000000020>');
});

it('a command whose id is not known is named in plain text', () => {
  expect(createCommandMentions().mention('track')).toBe('`/track`');
});

it('a command that Discord lists without its id is named in plain text', () => {
  const mentions = createCommandMentions();
  mentions.learn([{ name: 'track' }]);
  expect(mentions.mention('track')).toBe('`/track`');
});

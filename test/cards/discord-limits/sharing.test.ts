import { ComponentType } from 'discord.js';
import fc from 'fast-check';
import { button } from '../../../src/cards/components.ts';
import { sharedView, takenBackView } from '../../../src/cards/sharing.ts';
import { itIsAccepted } from '../../support/accepted-by-discord.ts';
import { countOf } from '../../support/message-parts.ts';

const CHANNEL = `<#${'9'.repeat(19)}>`;
const BUTTONS = ['Take it back', 'Back'].map((label, index) => button(label, `haul:takeback:${index}`));
const buttons = fc.subarray(BUTTONS, { minLength: 1 });

itIsAccepted('what was shared', {
  data: fc.record({ buttons }),
  maximal: [{ buttons: BUTTONS }],
  render: (post, texts) => sharedView(CHANNEL, post.buttons, texts),
  reaches: { 'two buttons': (view) => countOf(view, ComponentType.Button) === 2 },
});

itIsAccepted('what was taken back', {
  data: fc.record({ buttons: fc.subarray(BUTTONS) }),
  maximal: [{ buttons: BUTTONS }],
  render: (post, texts) => takenBackView(CHANNEL, post.buttons, texts),
  reaches: { 'two buttons': (view) => countOf(view, ComponentType.Button) === 2 },
});

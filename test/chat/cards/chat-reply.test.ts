import type { APIButtonComponent } from 'discord.js';
import { expect, it } from 'vitest';
import { chatReplyView } from '../../../src/chat/cards/chat-reply.ts';
import { textsFor } from '../../../src/texts/index.ts';
import { partsOf } from '../../support/discord-user.ts';
import { qcAnswer, qcCard, reader } from '../../support/qc-cards.ts';

it.each([
  [null, 28, '28 QC photos'],
  ['CNFans', 28, '28 photos'],
  ['CNFans', 1, '1 photo'],
  ['AllChinaBuy', 28, '28 QC'],
])(
  'the reply to a link, with an agent (%s), names its photos as clearly as fits a phone (%i)',
  (name, photos, label) => {
    const { summary } = qcCard(qcAnswer([{ photos }]));
    const links = name === null ? [] : [{ agent: name, name, url: 'https://agent.example/1' }];
    const item = { summary, links, pending: false, spoiler: false };
    const reply = { items: [item], total: 1, more: 0, strip: null };
    const view = chatReplyView(reply, reader(textsFor('en-US')));
    const [button] = partsOf<APIButtonComponent>(view.components).filter(({ type }) => type === 2);
    expect(button).toMatchObject({ label });
  },
);

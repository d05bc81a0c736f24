import type { APIStringSelectComponent } from 'discord.js';
import type { ClientMessage } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LOCAL_TOKEN } from '../../sandbox/discord.ts';
import { seeded } from '../../sandbox/seed.ts';
import { en } from '../../src/texts/en.ts';
import { allTextOf, asUser, buttonOf, descriptionOf, partsOf } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';

const SHOES = 'https://cnfans.com/product?platform=WEIDIAN&id=7212345601';
const TOTE = 'https://weidian.com/item.html?itemID=7240011893';
const GIFT = 'https://weidian.com/item.html?itemID=7240011901';
const DELIVERED = 'UJ558209175CN';
const SEND_MESSAGES = 1n << 11n;
const MANAGE_THREADS = 1n << 34n;
const STAFF = { name: 'Staff', moderated: true };
const channelSchema = z.object({
  available_tags: z.array(z.object({ id: z.string(), name: z.string() })).default([]),
  applied_tags: z.array(z.string()).default([]),
});
const THREADS = /^\/channels\/\d+\/threads$/;
const SILENT_FORUM = { silence: 'unanswered', operation: 'get_channel' } as const;

const bot = useRunningBot({ EXCHANGE_RATES: 'EUR=0.128', POLL_MINUTES: '0' }, async () => {});
const { runCommand, press, pressForged, submitForm, choose } = asUser(bot);

const labelsOf = ({ components }: ClientMessage) =>
  partsOf<{ label?: string }>(components).flatMap(({ label }) => label ?? []);
const idOf = (card: ClientMessage) => /haul:add:(\d+)/.exec(JSON.stringify(card.components))?.[1] ?? '';
const openParcels = (card: ClientMessage) => pressForged(card, `haul:parcels:${idOf(card)}`, seeded.mo);
const openHaul = () => runCommand('haul', { userId: seeded.mo });
const fillIn = (card: ClientMessage, label: string, words: string, forum: string = seeded.finds) =>
  submitForm(card, label, { forum, title: 'Caps & totes', words }, seeded.mo);
const write = async (words: string) => fillIn(await arrivedHaul(), 'Write a review', words);

/** The posts in the forum. */
async function posts() {
  const { guilds } = await bot().discord.state({ userId: seeded.ada });
  return guilds.flatMap(({ channels }) => channels.filter(({ parentId }) => parentId === seeded.finds));
}
const firstMessageOf = async (postId: string) =>
  (await bot().discord.messages({ userId: seeded.ada, channelId: postId }))[0];
/** The menu of tags below a preview. */
const menuOf = (card: ClientMessage) =>
  partsOf<APIStringSelectComponent>(card.components).find((part) => 'options' in part);
const tagsOf = (card: ClientMessage) => menuOf(card)?.options.map(({ label }) => label) ?? [];
const chosenIn = (card: ClientMessage) =>
  menuOf(card)?.options.flatMap((option) => (option.default === true ? [option.label] : [])) ?? [];
/** Asks as the bot. */
async function channel(id: string) {
  const headers = { authorization: `Bot ${LOCAL_TOKEN}` };
  const answer = await fetch(`${bot().discordUrl}/v10/channels/${id}`, { headers });
  return channelSchema.parse(await answer.json());
}
const forumTags = async () => (await channel(seeded.finds)).available_tags;
async function tagsOfNewestPost(): Promise<(string | undefined)[]> {
  const newest = (await posts()).map(({ id }) => BigInt(id)).toSorted((a, b) => (a < b ? 1 : -1))[0];
  const [tags, { applied_tags: applied }] = [await forumTags(), await channel(String(newest))];
  return applied.map((id) => tags.find((tag) => tag.id === id)?.name);
}
/** Takes a permission in the forum away while something is done. */
async function without<T>(id: string, permission: bigint, action: () => Promise<T>): Promise<T> {
  bot().discord.setOverwrite(seeded.finds, { id, type: 1, allow: 0n, deny: permission });
  try {
    return await action();
  } finally {
    bot().discord.setOverwrite(seeded.finds, { id, remove: true });
  }
}

/** A new haul of Mo's: two products, whose only parcel is here. */
async function arrivedHaul(): Promise<ClientMessage> {
  const last = await openHaul();
  if (idOf(last) !== '') await pressForged(last, `haul:reviewclose:${idOf(last)}`, seeded.mo);
  const card = await runCommand('haul', { userId: seeded.mo, options: { add: `${SHOES} ${TOTE}` } });
  const list = `Secret gift ${DELIVERED}`;
  await submitForm(await openParcels(card), 'Add numbers', { list }, seeded.mo);
  await expect.poll(async () => labelsOf(await openHaul()), { timeout: 10_000 }).toContain('Write a review');
  return openHaul();
}

describe('the review of a haul', () => {
  it('is shown before it is posted, can be changed, and says nothing about parcels or people but its author', async () => {
    const haul = await arrivedHaul();
    expect(
      partsOf<{ label?: string; style?: number }>(haul).filter(({ style }) => style === 1),
    ).toMatchObject([{ label: 'Write a review' }]);
    const preview = await fillIn(
      haul,
      'Write a review',
      'Great *caps*!\n\n- @everyone buy <#1> at https://evil.example',
    );
    expect(preview.visibleTo).toBe(seeded.mo);
    expect(descriptionOf(preview)).toContain(`### Ready to post in <#${seeded.finds}>`);
    expect(await posts()).toEqual([]);
    const changed = await submitForm(preview, 'Change', { title: 'Two caps' }, seeded.mo);
    expect(descriptionOf(changed)).toContain('### Two caps');
    expect(descriptionOf(changed)).toContain(
      'Great \\*caps\\*!\n\n\\- \\@everyone buy \\<\\#1\\> at https\\:',
    );
    const body = descriptionOf(changed).split('### Two caps\n')[1] ?? '';

    const posted = await press(changed, 'Post', seeded.mo);
    expect(posted.id).toBe(changed.id);
    expect(descriptionOf(posted)).toContain(`### ✅ Posted in <#${seeded.finds}>`);
    const [post, ...others] = await posts();
    expect([post?.name, others]).toEqual(['Two caps', []]);
    expect(allTextOf(posted)).toContain(`https://discord.com/channels/${seeded.haulClub}/${post?.id}`);
    const message = await firstMessageOf(post?.id ?? '');
    if (message === undefined) throw new Error('no message');
    expect(descriptionOf(message)).toBe(body);
    expect(body).toMatch(/^### (At least )?CN¥/);
    expect(body).toMatch(/\n📦 1 parcel · took \d+ days?\n/);
    expect(body).toMatch(/\*\*1\*\* \[.+\]\(https:\/\/.+\)\n-# CN¥/);
    expect(body).toContain(`Review by <@${seeded.mo}>`);
    expect(JSON.stringify(message)).not.toMatch(/UJ558209175CN|Secret gift/);

    const closed = await press(posted, 'Close haul', seeded.mo);
    expect(descriptionOf(closed)).toContain('closed');
    expect(labelsOf(closed)).not.toContain('Write a review');
  });

  it('is posted once, however often “Post” is pressed', async () => {
    const before = (await posts()).length;
    const preview = await write('Pressed twice');
    const answers = await Promise.all([press(preview, 'Post', seeded.mo), press(preview, 'Post', seeded.mo)]);
    expect(answers.map(descriptionOf).join('\n')).toMatch(/This review is being posted|Already posted in/);
    expect(await posts()).toHaveLength(before + 1);
  });

  it('is not posted with what came into the haul after its preview, before its author has seen that, too', async () => {
    const before = (await posts()).length;
    const preview = await write('Before the gift');
    await runCommand('haul', { userId: seeded.mo, options: { add: GIFT } });
    const again = await press(preview, 'Post', seeded.mo);
    expect(await posts()).toHaveLength(before);
    expect(descriptionOf(again)).toContain(`### ⚠️ ${en.haulReview.notPosted}\n${en.haulReview.changed}`);
    expect(descriptionOf(again)).toContain('Before the gift');
    expect(descriptionOf(again)).toContain('\n**3** [');
    await press(again, 'Try again', seeded.mo);
    expect(await posts()).toHaveLength(before + 1);
  });

  it('says after a restart that it is posted already, and where, and is posted again only by another button', async () => {
    const before = (await posts()).length;
    const preview = await write('Kept');
    const other = await fillIn(await openHaul(), 'Write a review', 'Kept');
    const post = buttonOf(preview, 'Post').custom_id;
    const known = new Set((await posts()).map(({ id }) => id));
    await press(preview, 'Post', seeded.mo);
    const first = (await posts()).find(({ id }) => !known.has(id));
    await bot().restart();
    expect(descriptionOf(await pressForged(preview, post, seeded.mo))).toContain('✅ Posted in');
    const told = await press(other, 'Post', seeded.mo);
    expect(descriptionOf(told)).toMatch(new RegExp(`^### ✅ Already posted in <#${seeded.finds}>\n`));
    expect(labelsOf(told)).toEqual(['Open the post', 'Change', 'Post again', 'Back']);
    expect(allTextOf(told)).toContain(`https://discord.com/channels/${seeded.haulClub}/${first?.id}`);
    expect(await posts()).toHaveLength(before + 1);

    const again = buttonOf(told, 'Post again').custom_id;
    expect(descriptionOf(await press(told, 'Post again', seeded.mo))).toContain('✅ Posted in');
    expect(await posts()).toHaveLength(before + 2);
    const late = await pressForged(told, again, seeded.mo);
    expect(descriptionOf(late)).toMatch(/^### ✅ Posted/);
    expect(await posts()).toHaveLength(before + 2);
  });

  it('says in its preview that this haul’s is posted there already', async () => {
    const posted = await press(await write('Seen'), 'Post', seeded.mo);
    const haulId = idOf(posted) || /haul:card:(\d+)/.exec(allTextOf(posted))?.[1];
    const card = await pressForged(posted, `haul:parcels:${haulId}`, seeded.mo);
    const preview = await fillIn(card, 'Write a review', 'Seen twice');
    expect(descriptionOf(preview)).toContain('Already posted in');
    bot().discord.failNext(SILENT_FORUM);
    const changed = await fillIn(preview, 'Change', 'Seen three times');
    expect(descriptionOf(changed)).toContain('Already posted in');
  });

  it('names the permission that the bot lacks, keeps what was written, and is posted when it has it', async () => {
    const before = (await posts()).length;
    const lacks = /^### ⚠️ Not posted yet\nI can’t post in .*\*\*Send Messages\*\*/;
    const warned = await without(seeded.bot, SEND_MESSAGES, () => write('Good packing'));
    expect(descriptionOf(warned)).toMatch(lacks);
    const ready = await fillIn(warned, 'Change', 'Very good packing');
    expect(descriptionOf(ready)).toMatch(/^### Ready to post/);
    const refused = await without(seeded.bot, SEND_MESSAGES, () => press(ready, 'Post', seeded.mo));
    expect(refused.id).toBe(ready.id);
    expect(descriptionOf(refused)).toMatch(lacks);
    expect(descriptionOf(refused)).toContain('Very good packing');
    expect(await posts()).toHaveLength(before);
    expect(descriptionOf(await press(refused, 'Try again', seeded.mo))).toContain('✅ Posted');
    expect(await posts()).toHaveLength(before + 1);
  });

  it('looks whether it is there before it is posted again, if Discord’s answer was lost', async () => {
    const before = (await posts()).length;
    const preview = await write('Lost');
    bot().discord.failNext({ status: 500, route: THREADS, times: 1 });
    const unanswered = await press(preview, 'Post', seeded.mo);
    expect(descriptionOf(unanswered)).toContain('Discord didn’t answer');
    expect(await posts()).toHaveLength(before);
    expect(descriptionOf(await press(unanswered, 'Try again', seeded.mo))).toContain('✅ Posted');
    expect(await posts()).toHaveLength(before + 1);
    const late = await pressForged(unanswered, buttonOf(unanswered, 'Try again').custom_id, seeded.mo);
    expect(descriptionOf(late)).toMatch(/^### ✅ Posted/);
    expect(await posts()).toHaveLength(before + 1);
  });

  it('is not posted twice where its answer was lost, even if it is changed before the next attempt', async () => {
    const before = (await posts()).length;
    const preview = await write('Lost and changed');
    bot().discord.failNext({ status: 500, applied: true, route: THREADS });
    const unanswered = await press(preview, 'Post', seeded.mo);
    expect(descriptionOf(unanswered)).toContain('Discord didn’t answer');
    expect(await posts()).toHaveLength(before + 1);
    const changed = await fillIn(unanswered, 'Change', 'Lost and then changed');
    expect(descriptionOf(await press(changed, 'Post', seeded.mo))).toContain('✅ Posted');
    expect(await posts()).toHaveLength(before + 1);

    const next = await write('Lost, of another haul');
    bot().discord.failNext({ status: 500, route: THREADS });
    const failed = await press(next, 'Post', seeded.mo);
    expect(descriptionOf(await press(failed, 'Try again', seeded.mo))).toContain('✅ Posted');
    expect(await posts()).toHaveLength(before + 2);
  });

  it('is posted with the tags that its author chose', async () => {
    bot().discord.setForumTags(seeded.finds, [{ name: 'Shoes', emoji: '👟' }, { name: 'Bags' }, STAFF]);
    const preview = await write('Tagged');
    expect(tagsOf(preview)).toEqual(['Shoes', 'Bags']);
    const chosen = await choose(preview, 0, ({ options }) => options.map(({ value }) => value), seeded.mo);
    expect(chosen.id).toBe(preview.id);
    expect(chosenIn(chosen)).toEqual(['Shoes', 'Bags']);
    const changed = await submitForm(chosen, 'Change', { title: 'Two tags' }, seeded.mo);
    expect(chosenIn(changed)).toEqual(['Shoes', 'Bags']);
    await press(changed, 'Post', seeded.mo);
    expect(await tagsOfNewestPost()).toEqual(['Shoes', 'Bags']);
  });

  it('waits for a tag where each post needs one', async () => {
    const before = (await posts()).length;
    bot().discord.setForumTags(seeded.finds, [{ name: 'Shoes' }, STAFF], { areRequired: true });
    const preview = await write('Needs a tag');
    expect(descriptionOf(preview)).toMatch(new RegExp(`^### Choose a tag for <#${seeded.finds}>`));
    expect(buttonOf(preview, 'Post').disabled).toBe(true);
    const refused = await pressForged(preview, buttonOf(preview, 'Post').custom_id, seeded.mo);
    expect(descriptionOf(refused)).toMatch(/^### Choose a tag for/);
    expect(await posts()).toHaveLength(before);
    const chosen = await choose(refused, 0, ({ options }) => options[0]?.value ?? '', seeded.mo);
    expect(descriptionOf(chosen)).toMatch(/^### Ready to post/);
    await press(chosen, 'Post', seeded.mo);
    expect(await tagsOfNewestPost()).toEqual(['Shoes']);
  });

  it('keeps the chosen tags, and isn’t called ready, while Discord doesn’t say which tags there are', async () => {
    bot().discord.setForumTags(seeded.finds, [{ name: 'Shoes', emoji: '👟' }, { name: 'Bags' }]);
    const chosen = await choose(await write('Kept'), 0, ({ options }) => options[0]?.value ?? '', seeded.mo);
    bot().discord.failNext(SILENT_FORUM);
    const changed = await fillIn(chosen, 'Change', 'Kept, and changed');
    expect(descriptionOf(changed)).toMatch(/^### ⚠️ Not posted yet\nDiscord didn’t answer/);
    expect([tagsOf(changed), chosenIn(changed)]).toEqual([['Shoes', 'Bags'], ['Shoes']]);
    bot().discord.failNext({ status: 400, code: 40_067, route: THREADS });
    bot().discord.failNext(SILENT_FORUM);
    const refused = await press(changed, 'Try again', seeded.mo);
    expect(descriptionOf(refused)).toMatch(/^### ⚠️ Not posted yet\nDiscord didn’t answer/);
    await press(refused, 'Try again', seeded.mo);
    expect(await tagsOfNewestPost()).toEqual(['Shoes']);
  });

  it('says so where a chosen tag was deleted meanwhile', async () => {
    bot().discord.setForumTags(seeded.finds, [{ name: 'Shoes' }, { name: 'Bags' }]);
    const chosen = await choose(await write('Gone'), 0, ({ options }) => options[0]?.value ?? '', seeded.mo);
    bot().discord.failNext({ status: 404, code: 10_087, route: THREADS });
    bot().discord.setForumTags(seeded.finds, [{ name: 'Bags' }]);
    const refused = await press(chosen, 'Post', seeded.mo);
    expect(descriptionOf(refused)).toMatch(/^### ⚠️ Not posted yet\nA tag that you chose was deleted/);
    expect([tagsOf(refused), chosenIn(refused)]).toEqual([['Bags'], []]);
    expect(descriptionOf(await press(refused, 'Try again', seeded.mo))).toContain('✅ Posted');
  });

  it('says that a tag is needed where it is posted already, too', async () => {
    const preview = await write('Once more');
    const other = await fillIn(await openHaul(), 'Write a review', 'Once more');
    await press(preview, 'Post', seeded.mo);
    bot().discord.setForumTags(seeded.finds, [{ name: 'Shoes' }], { areRequired: true });
    const told = await press(other, 'Post', seeded.mo);
    expect(descriptionOf(told)).toMatch(/^### ✅ Already posted in .*\n.*\nEach post there needs a tag\./);
    expect(buttonOf(told, 'Post again').disabled).toBe(true);
    const chosen = await choose(told, 0, ({ options }) => options[0]?.value ?? '', seeded.mo);
    expect(descriptionOf(chosen)).toContain('*Post again* adds a second post');
    expect(buttonOf(chosen, 'Post again').disabled ?? false).toBe(false);
  });

  it('offers tags for moderators only to them, and takes no others', async () => {
    bot().discord.setForumTags(seeded.finds, [{ name: 'Shoes' }, STAFF], { areRequired: true });
    const preview = await write('For moderators');
    const { custom_id: menu = '' } = menuOf(preview) ?? {};
    const { id: staff = '' } = (await forumTags()).find(({ name }) => name === STAFF.name) ?? {};
    const forged = await pressForged(preview, menu, seeded.mo, [staff]);
    expect(chosenIn(forged)).toEqual([]);
    const allow = (id: string) =>
      bot().discord.setOverwrite(seeded.finds, { id, type: 1, allow: MANAGE_THREADS, deny: 0n });
    allow(seeded.mo);
    expect(tagsOf(await write('Bot may not'))).toEqual(['Shoes']);
    allow(seeded.bot);
    const moderated = await write('By a moderator');
    expect(tagsOf(moderated)).toEqual(['Shoes', 'Staff']);
    const chosen = await choose(moderated, 0, () => staff, seeded.mo);
    await press(chosen, 'Post', seeded.mo);
    expect(await tagsOfNewestPost()).toEqual(['Staff']);
    for (const id of [seeded.mo, seeded.bot]) bot().discord.setOverwrite(seeded.finds, { id, remove: true });
  });

  it('says so where a forum wants a tag that only moderators set', async () => {
    bot().discord.setForumTags(seeded.finds, [STAFF], { areRequired: true });
    const preview = await write('No tag for me');
    expect(descriptionOf(preview)).toContain(`Posts in <#${seeded.finds}> need a tag, and I can’t set any`);
    expect(menuOf(preview)).toBeUndefined();
    bot().discord.setForumTags(seeded.finds, []);
  });

  it('says so where Discord wants a tag that the bot knows nothing of', async () => {
    const preview = await write('Tagged');
    bot().discord.failNext({ status: 400, code: 40_067, route: THREADS });
    const refused = await press(preview, 'Post', seeded.mo);
    expect(descriptionOf(refused)).toContain(`Posts in <#${seeded.finds}> need a tag`);
    expect(labelsOf(refused)).toEqual(['Try again', 'Change', 'Back']);
  });

  it('is not posted where its author may not post', async () => {
    const before = (await posts()).length;
    const preview = await without(seeded.mo, SEND_MESSAGES, () => write('Not allowed'));
    expect(descriptionOf(preview)).toContain(`You can’t post in <#${seeded.finds}>`);
    expect(labelsOf(preview)).toEqual(['Change', 'Back']);
    const sealed = 'a'.repeat(48);
    for (const forged of [`haul:post:${idOf(await openHaul())}:${sealed}`, `haul:post:1:${seeded.finds}`]) {
      const refused = await pressForged(preview, forged, seeded.mo);
      expect(descriptionOf(refused)).toContain('This button is out of date');
    }
    expect(await posts()).toHaveLength(before);
  });

  it('is nobody else’s: neither its form nor its “Post” works for others', async () => {
    const before = (await posts()).length;
    const preview = await write('Mine');
    const { custom_id: post } = buttonOf(preview, 'Post');
    const own = await runCommand('haul', { userId: seeded.ada, options: { add: SHOES } });
    expect(descriptionOf(await pressForged(own, post, seeded.ada))).toContain('This button is out of date');
    const [, , haulId] = post.split(':');
    const form = await pressForged(own, `haul:review:${haulId}`, seeded.ada);
    expect(descriptionOf(form)).toContain('This haul was deleted');
    const elsewhere = await pressForged(await openHaul(), post, seeded.mo);
    expect(descriptionOf(elsewhere)).toContain('This button is out of date');
    expect(await posts()).toHaveLength(before);
  });

  it('is offered by “Got it” on the last parcel', async () => {
    await arrivedHaul();
    const track = () => runCommand('track', { options: { number: DELIVERED }, userId: seeded.mo });
    const answer = await press(await track(), 'Got it', seeded.mo);
    expect(labelsOf(answer)).toEqual(['Write a review', 'History']);
    const inDm = await runCommand('track', {
      options: { number: DELIVERED },
      userId: seeded.mo,
      channelId: seeded.dmMo,
    });
    const told = await pressForged(inDm, `track:received:${DELIVERED}`, seeded.mo);
    expect(descriptionOf(told)).toContain('That was the last parcel of **My haul**');
    expect(labelsOf(await openHaul())).toContain('Write a review');
  });

  it('needs a server with a forum; elsewhere, the haul can be shared', async () => {
    const haul = await arrivedHaul();
    const inDm = await runCommand('haul', { userId: seeded.mo, channelId: seeded.dmMo });
    const refused = await press(inDm, 'Write a review', seeded.mo);
    expect(descriptionOf(refused)).toContain('Reviews go into a server’s forum');
    expect(labelsOf(refused)).toEqual(['Share']);
    bot().discord.deleteChannel(seeded.finds);
    expect(descriptionOf(await press(haul, 'Write a review', seeded.mo))).toContain(
      'This server has no forum',
    );
  });
});

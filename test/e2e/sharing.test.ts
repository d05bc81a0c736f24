import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PermissionFlagsBits } from 'discord.js';
import type { ClientMessage } from 'local-discord';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { openCurrentStore, type Store } from '../../src/store/index.ts';
import { allTextOf, asUser, descriptionOf, labelsOf } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';
import { asSharer } from '../support/shared-posts.ts';
import { prepareDatabase } from '../support/store-fixtures.ts';

const folder = mkdtempSync(join(tmpdir(), 'haulmate-'));
const path = join(folder, 'haulmate.db');
await prepareDatabase(path, async () => {});
const bot = useRunningBot({ DATABASE_PATH: path, POLL_MINUTES: '0' });
const { runCommand, press, pressForged } = asUser(bot);
const { publicPosts, preview, postedBy, share } = asSharer(bot);

/** The bot's own database, beside it. */
let store: Store;
beforeAll(async () => {
  store = await openCurrentStore(path, () => 'all');
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** The custom id of *Share* on a new haul of Ada. */
async function shareId(): Promise<string> {
  const items = [{ product: 'weidian:7240011893', quantity: 2 }, { product: 'weidian:7212345601' }];
  return `haul:share:${await store.hauls.create(seeded.ada, { name: 'Spring haul', items }, Date.now())}`;
}

/** A card with its picture; the first answer may have to do without. */
const grown = ({ id }: ClientMessage) =>
  bot().discord.waitForMessage((message) => message.id === id && message.attachments.length > 0);

describe('sharing', () => {
  it('shows what will be posted before anybody else sees it', async () => {
    const id = await shareId();
    const before = await publicPosts();
    const shown = await preview(id);
    expect(shown.visibleTo).toBe(seeded.ada);
    expect(shown).toHaveText(`### Share this in <#${seeded.general}>?\nEveryone there sees`);
    expect(shown).toHaveText(`Shared by <@${seeded.ada}>`);
    expect(labelsOf(shown)).toEqual(['Post', 'Hide my name', 'Back']);
    expect(await publicPosts()).toHaveLength(before.length);
    expect(await press(shown, 'Back')).toHaveText('Spring haul');
  });

  it('posts a message of the bot’s own, which answers nothing, and without the name if it is hidden', async () => {
    const shown = await preview(await shareId());
    const hidden = await press(shown, 'Hide my name');
    expect(hidden.id).toBe(shown.id);
    expect(allTextOf(hidden)).not.toContain(seeded.ada);
    expect(labelsOf(hidden)).toEqual(['Post', 'Show my name', 'Back']);
    const { answer, post } = await postedBy(() => press(hidden, 'Post'));
    expect(answer.id).toBe(shown.id);
    expect(descriptionOf(answer)).toBe(`### Posted in <#${seeded.general}>`);
    expect(allTextOf(post)).not.toContain(seeded.ada);
    expect(post).toMatchObject({ interaction: null, replyTo: null });
    expect(await store.sharedPosts.get(post.id)).toMatchObject({ userId: seeded.ada, isNamed: false });
  });

  it('is taken back by whoever shared it, and by nobody else', async () => {
    const shown = await preview(await shareId());
    const { answer, post } = await postedBy(() => press(shown, 'Post'));
    const others = await pressForged(post, `haul:takeback:${post.id}`, seeded.mo);
    expect(allTextOf(others)).toContain('so I can’t take it back');
    expect((await publicPosts()).map(({ id }) => id)).toContain(post.id);
    const taken = await press(answer, 'Take it back');
    expect((await publicPosts()).map(({ id }) => id)).not.toContain(post.id);
    expect(descriptionOf(taken)).toBe(`The post in <#${seeded.general}> is gone.`);
    expect(labelsOf(taken)).toEqual(['Back']);
    expect(await store.sharedPosts.get(post.id)).toBeUndefined();
  });

  it('can still be taken back from the next preview, when its own answer is gone', async () => {
    const { post } = await postedBy(async () => press(await preview(await shareId()), 'Post'));
    const shown = await preview(await shareId());
    expect(shown).toHaveText(`[Your last post here](https://discord.com/channels/`);
    expect(shown).toHaveText(`/${post.id})`);
    const taken = await press(shown, 'Take it back');
    expect((await publicPosts()).map(({ id }) => id)).not.toContain(post.id);
    // Nothing is posted below a preview that is gone.
    expect(labelsOf(taken)).toEqual(['Back']);
  });

  it('posts once for two taps, and again after another preview', async () => {
    const id = await shareId();
    const shown = await preview(id);
    const before = (await publicPosts()).length;
    const [first] = await Promise.all([press(shown, 'Post'), press(shown, 'Post')]);
    expect(await publicPosts()).toHaveLength(before + 1);
    const again = await pressForged(await press(first, 'Back'), id, seeded.ada);
    await press(again, 'Post');
    expect(await publicPosts()).toHaveLength(before + 2);
  });

  it('has one poll about a product at a time, after a restart, too', async () => {
    const channelId = bot().discord.admin.createChannel({ guildId: seeded.haulClub, name: 'questions' });
    const openPreview = async (userId: string) => {
      const card = await runCommand('qc', { channelId, userId, options: { link: 'weidian:7212345601' } });
      return press(await press(card, 'More', userId), 'Preview', userId);
    };
    const answer = await press(await openPreview(seeded.lin), 'Post', seeded.lin);
    expect(descriptionOf(answer)).toBe(`### Posted in <#${channelId}>`);
    await bot().restart();
    const refused = await openPreview(seeded.ada);
    expect(refused).toHaveText('already a poll about this product');
    await press(answer, 'Take it back', seeded.lin);
    expect(await openPreview(seeded.ada)).toHaveButton('Post');
  });

  it('says what the bot lacks to post there', async () => {
    const { discord } = bot();
    const channelId = discord.admin.createChannel({ guildId: seeded.haulClub, name: 'closed-to-bots' });
    const id = await shareId();
    const card = await runCommand('haul', { channelId });
    discord.admin.setBotPermissions(channelId, PermissionFlagsBits.ViewChannel);
    const refused = await pressForged(card, id, seeded.ada);
    expect(allTextOf(refused)).toContain(`I can’t post in <#${channelId}>.`);
    expect(labelsOf(refused)).toEqual(['Back']);
  });

  it('leaves no name behind when the person deletes their data', async () => {
    const post = await grown(await share(await shareId()));
    await pressForged(await runCommand('settings'), 'privacy:delete', seeded.ada);
    const nameless = await bot().discord.waitForMessage(
      (message) => message.id === post.id && !allTextOf(message).includes(seeded.ada),
    );
    expect(descriptionOf(nameless)).toBe(descriptionOf(post).replace(`Shared by <@${seeded.ada}>\n`, ''));
    expect(nameless.attachments.map(({ filename }) => filename)).toEqual(['items.webp']);
    expect(labelsOf(nameless)).toEqual(labelsOf(post));
  });
});

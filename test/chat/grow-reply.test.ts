import { beforeEach, describe, expect, it, vi } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { type Api, ApiError } from '../../src/service/index.ts';
import { type ChatHarness, LINK, OTHER_LINK, useChat } from '../support/chat-harness.ts';

const harness = useChat();
let options: ChatHarness['options'];
let receiveMessage: ChatHarness['receiveMessage'];
let replies: ChatHarness['replies'];
/** Lets the look-ups and photos arrive, or fail, that wait until then. */
let arrive: () => void;
let failQc: () => void;
beforeEach(() => {
  ({ options, receiveMessage, replies } = harness());
  const { api } = options;
  const gate = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const qcFailure = new Promise<never>((_resolve, reject) => {
    failQc = () => reject(new ApiError('unavailable', { operation: 'qc' }));
  });
  qcFailure.catch(() => {});
  let lookupWaits = true;
  letOnlyPhotosWait = () => {
    lookupWaits = false;
  };
  const late: Api = {
    ...api,
    lookup: async (...call) => {
      if (lookupWaits) await gate;
      return api.lookup(...call);
    },
    qc: async (...call) => {
      await Promise.race([gate, qcFailure]);
      return api.qc(...call);
    },
  };
  vi.spyOn(api, 'forBackground').mockReturnValue(late);
});
/** Only the photos wait. */
let letOnlyPhotosWait: () => void;

const edits = () => harness().local.discord.requests.filter(({ method }) => method === 'PATCH');
/** Mo writes a link, whose reply is posted before its facts have arrived. */
async function replyBeforeFacts() {
  const handled = receiveMessage(LINK);
  await expect.poll(() => replies(), { timeout: 5_000 }).toHaveLength(1);
  const [reply] = await replies();
  const [source] = await waitForRecord(reply?.id ?? '');
  return { handled, reply, sourceId: source?.sourceId ?? '' };
}
const waitForRecord = async (replyId: string) => {
  await expect.poll(() => options.store.chatReplies.byReply(replyId)).toBeDefined();
  return [await options.store.chatReplies.byReply(replyId)];
};

describe('a reply whose facts come late', () => {
  it('is posted without them, and edited once when they arrive', async () => {
    const { handled, reply } = await replyBeforeFacts();
    expect(JSON.stringify(reply)).toContain('"label":"CNFans"');
    expect(JSON.stringify(reply)).toContain('"label":"Photos"');
    expect(JSON.stringify(reply)).not.toMatch(/Harbor Runner|didn’t load/);
    arrive();
    await handled;
    expect(JSON.stringify(await replies())).toMatch(/Harbor Runner.*\d+ photos"/);
    expect(edits()).toHaveLength(1);
  });

  it('is not edited when nothing is added', async () => {
    letOnlyPhotosWait();
    const { handled } = await replyBeforeFacts();
    failQc();
    await handled;
    expect(JSON.stringify(await replies())).toContain('Harbor Runner');
    expect(edits()).toEqual([]);
  });

  it('is not edited after it was dismissed', async () => {
    const { handled, sourceId } = await replyBeforeFacts();
    await options.store.chatReplies.remove(sourceId);
    arrive();
    await handled;
    expect(edits()).toEqual([]);
  });

  it('is deleted at once with its message', async () => {
    const { handled, sourceId } = await replyBeforeFacts();
    await harness().chat.onMessage('MESSAGE_DELETE', { id: sourceId, channel_id: seeded.general });
    expect(await replies()).toEqual([]);
    await handled;
    arrive();
    expect(edits()).toEqual([]);
  });

  it('shows only the newest links when its message is edited meanwhile', async () => {
    const { handled, sourceId } = await replyBeforeFacts();
    const edited = harness().receiveEdit(sourceId, OTHER_LINK);
    arrive();
    await Promise.all([handled, edited]);
    expect(JSON.stringify(await replies())).toContain('7298804417');
    expect(edits().map(({ body }) => JSON.stringify(body))).not.toContainEqual(
      expect.stringContaining('7212345601'),
    );
  });

  it('is not edited after the stop', async () => {
    const { handled } = await replyBeforeFacts();
    harness().chat.stop();
    arrive();
    await handled;
    expect(edits()).toEqual([]);
  });
});

import { Routes } from 'discord.js';
import * as z from 'zod';
import { MAX_HAUL_NAME } from '../../cards/haul-name.ts';
import { plainText } from '../../discord/messages/plain-text.ts';
import { productOfTopic } from '../../domain/alerts/topic.ts';
import { MAX_QUANTITY } from '../../domain/hauls/limits.ts';
import { choiceOf, lookOf } from '../../hauls/item-choice.ts';
import { inParallel } from '../../process/timing/in-parallel.ts';
import { settlesWithin } from '../../process/timing/waiting.ts';
import type { LookupResult } from '../../service/index.ts';
import type { SharedHaul, SharedItem } from '../../store/index.ts';
import type { Card, CommandRequest } from '../replies/request.ts';
import { ownHaul, tooManyHauls } from './own-haul.ts';
import { showHaul } from './show-haul.ts';

/** The longest wait for the options, which tell colors from sizes; the haul was just shown, so they are usually cached. */
const LOOKS_MS = 3_000;

/** Makes a shared haul one of the user's own, in the same colors and without sizes, and opens it. */
export async function copyHaul(
  request: CommandRequest,
  shared: SharedHaul,
  gone: () => never,
): Promise<Card> {
  const { context, userId, texts } = request;
  const [looks, name] = await Promise.all([looksOf(request, shared.items), nameOfCopy(request, shared)]);
  const copied = { name, lookOf: ({ product, variant }: SharedItem) => looks.get(`${product} ${variant}`) };
  const copy = await context.store.sharedHauls.copy(userId, shared.key, context.clock(), copied);
  if (copy === null) throw tooManyHauls(texts);
  const { id, isNew, cutPieces } = copy ?? gone();
  const notes = [
    isNew ? texts.haulShare.copied : texts.haulShare.copiedBefore,
    ...(cutPieces > 0 ? [texts.haulItem.cutPieces(MAX_QUANTITY, cutPieces)] : []),
  ];
  return showHaul(request, await ownHaul(request, id), { notes });
}

/** What the copy keeps of each variant, as far as the service says in time. */
async function looksOf({ context }: CommandRequest, items: readonly SharedItem[]) {
  const { api } = context;
  const chosen = items.filter(({ variant }) => variant !== '');
  const answers = new Map<string, LookupResult>();
  const products = [...new Set(chosen.map(({ product }) => product))];
  const loading = inParallel(products, api.callerLimit, async (product) => {
    const answer = await api.lookup(productOfTopic(product)).catch(() => null);
    if (answer !== null) answers.set(product, answer.data);
  });
  await settlesWithin(LOOKS_MS, loading);
  return new Map(
    chosen.flatMap(({ product, variant }) => {
      const result = answers.get(product);
      const choice = choiceOf(result ?? null, variant);
      const look = result === undefined || choice === null ? undefined : lookOf(result, choice.sku);
      return look === undefined ? [] : [[`${product} ${variant}`, look] as const];
    }),
  );
}

/** "Lin’s Spring haul", if its owner showed their name; otherwise its own name. */
async function nameOfCopy(request: CommandRequest, { name, sharedBy }: SharedHaul): Promise<string | null> {
  const { userId, texts } = request;
  const person = sharedBy === null || sharedBy === userId ? null : await displayName(request, sharedBy);
  if (person === null) return name ?? texts.haulShare.unnamedCopy;
  const called = name === null ? texts.haulShare.copyOf(person) : texts.haulShare.copyOfNamed(person, name);
  return plainText(called, MAX_HAUL_NAME);
}

const discordUser = z.object({ global_name: z.string().nullish(), username: z.string() });
const discordMember = z.object({ nick: z.string().nullish(), user: discordUser });

/** The user's display name here; null if Discord doesn't say. */
async function displayName({ interaction }: CommandRequest, userId: string): Promise<string | null> {
  const { client, guildId } = interaction;
  const nameOf = ({ global_name, username }: z.infer<typeof discordUser>) => global_name ?? username;
  const asMember = async () => {
    if (guildId === null) return null;
    const { nick, user } = discordMember.parse(await client.rest.get(Routes.guildMember(guildId, userId)));
    return nick ?? nameOf(user);
  };
  const asUser = async () => nameOf(discordUser.parse(await client.rest.get(Routes.user(userId))));
  return (await asMember().catch(() => null)) ?? (await asUser().catch(() => null));
}

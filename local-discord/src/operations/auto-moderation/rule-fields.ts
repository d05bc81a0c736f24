import { z } from 'zod';
import { snowflake, text } from '../../rest/fields.ts';

/** Discord's triggers and actions (developers/resources/auto-moderation). */
export const Trigger = { keyword: 1, spam: 3, preset: 4, mentions: 5, profile: 6 } as const;
export const ActionType = { block: 1, alert: 2, timeout: 3, quarantine: 4 } as const;

const words = (most: number, longest: number) =>
  z
    .array(text(1, longest))
    .max(most)
    .nullish()
    .transform((given) => given ?? []);

const keywords = z.object({
  keyword_filter: words(1000, 60),
  regex_patterns: words(10, 260),
  allow_list: words(100, 60),
});

/** Trigger → its metadata fields. */
export const METADATA = {
  [Trigger.keyword]: keywords,
  [Trigger.spam]: z.object({}),
  [Trigger.preset]: z.object({
    presets: z.array(z.number().int().min(1).max(3)).default([]),
    allow_list: words(1000, 60),
  }),
  [Trigger.mentions]: z.object({
    mention_total_limit: z.number().int().min(0).max(50).default(0),
    mention_raid_protection_enabled: z.boolean().default(false),
  }),
  [Trigger.profile]: keywords,
} as const;

const action = z.discriminatedUnion('type', [
  z.object({
    type: z.literal(ActionType.block),
    metadata: z
      .object({ custom_message: text(0, 150).nullish() })
      .nullish()
      .transform((given) => (given?.custom_message ? { custom_message: given.custom_message } : {})),
  }),
  z.object({ type: z.literal(ActionType.alert), metadata: z.object({ channel_id: snowflake }) }),
  z.object({
    type: z.literal(ActionType.timeout),
    metadata: z.object({ duration_seconds: z.number().int().min(0).max(2_419_200) }),
  }),
  z.object({
    type: z.literal(ActionType.quarantine),
    metadata: z
      .object({})
      .nullish()
      .transform(() => ({})),
  }),
]);

const shared = {
  trigger_metadata: z.looseObject({}).nullish(),
  enabled: z.boolean().nullish(),
  exempt_roles: z.array(snowflake).max(20).nullish(),
  exempt_channels: z.array(snowflake).max(50).nullish(),
};
const eventType = z.union([z.literal(1), z.literal(2)]);
const actions = z.array(action).min(1).max(5);

export const newRule = z.object({
  ...shared,
  name: text(1, 100),
  event_type: eventType,
  trigger_type: z.union([
    z.literal(Trigger.keyword),
    z.literal(Trigger.spam),
    z.literal(Trigger.preset),
    z.literal(Trigger.mentions),
    z.literal(Trigger.profile),
  ]),
  actions,
});

export const ruleChange = z.object({
  ...shared,
  name: text(1, 100).optional(),
  event_type: eventType.optional(),
  actions: actions.optional(),
});

/** How many rules of a trigger a guild may have. */
export const mostOf = (trigger: number) => (trigger === Trigger.keyword ? 6 : 1);

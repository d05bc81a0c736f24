import type { APIApplicationCommand } from 'discord-api-types/v10';
import { isObject, type JsonObject, objectsOf } from '../../json.ts';

/** Fields that Discord returns, and ignores when they are sent back. */
const FROM_DISCORD = ['application_id', 'guild_id', 'version', 'name_localized', 'description_localized'];
const TRANSLATIONS = ['name_localizations', 'description_localizations'];

export const EntryPoint = { type: 4, handledByApp: 1 } as const;

/** A command as a bot sent it, without what only Discord sets. */
export function sentCommand(body: JsonObject): JsonObject {
  return {
    ...without(body, FROM_DISCORD),
    ...('options' in body ? { options: sentParts(body['options']) } : {}),
  };
}

/** Options or choices, nested ones included. */
function sentParts(parts: unknown): unknown {
  if (!Array.isArray(parts)) return parts;
  return parts.map((part: unknown) =>
    isObject(part)
      ? {
          ...without(part, FROM_DISCORD),
          ...('options' in part ? { options: sentParts(part['options']) } : {}),
          ...('choices' in part ? { choices: sentParts(part['choices']) } : {}),
        }
      : part,
  );
}

export interface CommandIdentity {
  readonly id: string;
  readonly applicationId: string;
  /** Null for a global command. */
  readonly guildId: string | null;
  /** The installations that the application supports. */
  readonly integrationTypes: readonly number[];
}

/** A command with everything that Discord adds, but for its version. */
export function completedCommand(
  body: JsonObject,
  { id, applicationId, guildId, integrationTypes }: CommandIdentity,
): Omit<APIApplicationCommand, 'version'> {
  const { options, ...given } = withoutNulls(body);
  const listed = objectsOf(options).map(completedOption);
  const isEntryPoint = given['type'] === EntryPoint.type;
  const command = {
    type: 1,
    name_localizations: null,
    description: '',
    description_localizations: null,
    default_permission: true,
    default_member_permissions: null,
    nsfw: false,
    contexts: null,
    integration_types: integrationTypes,
    ...(guildId === null ? { dm_permission: true } : {}),
    ...(isEntryPoint ? { handler: EntryPoint.handledByApp } : {}),
    ...given,
    ...(listed.length > 0 ? { options: listed } : {}),
    id,
    application_id: applicationId,
    ...(guildId === null ? {} : { guild_id: guildId }),
  };
  return command as unknown as Omit<APIApplicationCommand, 'version'>;
}

/** An option has translation fields even if empty, but no empty lists. */
function completedOption(option: JsonObject): JsonObject {
  const { options, choices, ...given } = withoutNulls(option);
  const nested = objectsOf(options).map(completedOption);
  const offered = objectsOf(choices).map((choice) => ({ name_localizations: null, ...choice }));
  return {
    name_localizations: null,
    description_localizations: null,
    ...given,
    ...(offered.length > 0 ? { choices: offered } : {}),
    ...(nested.length > 0 ? { options: nested } : {}),
  };
}

/** A command as listed unless translations are requested. */
export function untranslated(part: JsonObject): JsonObject {
  const rest = without(part, TRANSLATIONS);
  for (const name of ['options', 'choices']) {
    if (name in rest) rest[name] = objectsOf(rest[name]).map(untranslated);
  }
  return rest;
}

const without = (body: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));

const withoutNulls = (body: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));

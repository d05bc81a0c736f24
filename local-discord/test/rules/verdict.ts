import { callbackErrors, commandErrors, type FormErrors, messageErrors } from '../../src/rules/index.ts';
import type { Operation } from '../openapi/openapi.ts';
import type { Body } from './body.ts';
import { FILES } from './samples.ts';

/** Whose rules judge a body. */
export type Judge = 'create' | 'edit' | 'followup' | 'callback' | 'command' | 'commands';

/** At the limit, one beyond it, and the complaint expected for that (`path code`). */
export interface Case {
  readonly rule: string;
  readonly judge: Judge;
  readonly accept: unknown;
  readonly refuse: unknown;
  readonly complaint: string;
}

export const BAD_LENGTH = 'BASE_TYPE_BAD_LENGTH';
export const TOO_LONG = 'BASE_TYPE_MAX_LENGTH';
export const UNION = 'UNION_TYPE_CHOICES';

/** A case of a message to be created. */
export function create(rule: string, accept: Body, refuse: Body, complaint: string): Case {
  return { rule, judge: 'create', accept, refuse, complaint };
}

/** The result of our rules. The sample files are attached, for bodies that refer to attachments. */
export function verdict(judge: Judge, body: unknown): FormErrors | null {
  const files = (JSON.stringify(body) ?? '').includes('attachment') ? FILES : [];
  switch (judge) {
    case 'callback':
      return callbackErrors(body, { files });
    case 'command':
    case 'commands':
      return commandErrors(body);
    default:
      return messageErrors(body, { kind: judge, files });
  }
}

/** The operation of Discord's description that takes these bodies. */
export const OPERATION: Readonly<Record<Judge, Operation>> = {
  create: 'createMessage',
  edit: 'editOriginal',
  followup: 'followup',
  callback: 'callback',
  command: 'putCommands',
  commands: 'putCommands',
};

/** Discord's nested errors as flat lines, `embeds.0.title BASE_TYPE_MAX_LENGTH`. */
export function complaints(errors: FormErrors | null): string[] {
  if (errors === null) return [];
  return errors.errors === undefined ? [`${errors.code}`] : flat(errors.errors, []);
}

function flat(tree: unknown, path: readonly string[]): string[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, part]: [string, unknown]) => {
    if (key !== '_errors') return flat(part, [...path, key]);
    if (!Array.isArray(part)) return [];
    return part.map((entry: { code: string }) => `${path.join('.')} ${entry.code}`.trim());
  });
}

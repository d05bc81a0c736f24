import { typosBetween } from '../domain/typos-between.ts';
import type { Environment } from './parse-settings.ts';

/** In a name of this many letters, two letters may be wrong; in a shorter one, such as PORT, only one. */
const LONG_NAME = 8;

/** A variable that no setting has for its name, and the setting that was probably meant. */
export interface MisspeltName {
  readonly name: string;
  readonly meant: string;
}

/** Finds what looks like a misspelt setting among the variables that are not empty. */
export function misspeltNames(env: Environment, settings: readonly string[]): MisspeltName[] {
  return Object.entries(env)
    .filter(([name, value]) => value !== undefined && value.trim() !== '' && !settings.includes(name))
    .flatMap(([name]) => {
      const meant = settings.find((setting) => isNear(name.toUpperCase().replaceAll('-', '_'), setting));
      return meant === undefined ? [] : [{ name, meant }];
    });
}

function isNear(name: string, setting: string): boolean {
  const allowed = setting.length < LONG_NAME ? 1 : 2;
  return Math.abs(name.length - setting.length) <= allowed && typosBetween(name, setting) <= allowed;
}

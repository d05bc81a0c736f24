import { Permission } from '../world/permission-bits.ts';

/** Names of permissions as bits. */
export function bitsOf(names: readonly (keyof typeof Permission)[]): bigint {
  return names.reduce((bits, name) => bits | Permission[name], 0n);
}

/** A check that cannot run because an earlier one failed. The message names that one. */
export class CheckSkipped extends Error {
  override readonly name = 'CheckSkipped';
}

/**
 * The result of a request that an earlier check has made.
 * @throws CheckSkipped naming that check when the request failed
 */
export async function requireEarlier<T>(value: Promise<T>, checkName: string): Promise<T> {
  try {
    return await value;
  } catch {
    throw new CheckSkipped(`“${checkName}”`);
  }
}

/** Discord refuses the bot for a reason that does not pass by itself: trying again would be refused again. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

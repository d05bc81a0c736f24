/**
 * The only error whose message users see: a sentence from `texts/`. For other errors they see a general sentence with a
 * reference id.
 */
export class UserFacingError extends Error {
  override readonly name = 'UserFacingError';
}

/**
 * The only error whose text a user sees: a sentence from `texts/`, ready to show.
 * Every other error reaches users as a general apology with a reference id.
 */
export class UserFacingError extends Error {
  override readonly name = 'UserFacingError';
}

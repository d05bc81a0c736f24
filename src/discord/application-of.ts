/**
 * The id of the application that a bot's token belongs to, which the token begins with, in base64. (Of a few bots from before 2017
 * it is the id of their user.) A reset of the token does not change it.
 * @returns null when it cannot be read
 */
export function applicationOf(token: string): string | null {
  const id = Buffer.from(token.split('.', 1)[0] ?? '', 'base64').toString('latin1');
  return /^\d{17,20}$/.test(id) ? id : null;
}

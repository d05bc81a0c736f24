/** The JSON body of a request. */
export type Body = Readonly<Record<string, unknown>>;

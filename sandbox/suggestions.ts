/** One thing to click on the page: a command to run, or a text to send. */
export type Suggestion =
  | { readonly label: string; readonly kind: 'command'; readonly command: string; readonly options: Readonly<Record<string, string>> }
  | { readonly label: string; readonly kind: 'message'; readonly text: string };

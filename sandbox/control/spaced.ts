/** `SendMessages` as people read it: "Send Messages". */
export function spaced(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
}

/** Apps share a sentence that contains the link, and people paste all of it into an agent's search. */
export function stripShareText(pasted: string): string {
  const text = pasted.trim();
  if (/^[\w.-]*[:/]/.test(text)) return text;
  const at = text.search(/(?<=[\s\u0080-\uFFFF])https?:\/\//i);
  return at === -1 ? text : text.slice(at);
}

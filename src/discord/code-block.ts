/** A text as a block of code, which Discord shows as it is. Backticks inside would end the block. */
export function codeBlock(text: string): string {
  return `\`\`\`\n${text.replaceAll('`', '’')}\n\`\`\``;
}

/** The text of the first such block in a message; null without any. */
export function textOfCodeBlock(content: string): string | null {
  return /```\n([\s\S]*?)\n```/.exec(content)?.[1] ?? null;
}

/**
 * The length of a text as Discord counts it: in code points, so that an emoji outside the basic plane is one
 * (discord-api-docs#1315: "calculates length based on the number of codepoints").
 */
export function lengthOf(text: string): number {
  let length = text.length;
  for (let index = 1; index < text.length; index += 1) {
    if (isLow(text.charCodeAt(index)) && isHigh(text.charCodeAt(index - 1))) length -= 1;
  }
  return length;
}

const isHigh = (unit: number) => unit >= 0xd800 && unit < 0xdc00;
const isLow = (unit: number) => unit >= 0xdc00 && unit < 0xe000;

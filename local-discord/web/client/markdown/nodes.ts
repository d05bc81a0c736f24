/** What Discord's Markdown can say. The parser makes these; components/Markdown.tsx draws them. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler'; readonly children: Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly url: string; readonly title?: string; readonly children: Inline[] }
  | { readonly kind: 'user' | 'role' | 'channel'; readonly id: string }
  | { readonly kind: 'everyone'; readonly text: string }
  | { readonly kind: 'command'; readonly name: string; readonly id: string }
  | { readonly kind: 'emoji'; readonly name: string; readonly id: string }
  | { readonly kind: 'time'; readonly seconds: number; readonly style: string };

export type Block =
  | { readonly kind: 'text'; readonly children: Inline[] }
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly children: Inline[] }
  | { readonly kind: 'subtext'; readonly children: Inline[] }
  | { readonly kind: 'quote'; readonly blocks: Block[] }
  | { readonly kind: 'list'; readonly start: number | null; readonly items: Block[][] }
  | { readonly kind: 'codeBlock'; readonly language: string; readonly text: string };

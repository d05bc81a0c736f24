import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { useAppState } from '../app.ts';
import { parseMarkdown } from '../markdown/blocks.ts';
import { parseInline } from '../markdown/inline.ts';
import type { Block, Inline } from '../markdown/nodes.ts';
import { toText } from '../plain-text.ts';
import { Emoji } from './Button.tsx';
import { CommandMention, Mention } from './Mention.tsx';
import { Time } from './Time.tsx';

const EMOJI_ONLY =
  /^(?:\p{Extended_Pictographic}[\u{FE0F}\u{1F3FB}-\u{1F3FF}]?(?:\u200D\p{Extended_Pictographic}\uFE0F?)*|\p{RI}\p{RI}|\s){1,30}$/u;

/** Renders Discord's Markdown. `after` follows the last word: the "(edited)" mark. */
export function Markdown({ text, after }: { text: string; after?: ComponentChildren }) {
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  const last = blocks.at(-1);
  const flows = last?.kind === 'text';
  return (
    <div class={EMOJI_ONLY.test(text) ? 'markdown jumbo' : 'markdown'}>
      {blocks.map((block, i) => (
        <BlockView
          key={`${i}-${block.kind}`}
          block={block}
          after={flows && block === last ? after : undefined}
        />
      ))}
      {!flows && after && <div>{after}</div>}
    </div>
  );
}

/** One line: titles, field names, select labels. */
export function InlineMarkdown({ text }: { text: string }) {
  const nodes = useMemo(() => parseInline(text), [text]);
  return <Inlines nodes={nodes} />;
}

function BlockView({ block, after }: { block: Block; after?: ComponentChildren }) {
  switch (block.kind) {
    case 'text':
      return (
        <div class="md-text">
          <Inlines nodes={block.children} />
          {after}
        </div>
      );
    case 'heading': {
      const children = <Inlines nodes={block.children} />;
      // One rank for all: a message may begin with a small heading, and an outline must not skip ranks.
      return <h2 class={`md-h${block.level}`}>{children}</h2>;
    }
    case 'subtext':
      return (
        <small class="md-subtext">
          <Inlines nodes={block.children} />
        </small>
      );
    case 'quote':
      return (
        <blockquote class="md-quote">
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    case 'codeBlock':
      return (
        <pre class="md-pre">
          <code>{block.text}</code>
        </pre>
      );
    case 'list': {
      const items = block.items.map((item, i) => (
        <li key={i}>
          <Blocks blocks={item} />
        </li>
      ));
      return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
  }
}

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, i) => <BlockView key={i} block={block} />);
}

function Inlines({ nodes }: { nodes: readonly Inline[] }) {
  return nodes.map((node, i) => <InlineView key={i} node={node} />);
}

function InlineView({ node }: { node: Inline }) {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'bold':
      return (
        <strong>
          <Inlines nodes={node.children} />
        </strong>
      );
    case 'italic':
      return (
        <em>
          <Inlines nodes={node.children} />
        </em>
      );
    case 'underline':
      return (
        <u>
          <Inlines nodes={node.children} />
        </u>
      );
    case 'strike':
      return (
        <s>
          <Inlines nodes={node.children} />
        </s>
      );
    case 'spoiler':
      return <Spoiler nodes={node.children} />;
    case 'code':
      return <code class="md-code">{node.text}</code>;
    case 'link':
      return (
        <a href={node.url} title={linkTitle(node)} target="_blank" rel="noreferrer noopener">
          <Inlines nodes={node.children} />
        </a>
      );
    case 'emoji':
      return <Emoji emoji={{ id: node.id, name: node.name }} />;
    case 'time':
      return <Time seconds={node.seconds} style={node.style} />;
    case 'everyone':
      return <span class="mention">{node.text}</span>;
    case 'command':
      return <CommandMention name={node.name} />;
    default:
      return <Mention kind={node.kind} id={node.id} />;
  }
}

/** Discord shows the address behind a masked link on hover. */
function linkTitle(node: Extract<Inline, { kind: 'link' }>): string {
  return node.title ? `${node.title}\n\n${node.url}` : node.url;
}

/** Until it is revealed, it contains only the plain text (for its width), so that no link in it can be focused. */
function Spoiler({ nodes }: { nodes: readonly Inline[] }) {
  const state = useAppState();
  const [shown, setShown] = useState(false);
  if (shown) {
    return (
      <span class="spoiler shown">
        <Inlines nodes={nodes} />
      </span>
    );
  }
  return (
    <button type="button" class="spoiler" aria-label="Spoiler: show" onClick={() => setShown(true)}>
      <span aria-hidden="true">{toText(state, nodes)}</span>
    </button>
  );
}

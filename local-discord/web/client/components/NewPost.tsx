import { useState } from 'preact/hooks';
import type { ShownChannel } from '../../../src/client/protocol.ts';
import { useApp } from '../app.ts';
import { TagChips } from './TagChips.tsx';

/** A form for a post: its title, first message and tags. */
export function NewPost({ forum }: { forum: ShownChannel }) {
  const { actions } = useApp();
  const [name, setName] = useState('');
  const [content, setContent] = useState('');
  const [tagIds, setTagIds] = useState<readonly string[]>([]);
  return (
    <form
      class="new-post"
      data-testid="new-post"
      onSubmit={(event) => {
        event.preventDefault();
        void actions.openPost(forum.id, name, content, tagIds);
      }}
    >
      <input
        aria-label="Title"
        placeholder="Title"
        maxLength={100}
        required
        value={name}
        onInput={({ currentTarget }) => setName(currentTarget.value)}
      />
      <textarea
        aria-label="Message"
        placeholder="Enter a message…"
        rows={3}
        maxLength={2000}
        required
        value={content}
        onInput={({ currentTarget }) => setContent(currentTarget.value)}
      />
      <TagChips label="Tags of the post" tags={forum.tags} chosen={tagIds} onChange={setTagIds} />
      <button type="submit" class="panel-button">
        Post
      </button>
    </form>
  );
}

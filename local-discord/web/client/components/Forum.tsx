import { useState } from 'preact/hooks';
import type { ClientChannel } from '../../../src/client/protocol.ts';
import { useApp } from '../app.ts';
import { openGuildOf } from '../names.ts';

/** A forum's posts, and a form for a new one. */
export function Forum({ forum }: { forum: ClientChannel }) {
  const { state, actions } = useApp();
  const posts = (openGuildOf(state)?.channels ?? []).filter(({ parentId }) => parentId === forum.id);
  return (
    <div class="scroller">
      <div class="forum">
        <NewPost forum={forum} />
        {posts.length === 0 && <p class="muted">No posts yet. Write the first one.</p>}
        {posts.toReversed().map((post) => (
          <button
            key={post.id}
            type="button"
            class="post"
            data-testid="post"
            onClick={() => void actions.openChannel(post.id)}
          >
            <strong>{post.name}</strong>
            {(state.unread[post.id] ?? 0) > 0 && <span class="badge">{state.unread[post.id]}</span>}
          </button>
        ))}
      </div>
    </div>
  );
}

function NewPost({ forum }: { forum: ClientChannel }) {
  const { actions } = useApp();
  const [name, setName] = useState('');
  const [content, setContent] = useState('');
  return (
    <form
      class="new-post"
      data-testid="new-post"
      onSubmit={(event) => {
        event.preventDefault();
        void actions.openPost(forum.id, name, content);
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
      <button type="submit" class="panel-button">
        Post
      </button>
    </form>
  );
}

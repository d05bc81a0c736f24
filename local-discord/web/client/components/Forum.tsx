import { useState } from 'preact/hooks';
import type { ShownChannel } from '../../../src/client/protocol.ts';
import { useApp } from '../app.ts';
import { openGuildOf } from '../names.ts';
import { NewPost } from './NewPost.tsx';
import { TagChips } from './TagChips.tsx';

/** A forum's posts, found by tag, and a form for a new one. */
export function Forum({ forum }: { forum: ShownChannel }) {
  const { state } = useApp();
  const [tagIds, setTagIds] = useState<readonly string[]>([]);
  const posts = (openGuildOf(state)?.channels ?? []).filter(
    (post) => post.parentId === forum.id && tagIds.every((id) => post.tagIds.includes(id)),
  );
  const newestFirst = posts.toReversed();
  const archived = newestFirst.filter(({ isArchived }) => isArchived);
  return (
    <div class="scroller">
      <div class="forum">
        {forum.topic && <p class="forum-topic">{forum.topic}</p>}
        <NewPost forum={forum} />
        <TagChips label="Show posts tagged" tags={forum.tags} chosen={tagIds} onChange={setTagIds} />
        {posts.length === 0 && (
          <p class="muted">
            {tagIds.length > 0 ? 'No post has these tags.' : 'No posts yet. Write the first one.'}
          </p>
        )}
        {newestFirst
          .filter(({ isArchived }) => !isArchived)
          .map((post) => (
            <Post key={post.id} post={post} forum={forum} />
          ))}
        {archived.length > 0 && (
          <details class="older-posts">
            <summary>{archived.length} older</summary>
            {archived.map((post) => (
              <Post key={post.id} post={post} forum={forum} />
            ))}
          </details>
        )}
      </div>
    </div>
  );
}

function Post({ post, forum }: { post: ShownChannel; forum: ShownChannel }) {
  const { state, actions } = useApp();
  const unread = state.unread[post.id] ?? 0;
  const pings = state.pings[post.id] ?? 0;
  return (
    <button type="button" class="post" data-testid="post" onClick={() => void actions.openChannel(post.id)}>
      <span class="post-tags">
        {forum.tags
          .filter(({ id }) => post.tagIds.includes(id))
          .map(({ id, name, emoji }) => (
            <span key={id} class="tag">
              {emoji} {name}
            </span>
          ))}
      </span>
      <strong class={unread > 0 ? 'unread' : ''}>{post.name}</strong>
      {unread > 0 && <span class="hidden-text">{unread} unread</span>}
      {pings > 0 && <span class="badge">{pings}</span>}
    </button>
  );
}

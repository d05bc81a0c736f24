import { useEffect, useState } from 'preact/hooks';
import type { ShownChannel } from '../../../src/client/protocol.ts';
import { useApp } from '../app.ts';
import { openGuildOf, shownName } from '../names.ts';
import { firstWords } from '../plain-text.ts';
import { NewPost } from './NewPost.tsx';
import { TagChips } from './TagChips.tsx';
import { Time } from './Time.tsx';

/** Of so many posts, the newest words are looked up. */
const MOST_POSTS = 50;

/** A forum's posts, found by tag, and a form for a new one. */
export function Forum({ forum }: { forum: ShownChannel }) {
  const { state } = useApp();
  const [tagIds, setTagIds] = useState<readonly string[]>([]);
  const posts = (openGuildOf(state)?.channels ?? []).filter(
    (post) => post.parentId === forum.id && tagIds.every((id) => post.tagIds.includes(id)),
  );
  const newestFirst = posts.toReversed();
  const archived = newestFirst.filter(({ isArchived }) => isArchived);
  useNewestMessages(newestFirst.filter(({ isArchived }) => !isArchived));
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

/** Loads the messages of posts that nobody has opened here. Events keep them up to date. */
function useNewestMessages(posts: readonly ShownChannel[]): void {
  const { state, actions } = useApp();
  const ids = posts.slice(0, MOST_POSTS).map(({ id }) => id);
  const missing = ids.filter((id) => state.messages[id] === undefined);
  useEffect(() => {
    if (missing.length > 0) void actions.lookInto(missing);
  }, [missing.join()]);
}

function Post({ post, forum }: { post: ShownChannel; forum: ShownChannel }) {
  const { state, actions } = useApp();
  const unread = state.unread[post.id] ?? 0;
  const pings = state.pings[post.id] ?? 0;
  return (
    <button
      type="button"
      class={unread > 0 ? 'post unread' : 'post'}
      data-testid="post"
      onClick={() => void actions.openChannel(post.id)}
    >
      <span class="post-text">
        <PostTags post={post} forum={forum} />
        <strong>{post.name}</strong>
        {unread > 0 && <span class="hidden-text">{unread} unread</span>}
        <NewestWords post={post} />
      </span>
      {pings > 0 && <span class="badge">{pings}</span>}
    </button>
  );
}

function PostTags({ post, forum }: { post: ShownChannel; forum: ShownChannel }) {
  return (
    <span class="post-tags">
      {forum.tags
        .filter(({ id }) => post.tagIds.includes(id))
        .map(({ id, name, emoji }) => (
          <span key={id} class="tag">
            {emoji} {name}
          </span>
        ))}
    </span>
  );
}

/** Who wrote last in a post, what, and when. */
function NewestWords({ post }: { post: ShownChannel }) {
  const { state } = useApp();
  const newest = state.messages[post.id]?.findLast(({ visibleTo }) => visibleTo === null);
  if (newest === undefined) return null;
  return (
    <span class="post-newest">
      <span class="post-words">
        {shownName(state, newest.author)}: {firstWords(state, newest)}
      </span>
      <Time seconds={Math.floor(newest.createdAt / 1000)} style="R" />
    </span>
  );
}

import { Icon } from './Icon.tsx';

/** A file that is no picture: name and a link to it. */
export function FileCard({ url, name }: { url: string; name: string }) {
  return (
    <div class="file-card">
      <Icon name="file" size={32} />
      <a href={url} download={name} target="_blank" rel="noreferrer noopener">
        {name}
      </a>
    </div>
  );
}

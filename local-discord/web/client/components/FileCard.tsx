import { Icon } from './Icon.tsx';

/** A file that is no picture: its name, a link to it, and its size if that is known. */
export function FileCard({ url, name, size }: { url: string; name: string; size?: string }) {
  return (
    <div class="file-card">
      <Icon name="file" size={32} />
      <span>
        <a href={url} download={name} target="_blank" rel="noreferrer noopener">
          {name}
        </a>
        {size !== undefined && <small class="file-size">{size}</small>}
      </span>
    </div>
  );
}

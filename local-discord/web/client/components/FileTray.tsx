import { useEffect, useMemo } from 'preact/hooks';
import { sizeText } from '../chosen-files.ts';
import { Icon } from './Icon.tsx';

/** The files that go with the next message; each can be taken out again. */
export function FileTray(props: { files: readonly File[]; onRemove: (file: File) => void }) {
  if (props.files.length === 0) return null;
  return (
    <ul class="file-tray" aria-label="Files to send" data-testid="file-tray">
      {props.files.map((file, i) => (
        <ChosenFile key={`${i}-${file.name}`} file={file} onRemove={() => props.onRemove(file)} />
      ))}
    </ul>
  );
}

function ChosenFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  const isPicture = file.type.startsWith('image/');
  const url = useMemo(() => (isPicture ? URL.createObjectURL(file) : null), [file]);
  useEffect(() => () => url !== null && URL.revokeObjectURL(url), [url]);
  return (
    <li class="chosen-file">
      {url === null ? <Icon name="file" size={40} /> : <img src={url} alt="" />}
      <span class="chosen-name" title={file.name}>
        {file.name}
      </span>
      <span class="muted">{sizeText(file.size)}</span>
      <button type="button" class="icon-button" aria-label={`Remove ${file.name}`} onClick={onRemove}>
        <Icon name="close" size={16} />
      </button>
    </li>
  );
}

import { useState } from 'preact/hooks';
import { useApp } from '../app.ts';
import type { Picture } from '../state.ts';

/** A picture that opens in the lightbox, together with its neighbours when it has any. */
export function PictureButton({ picture, among }: { picture: Picture; among?: readonly Picture[] }) {
  const { actions } = useApp();
  const [state, setState] = useState<'ok' | 'broken' | 'hidden'>(picture.isSpoiler ? 'hidden' : 'ok');
  const pictures = among ?? [picture];
  if (state === 'broken') {
    return (
      <span class="picture broken" role="img" aria-label={`${picture.alt || 'Image'} (could not be loaded)`}>
        Image could not be loaded
      </span>
    );
  }
  const open = () => {
    if (state === 'hidden') setState('ok');
    else actions.showPictures(pictures, Math.max(0, pictures.indexOf(picture)));
  };
  const label = state === 'hidden' ? 'Show spoiler image' : `Open image: ${picture.alt || 'image'}`;
  return (
    <button
      type="button"
      class={state === 'hidden' ? 'picture hidden' : 'picture'}
      aria-label={label}
      onClick={open}
    >
      <img
        src={picture.url}
        alt={picture.alt}
        {...picture.size}
        loading="lazy"
        onError={() => setState('broken')}
      />
      {state === 'hidden' && <span class="picture-spoiler">SPOILER</span>}
    </button>
  );
}

import { useState } from 'preact/hooks';
import { useApp } from '../app.ts';
import type { Picture } from '../state.ts';
import { Dialog } from './Dialog.tsx';
import { Icon } from './Icon.tsx';

/** One large picture; the arrow keys show its neighbours. */
export function Lightbox({ pictures, index: first }: { pictures: readonly Picture[]; index: number }) {
  const { actions } = useApp();
  const [index, setIndex] = useState(first);
  const picture = pictures[index];
  if (!picture) return null;
  const move = (step: number) => setIndex((index + step + pictures.length) % pictures.length);
  const many = pictures.length > 1;
  return (
    <Dialog
      class="lightbox"
      testId="lightbox"
      label={`Image ${index + 1} of ${pictures.length}`}
      onClose={actions.closeLightbox}
      onKey={(key) => {
        if (many && key === 'ArrowRight') move(1);
        if (many && key === 'ArrowLeft') move(-1);
      }}
    >
      <button
        type="button"
        class="icon-button lightbox-close"
        aria-label="Close"
        onClick={actions.closeLightbox}
      >
        <Icon name="close" />
      </button>
      <figure>
        <img src={picture.url} alt={picture.alt} />
        <figcaption>
          <span aria-live="polite">
            {many && `${index + 1} / ${pictures.length}`} {picture.alt}
          </span>
          <a href={picture.url} target="_blank" rel="noreferrer noopener">
            Open in browser
          </a>
        </figcaption>
      </figure>
      {many && (
        <>
          <Arrow icon="left" class="lightbox-previous" label="Previous image" onClick={() => move(-1)} />
          <Arrow icon="right" class="lightbox-next" label="Next image" onClick={() => move(1)} />
        </>
      )}
    </Dialog>
  );
}

function Arrow(props: { icon: 'left' | 'right'; class: string; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      class={`icon-button ${props.class}`}
      aria-label={props.label}
      onClick={props.onClick}
    >
      <Icon name={props.icon} />
    </button>
  );
}

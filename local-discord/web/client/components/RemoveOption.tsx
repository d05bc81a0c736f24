import { Icon } from './Icon.tsx';

/** Takes an option out of the form again. */
export function RemoveOption({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button type="button" class="icon-button" aria-label={`Remove ${label}`} onClick={onRemove}>
      <Icon name="close" size={14} />
    </button>
  );
}

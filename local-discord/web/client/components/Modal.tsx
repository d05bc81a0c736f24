import { useState } from 'preact/hooks';
import type { ModalValue } from '../../../src/client/protocol.ts';
import { useApp } from '../app.ts';
import { modalFields, modalTexts, problemOf } from '../modal-fields.ts';
import type { OpenModal } from '../state.ts';
import { Dialog } from './Dialog.tsx';
import { Icon } from './Icon.tsx';
import { Markdown } from './Markdown.tsx';
import { ModalInput } from './ModalInput.tsx';

/** A modal of the bot: fields, Cancel and Submit. */
export function Modal({ open }: { open: OpenModal }) {
  const { state, actions } = useApp();
  const fields = modalFields(open.modal);
  const [values, setValues] = useState<Readonly<Record<string, ModalValue>>>(() =>
    Object.fromEntries(fields.map((field) => [field.customId, field.initial])),
  );
  const [checked, setChecked] = useState(false);
  const busy = Object.values(state.pending).some((pending) => pending.kind === 'modal');
  const submit = (event: Event) => {
    event.preventDefault();
    setChecked(true);
    if (busy || fields.some((field) => problemOf(field, values[field.customId] ?? ''))) return;
    void actions.submitModal(open.interactionId, values);
  };
  return (
    <Dialog class="modal" testId="modal" label={open.modal.title} onClose={actions.closeModal}>
      <form onSubmit={submit} noValidate>
        <ModalHeader title={open.modal.title} onClose={actions.closeModal} />
        <div class="modal-body">
          {open.error && (
            <p class="field-error" role="alert">
              {open.error}
            </p>
          )}
          {modalTexts(open.modal).map((text) => (
            <Markdown key={text} text={text} />
          ))}
          {fields.map((field) => (
            <ModalInput
              key={field.customId}
              field={field}
              value={values[field.customId] ?? ''}
              error={checked ? problemOf(field, values[field.customId] ?? '') : null}
              onChange={(value) => setValues({ ...values, [field.customId]: value })}
            />
          ))}
        </div>
        <footer>
          <button type="button" class="button secondary" onClick={actions.closeModal}>
            Cancel
          </button>
          <button type="submit" class="button primary" data-testid="modal-submit" aria-busy={busy}>
            {busy ? 'Submitting…' : 'Submit'}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

function ModalHeader({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <header>
      <h2>{title}</h2>
      <button type="button" class="icon-button" aria-label="Close" onClick={onClose}>
        <Icon name="close" />
      </button>
    </header>
  );
}

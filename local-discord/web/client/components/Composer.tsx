import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { useApp } from '../app.ts';
import { addFiles } from '../chosen-files.ts';
import { type Form, openForm, submission } from '../command-form.ts';
import { type Entry, slashEntries } from '../commands.ts';
import type { AppState, Chosen } from '../state.ts';
import { CommandForm } from './CommandForm.tsx';
import { ComposerBars } from './ComposerBars.tsx';
import { type ChosenFiles, TextComposer } from './TextComposer.tsx';

/** The composer for messages and commands: a text field, or a form with a command's options. */
export function Composer() {
  const { state } = useApp();
  const { text, setText, form, setForm, run, recall } = useComposer();
  const files = useChosenFiles();
  return (
    <div class="composer">
      <ComposerBars />
      {form ? (
        <CommandForm
          key={form.entry.label}
          form={form}
          onForm={setForm}
          onRun={run}
          onCancel={() => {
            setForm(null);
            setText('');
          }}
        />
      ) : (
        <TextComposer
          text={text}
          files={files}
          onText={setText}
          onPick={(entry) => setForm(openForm(state, entry))}
          onRecall={recall}
        />
      )}
    </div>
  );
}

function useChosenFiles(): ChosenFiles {
  const { state, actions } = useApp();
  const [list, setList] = useState<readonly File[]>([]);
  const latest = useRef(list);
  latest.current = list;
  useEffect(() => setList([]), [state.channelId]);
  const add = useCallback((more: readonly File[]) => {
    const added = addFiles(latest.current, more);
    if ('problem' in added) actions.setNotice(added.problem);
    else setList(added.files);
  }, []);
  return {
    list,
    add,
    remove: (file) => setList(list.filter((other) => other !== file)),
    clear: () => setList([]),
  };
}

function useComposer() {
  const { state, actions } = useApp();
  const [text, setText] = useState('');
  const [form, setForm] = useState<Form | null>(null);
  const last = useRef<Chosen | null>(null);

  const run = (chosen: Chosen) => {
    last.current = chosen;
    setForm(null);
    setText('');
    void actions.run(chosen);
  };
  const recall = () => {
    const entry = last.current && findEntry(state, last.current);
    if (entry) setForm(openForm(state, entry, last.current?.options));
  };

  const { draft } = state;
  useEffect(() => {
    if (!draft) return;
    actions.setDraft(null);
    if (draft.text !== undefined) {
      if (draft.run) void actions.send(draft.text);
      else setText(draft.text);
    }
    if (!draft.call) return;
    const entry = findEntry(state, draft.call);
    if (!entry) {
      actions.setNotice(`/${draft.call.name} is not offered here.`);
      return;
    }
    const filled = openForm(state, entry, draft.call.options);
    const ready = submission(filled);
    if (draft.run && 'chosen' in ready) run(ready.chosen);
    else setForm(filled);
  }, [draft]);
  // A command belongs to the channel where it was started.
  useEffect(() => setForm(null), [state.channelId]);

  return { text, setText, form, setForm, run, recall };
}

function findEntry(state: AppState, call: Chosen): Entry | undefined {
  return slashEntries(state).find(
    (entry) =>
      entry.command.name === call.name &&
      entry.subcommand === (call.subcommand ?? null) &&
      (call.botId === undefined || entry.command.application_id === call.botId),
  );
}

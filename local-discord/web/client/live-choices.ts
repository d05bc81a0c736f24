import { useEffect, useRef, useState } from 'preact/hooks';
import type { Choice } from './choices.ts';

/** Asks the bot to complete a text. */
export type LiveChoices = (text: string) => Promise<{ choices: { name: string; value: string | number }[] }>;

const TYPING_PAUSE_MS = 150;

/** The bot's completions for what is typed: asked after a pause, and an answer to an older text is dropped. */
export function useLiveChoices(
  on: boolean,
  text: string,
  ask: LiveChoices,
): { choices: readonly Choice<string | number>[]; waiting: boolean } {
  const [choices, setChoices] = useState<readonly Choice<string | number>[]>([]);
  const [waiting, setWaiting] = useState(false);
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    if (!on) return;
    let stale = false;
    setWaiting(true);
    const settle = (next: readonly Choice<string | number>[]) => {
      if (stale) return;
      setChoices(next);
      setWaiting(false);
    };
    const timer = setTimeout(() => {
      latest.current(text).then(
        (answer) => settle(answer.choices.map(({ name, value }) => ({ label: name, value }))),
        () => settle([]),
      );
    }, TYPING_PAUSE_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [on, text]);
  return { choices, waiting };
}

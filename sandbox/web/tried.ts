const KEY = 'sandbox.tried';

/** Labels of the suggestions that were used in a run of the sandbox, before the page was loaded again. */
export function recallTried(run: string): readonly string[] {
  const [storedRun, ...labels] = (sessionStorage.getItem(KEY) ?? '').split('\n');
  return storedRun === run ? labels : [];
}

/** Keeps them until the tab is closed or the sandbox is started again. */
export function rememberTried(run: string, labels: readonly string[]): void {
  sessionStorage.setItem(KEY, [run, ...labels].join('\n'));
}

/** Calls back after some milliseconds. @returns a function that cancels the timer */
export type After = (ms: number, callBack: () => void) => () => void;

export const afterTimeout: After = (ms, callBack) => {
  const timer = setTimeout(callBack, ms);
  return () => clearTimeout(timer);
};

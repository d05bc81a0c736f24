export { callbackErrors } from './callback.ts';
export { commandErrors } from './commands.ts';
export type { ErrorTree, FormErrors } from './form-errors.ts';
export { type MessageOptions, messageErrors } from './message.ts';
export type { ErrorEntry } from './report.ts';

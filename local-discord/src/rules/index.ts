export { callbackCheck, callbackErrors } from './callback.ts';
export { type Cleaned, cleaned, type Leniency } from './cleaned.ts';
export { commandCheck, commandErrors } from './commands.ts';
export type { ErrorTree, FormErrors } from './form-errors.ts';
export { type MessageOptions, messageCheck, messageErrors } from './message.ts';
export type { ErrorEntry } from './report.ts';

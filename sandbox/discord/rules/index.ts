export { callbackErrors } from './callback.ts';
export { commandErrors } from './commands.ts';
export type { ErrorEntry, ErrorTree, FormErrors } from './faults.ts';
export { type MessageOptions, messageErrors } from './message.ts';

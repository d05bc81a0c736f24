import { attachmentCases, pollCases } from './attachment-cases.ts';
import { buttonCases } from './button-cases.ts';
import { callbackCases } from './callback-cases.ts';
import { commandCases } from './command-cases.ts';
import { embedCases } from './embed-cases.ts';
import { layoutCases } from './layout-cases.ts';
import { messageCases } from './message-cases.ts';
import { modalCases } from './modal-cases.ts';
import { optionCases } from './option-cases.ts';
import { selectCases } from './select-cases.ts';
import { uploadAndChoiceCases } from './upload-and-choice-cases.ts';
import type { Case } from './verdict.ts';

/** Every rule, by what it is about. */
export const CASES: readonly (readonly [string, readonly Case[]])[] = [
  ['embeds', embedCases],
  ['messages', messageCases],
  ['attachments', attachmentCases],
  ['polls', pollCases],
  ['buttons', buttonCases],
  ['menus', selectCases],
  ['layout', layoutCases],
  ['callbacks', callbackCases],
  ['modals', modalCases],
  ['uploads and choices of modals', uploadAndChoiceCases],
  ['commands', commandCases],
  ['command options', optionCases],
];

import type { Notice } from '../../domain/alert-level.ts';
import type { PendingDelivery } from '../../store/index.ts';

/** What a message is about. One message never mixes kinds. */
export type AlertKind = 'scan' | 'qc' | Notice;

export function kindOf({ notice, topicKind }: PendingDelivery): AlertKind {
  return notice ?? (topicKind === 'product' ? 'qc' : 'scan');
}

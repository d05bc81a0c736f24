import type { Database } from './database/database.ts';
import type { DatabaseStorage } from './database/storage.ts';
import { deletePersonalData } from './delete-personal-data.ts';
import type { WithdrawDeliveries } from './fan-out/withdraw-deliveries.ts';
import { type PersonalData, showPersonalData } from './show-personal-data.ts';

/** What is stored about one person. */
export interface PersonalStore {
  show(userId: string): Promise<PersonalData>;
  /**
   * Deletes it, and has its content removed from the disk. A parcel without another follower is deleted with its scans, its polled events
   * and its pending alerts; if others follow it, pending alerts are deleted where nobody follows it now. What webhooks
   * reported to home servers stays. Alert channels belong to their server and stay, without the person's id.
   */
  delete(userId: string): Promise<void>;
}

export function createPersonalStore(
  database: Database,
  { scheduleVacuum }: Pick<DatabaseStorage, 'scheduleVacuum'>,
  withdrawDeliveries: WithdrawDeliveries,
): PersonalStore {
  return {
    show: (userId) => database.run(() => showPersonalData(userId)),
    async delete(userId) {
      await database.transaction(() => deletePersonalData(withdrawDeliveries, userId));
      scheduleVacuum();
    },
  };
}

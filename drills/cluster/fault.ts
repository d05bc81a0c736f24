/** Something that was done to the machines or the database. Times are from `performance.now()`. */
export interface Fault {
  readonly name: string;
  /** Indexes of the machines that it hit; none: the database, and so all of them. */
  readonly machines: readonly number[];
  readonly from: number;
  /** When it was over: the process runs again, the network is restored. */
  readonly to: number;
}

export const hitsDatabase = ({ machines }: Fault): boolean => machines.length === 0;

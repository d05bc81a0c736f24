export interface Endpoint {
  readonly host: string;
  readonly port: number;
}

/** What a machine can be cut off from. Packets are dropped, not refused; those resent later arrive. */
export type CutOff = 'database' | 'everything';

/** A machine's connection to the network. */
export interface MachineLink {
  /** Command prefix that runs a command on this machine. */
  readonly command: readonly string[];
  /** Where its requests come from. */
  readonly address: string;
  /** Addresses at which it reaches the others. */
  readonly discord: Endpoint;
  readonly service: Endpoint;
  readonly database: Endpoint;
  /** Where its own server listens, and the address for it from outside. */
  readonly listens: Endpoint;
  readonly receiver: Endpoint;
  cut(from: CutOff): Promise<void>;
  /** Ends every cut. */
  restore(): Promise<void>;
}

export interface Ports {
  readonly discord: number;
  readonly service: number;
  readonly database: number;
}

/** Several machines, a database server, and the outside: this process, where Discord and the service run. */
export interface Network {
  /** How it is built, for the report. */
  readonly description: string;
  /** Where servers of this process listen. */
  readonly outside: string;
  readonly database: {
    /** Command prefix that runs a command on the database's machine. */
    readonly command: readonly string[];
    readonly host: string;
  };
  readonly machines: readonly MachineLink[];
  /** Also ends every process that runs on a machine. */
  close(): Promise<void>;
}

export interface NetworkOptions {
  readonly machines: number;
  readonly ports: Ports;
  /** Removed at the end, even if this process is killed. */
  readonly folder: string;
}

export interface Endpoint {
  readonly host: string;
  readonly port: number;
}

/** What a machine can be cut off from. Packets vanish: nothing is refused, and what is sent again later arrives. */
export type CutOff = 'database' | 'everything';

/** One machine, seen from the network. */
export interface MachineLink {
  /** Put before a command, runs it on this machine. */
  readonly command: readonly string[];
  /** Where its requests come from. */
  readonly address: string;
  /** Where it reaches the others. */
  readonly discord: Endpoint;
  readonly service: Endpoint;
  readonly database: Endpoint;
  /** Where its own server listens, and where that is reached from outside. */
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
  /** What it is made of, for the report. */
  readonly description: string;
  /** Where servers of this process listen. */
  readonly outside: string;
  readonly database: {
    /** Put before a command, runs it on the database's machine. */
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
  /** Taken away in the end, also when this process is killed. */
  readonly folder: string;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PARTITIONS } from '../../src/cluster/ownership.ts';
import { ROOT } from './source-files.ts';

/**
 * A running process is never silent this long: it was frozen, and may have lost everything and regained it in
 * the meantime.
 */
const SILENT_MS = 1_000;

/** The time during which a process was seen to own a partition without interruption. */
interface Span {
  readonly partition: number;
  readonly from: number;
  to: number;
}

/** A process that takes part in a cluster (`lease-holder.ts`). */
export class LeaseHolder {
  readonly #process: ChildProcess;
  readonly spans: Span[] = [];
  readonly #current = new Map<number, Span>();
  #seenAt = Number.NEGATIVE_INFINITY;

  constructor(databaseUrl: string, timing: object) {
    const args = [join(ROOT, 'test/support/lease-holder.ts')];
    this.#process = spawn(process.execPath, [...args, databaseUrl, JSON.stringify(timing)], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (this.#process.stdout === null) throw new Error('no output');
    createInterface(this.#process.stdout).on('line', (line) => this.#read(line));
  }

  /** How many partitions it owned when it was last seen. */
  get owned(): number {
    return this.#current.size;
  }

  signal(signal: NodeJS.Signals): void {
    this.#process.kill(signal);
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const ended = once(this.#process, 'close');
    this.#process.kill(signal);
    await ended;
    this.#current.clear();
  }

  #read(line: string): void {
    const [moment, owned = ''] = line.split(' ');
    const now = Number(moment);
    if (now - this.#seenAt > SILENT_MS) this.#current.clear();
    this.#seenAt = now;
    for (let partition = 0; partition < PARTITIONS; partition += 1) {
      const known = this.#current.get(partition);
      if (owned[partition] !== '1') this.#current.delete(partition);
      else if (known !== undefined) known.to = now;
      else this.#begin({ partition, from: now, to: now });
    }
  }

  #begin(span: Span): void {
    this.spans.push(span);
    this.#current.set(span.partition, span);
  }
}

/** Partitions that two processes owned at the same time. */
export function ownedTwice(holders: readonly LeaseHolder[]): number[] {
  const all = holders.flatMap(({ spans }, index) => spans.map((span) => ({ ...span, index })));
  return all.flatMap((a) =>
    all.some((b) => b.index > a.index && b.partition === a.partition && b.from <= a.to && a.from <= b.to)
      ? [a.partition]
      : [],
  );
}

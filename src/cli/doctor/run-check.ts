import { ConfigError } from '../../config/config-error.ts';
import {
  bad,
  CHECK_TIMEOUT_MS,
  type Check,
  type CheckContext,
  CheckSkipped,
  type Finding,
  warning,
} from './check.ts';
import { codeOf } from './unreachable-reason.ts';

/** What one check found, by the name of the check. */
export interface Result extends Finding {
  readonly name: string;
}

/** Runs one check, bounded in time. Never rejects: what cannot be tried says so, and so does what breaks. */
export async function examine(
  check: Check,
  context: CheckContext,
  withinMs = CHECK_TIMEOUT_MS,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Finding>((resolve) => {
    const finding = bad(`no result within ${withinMs / 1_000} s`, 'Run the doctor again.');
    timer = setTimeout(() => resolve(finding), withinMs);
  });
  try {
    const finding = await Promise.race([Promise.resolve(context).then((all) => check.examine(all)), late]);
    return { name: check.name, ...finding };
  } catch (error) {
    return { name: check.name, ...failed(error) };
  } finally {
    clearTimeout(timer);
  }
}

function failed(error: unknown): Finding {
  if (error instanceof CheckSkipped) return warning(`not tried: first put right ${error.message}`);
  if (error instanceof ConfigError) {
    const names = error.problems.map((problem) => problem.split(':', 1)[0]);
    return warning(`not tried: first put right ${[...new Set(names)].join(', ')}`);
  }
  // Only what kind of error it is: a message may quote what it could not handle, and that can be a secret.
  return bad(`the check itself failed (${codeOf(error)})`, 'This should not happen: please report it.');
}

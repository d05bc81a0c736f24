import { ConfigError } from '../../config/config-error.ts';
import type { Check, CheckContext } from './check.ts';
import { CheckSkipped } from './check-skipped.ts';
import { bad, type Finding, warning } from './finding.ts';
import { CHECK_TIMEOUT_MS } from './timeouts.ts';
import { codeOf } from './unreachable-reason.ts';

/** What a check found, with the name of the check. */
export interface CheckResult extends Finding {
  readonly name: string;
}

/** Runs one check, bounded in time. Never rejects: a check that cannot run or fails is reported as a finding. */
export async function runCheck(
  check: Check,
  context: CheckContext,
  timeoutMs = CHECK_TIMEOUT_MS,
): Promise<CheckResult> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Finding>((resolve) => {
    const finding = bad(`no result within ${timeoutMs / 1_000} s`, 'Run the doctor again.');
    timer = setTimeout(() => resolve(finding), timeoutMs);
  });
  try {
    const finding = await Promise.race([Promise.resolve(context).then((all) => check.run(all)), late]);
    return { name: check.name, ...finding };
  } catch (error) {
    return { name: check.name, ...findingOf(error) };
  } finally {
    clearTimeout(timer);
  }
}

function findingOf(error: unknown): Finding {
  if (error instanceof CheckSkipped) return warning(`not checked because of ${error.message}`);
  if (error instanceof ConfigError) {
    const names = error.problems.map((problem) => problem.split(':', 1)[0]);
    return warning(`not checked: first fix ${[...new Set(names)].join(', ')}`);
  }
  // Only the kind of error: a message may quote the value that was wrong, which can be a secret.
  return bad(`the check itself failed (${codeOf(error)})`, 'This should not happen: please report it.');
}

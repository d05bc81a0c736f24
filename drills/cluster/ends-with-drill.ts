/** Command prefix that ends a command with SIGKILL when this process ends, even if it is frozen (util-linux). */
export const ENDS_WITH_DRILL: readonly string[] = ['setpriv', '--pdeathsig', 'KILL'];

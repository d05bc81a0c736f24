/** Put before a command, ends it with SIGKILL when this process ends, even when it is frozen (util-linux). */
export const ENDS_WITH_DRILL: readonly string[] = ['setpriv', '--pdeathsig', 'KILL'];

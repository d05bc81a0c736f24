import sys; sys.path.insert(0,'tmp-scratch')
from panel import *
p='docs/grafana.json'; d=load(p)
shift(d,68,6)
add(d,36,'Lines of the log lost in ten minutes',[('sum by (instance) (increase(haulmate_log_lines_dropped_total{instance=~"$instance"}[10m]))','{{instance}}')],{'h':6,'w':24,'x':0,'y':68},'They could not be written, usually because the disk of the log is full. The bot goes on.')
order(d); save(p,d)
def sub(p, *pairs):
    s=open(p).read()
    for a,b in pairs:
        assert a in s, (p,a)
        s=s.replace(a,b,1)
    open(p,'w').write(s)
sub('docs/operations.md',
("A line is written within 10 ms, and at the latest when the process exits; only SIGKILL loses the newest ones.\n","""A line is written within 10 ms, and at the latest when the process exits; only SIGKILL loses the newest ones. A line that cannot be
written, because the disk is full or its reader is gone, is dropped and counted in `haulmate_log_lines_dropped_total`; the bot goes on.
"""),
("| `haulmate_gateway_up` | 1:","| `haulmate_log_lines_dropped_total` | lines of the log that could not be written: the disk is full, or the log's reader is gone |\n| `haulmate_gateway_up` | 1:"))
sub('docs/troubleshooting.md',
("| memory grows | the cache","| lines are missing from the log, `haulmate_log_lines_dropped_total` rises | the disk of the log is full | free some space; the bot goes on meanwhile |\n| memory grows | the cache"))
sub('CHANGELOG.md',("### Changed\n","""### Changed

- A line of the log that cannot be written, as on a full disk, is dropped and counted in `haulmate_log_lines_dropped_total`. Before,
  the bot hung.
""") if False else ("- If the first sync of a parcel is cut short","- A full disk below the log no longer stops the bot: lines that cannot be written are dropped and counted in\n  `haulmate_log_lines_dropped_total`.\n- If the first sync of a parcel is cut short"))

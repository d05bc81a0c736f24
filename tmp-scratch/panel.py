import json,copy,sys
def load(p): return json.load(open(p))
def save(p,d): open(p,'w').write(json.dumps(d,indent=2,ensure_ascii=False)+'\n')
def add(d, like, title, exprs, grid, description=None):
    src=next(p for p in d['panels'] if p['id']==like)
    n=copy.deepcopy(src); n['id']=max(p['id'] for p in d['panels'])+1; n['title']=title; n['gridPos']=grid
    if description: n['description']=description
    t0=n['targets'][0]; n['targets']=[]
    for i,(e,leg) in enumerate(exprs):
        t=copy.deepcopy(t0); t['expr']=e; t['legendFormat']=leg; t['refId']='ABCDEF'[i]; n['targets'].append(t)
    d['panels'].append(n)
def shift(d, y, by):
    for p in d['panels']:
        if p['gridPos']['y']>=y: p['gridPos']['y']+=by
def order(d): d['panels'].sort(key=lambda p:(p['gridPos']['y'],p['gridPos']['x']))

/** The page that `docs` in every response links to. It is short, because the interface document is the reference. */
export const DOCS_PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Sandbox service</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}code{background:#8882;padding:.1em .3em}</style></head>
<body>
<h1>Sandbox service</h1>
<p>Everything here is made up. Every call needs <code>Authorization: Bearer demo-key</code>.</p>
<h2 id="tracking">GET /v1/tracking</h2><p><code>num</code> (or <code>id</code>): scans of a parcel, newest first.</p>
<h2 id="qc">GET /v1/qc</h2><p><code>url</code>, or <code>platform</code> and <code>id</code>: photos by run.</p>
<h2 id="lookup">GET /v1/lookup</h2><p><code>url</code>, or <code>platform</code> and <code>id</code>; <code>agent</code>: the product and its warehouse figures.</p>
<h2 id="convert">GET /v1/convert</h2><p><code>url</code>; <code>agents</code>: the product's link at every agent.</p>
<h2 id="errors">Errors</h2><p><code>{"error":{"code":"…","message":"…"}}</code></p>
</body>
</html>
`;

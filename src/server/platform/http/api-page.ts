import type { Document } from './openapi.ts';

type Operation = {
  summary?: string;
  tags?: string[];
  'x-permission'?: string;
  parameters?: { name?: string; in?: string; required?: boolean }[];
  requestBody?: { content?: Record<string, { schema?: { properties?: object; required?: string[] } }> };
};

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin-top: 2.5rem; text-transform: capitalize; }
article { border-top: 1px solid #8884; padding: .75rem 0; }
code { font-family: ui-monospace, monospace; }
.method { display: inline-block; min-width: 4.5rem; font-weight: 700; }
p { margin: .25rem 0; } .small { opacity: .8; font-size: .875rem; }`;

/** A readable page of the API's description, without a script. */
export function renderApiPage(document: Document, nonce: string): string {
  const sections = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(methods ?? {})) {
      const { tags } = operation as Operation;
      const tag = tags?.[0] ?? 'other';
      sections.set(tag, [...(sections.get(tag) ?? []), renderOperation(method, path, operation as Operation)]);
    }
  }
  const body = [...sections]
    .map(([tag, articles]) => `<h2 id="${escape(tag)}">${escape(tag)}</h2>${articles.join('')}`)
    .join('');
  const { title, version } = document.info;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} API</title><style nonce="${nonce}">${STYLE}</style></head><body><main>
<h1>${escape(title)} API ${escape(version)}</h1>
<p>All paths stand below <code>/api/v1</code>. The whole description for programs: <a href="/api/v1/openapi.json">openapi.json</a>.
</p>
<h2 id="signing-in">Signing in</h2>
<p>Programs send an API token, made under Settings &gt; Integration: <code>Authorization: Bearer cwt_…</code>. It acts for its maker in one
organization, with the permissions chosen for it, until it expires or is revoked. Endpoints with the permission <code>signed-in</code> or
<code>administrator</code> are for people alone.</p>
<p>Browsers sign in with <code>POST /api/v1/session</code>; requests that change something carry the <code>Origin</code> header.</p>
${body}</main></body></html>`;
}

function renderOperation(method: string, path: string, operation: Operation): string {
  const schema = operation.requestBody?.content?.['application/json']?.schema;
  const required = new Set(schema?.required);
  const body = Object.keys(schema?.properties ?? {}).map((name) => (required.has(name) ? name : `${name}?`));
  const query = (operation.parameters ?? [])
    .filter((one) => one.in === 'query')
    .map((one) => (one.required ? one.name : `${one.name}?`));
  const lines = [
    `<p><code><span class="method">${method.toUpperCase()}</span>${escape(path)}</code></p>`,
    `<p>${escape(operation.summary ?? '')}</p>`,
    `<p class="small">Permission: <code>${escape(operation['x-permission'] ?? '')}</code></p>`,
    ...(query.length > 0 ? [`<p class="small">Query: <code>${escape(query.join(', '))}</code></p>`] : []),
    ...(body.length > 0 ? [`<p class="small">Body: <code>${escape(body.join(', '))}</code></p>`] : []),
  ];
  return `<article>${lines.join('')}</article>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

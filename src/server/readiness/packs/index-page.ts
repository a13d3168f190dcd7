import type { Language } from '#domain/organisations/language.ts';

export interface IndexEntry {
  /** Within the pack; null where there is only text. */
  path: string | null;
  text: string;
  note?: string;
}

export interface IndexPage {
  language: Language;
  title: string;
  about: string;
  warning: string | null;
  facts: { label: string; value: string }[];
  sections: { heading: string; entries: IndexEntry[] }[];
  /** #rrggbb */
  ink: string;
}

const escaped = (text: string) =>
  text
    .toWellFormed()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

const addressOf = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** The first page of a pack, as HTML that needs nothing but itself and runs nothing. */
export function indexHtml({ language, title, about, warning, facts, sections, ink }: IndexPage): string {
  const list = (entries: IndexEntry[]) =>
    entries
      .map(({ path, text, note }) => {
        const name = path ? `<a href="${escaped(addressOf(path))}">${escaped(text)}</a>` : escaped(text);
        return `<li>${name}${note ? ` <small>${escaped(note)}</small>` : ''}</li>`;
      })
      .join('\n');
  const body = sections
    .filter(({ entries }) => entries.length > 0)
    .map(({ heading, entries }) => `<h2>${escaped(heading)}</h2>\n<ul>\n${list(entries)}\n</ul>`)
    .join('\n');
  const table = facts
    .map(({ label, value }) => `<tr><th scope="row">${escaped(label)}</th><td>${escaped(value)}</td></tr>`)
    .join('\n');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>
body { font: 15px/1.55 system-ui, sans-serif; color: #1f2937; max-width: 56rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
h1, h2 { color: ${ink}; } h2 { font-size: 1.1rem; margin-top: 2rem; }
th { text-align: left; font-weight: 400; color: #5b6472; padding-right: 2rem; } td, th { padding-block: .2rem; vertical-align: top; }
small { color: #5b6472; } a { color: ${ink}; } .warning { color: #b45309; font-weight: 600; }
</style>
</head>
<body>
${warning ? `<p class="warning">${escaped(warning)}</p>\n` : ''}<h1>${escaped(title)}</h1>
<p>${escaped(about)}</p>
<table>
${table}
</table>
${body}
</body>
</html>
`;
}

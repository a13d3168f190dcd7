import type { Language } from '#domain/organisations/language.ts';
import type { MailFacts, MailKind } from './mail-kinds.ts';
import { templatesOf } from '../messages.ts';

export interface MailText {
  subject: string;
  text: string;
  html: string;
}

interface Written {
  kind: MailKind;
  language: Language;
  values: MailFacts;
  /** A path of the product; null when the mail has none, or when it was dropped after sending. */
  link: string | null;
  isSent?: boolean;
}

/** Puts a mail into words. Links begin with the configured origin, whatever address the request came to. */
export function writeMail({ kind, language, values, link, isSent = false }: Written, origin: string): MailText {
  const t = templatesOf('server/mail', language);
  const facts = 'topic' in values ? { ...values, topic: t(`topics.${values['topic']}`) } : values;
  const fill = (line: string) => fillIn(line, facts);
  const paragraphs = (text: string) => text.split('\n\n').map(fill).filter(Boolean);
  const action = t(`mails.${kind}.action`);
  const isForName = !['request-filed', 'contact'].includes(kind) && values['name'];
  const before = [...(isForName ? [fill(t('greeting'))] : []), ...paragraphs(t(`mails.${kind}.lines`))];
  const after = [...paragraphs(t(`mails.${kind}.close`)), t('regards')];
  const footer = fillIn(t('footer'), { origin });
  const address = link === null ? null : origin + link;
  const items = itemsOf(values['items'], origin);
  const rest = fill(t(`mails.${kind}.afterItems`));
  const list = [...items.map(({ text: line, href }) => `- ${line}${href ? `\n  ${href}` : ''}`), rest].filter(Boolean);
  const middle = address ? `${action}:\n${address}` : action && isSent ? t('linkGone') : null;
  const text = [
    ...before,
    ...(list.length > 0 ? [list.join('\n')] : []),
    ...(middle ? [middle] : []),
    ...after,
    `--\n${footer}`,
  ].join('\n\n');
  const button = address
    ? `<p><a href="${escape(address)}">${escape(action || address)}</a></p><p><small>${escape(address)}</small></p>`
    : '';
  const listed = items.map(({ text: line, href }) =>
    href ? `<li><a href="${escape(href)}">${escape(line)}</a></li>` : `<li>${escape(line)}</li>`,
  );
  const lists = listed.length > 0 ? `<ul>${listed.join('')}</ul>${rest ? paragraph(rest) : ''}` : '';
  const html =
    `<!doctype html><html lang="${language}"><body>${before.map(paragraph).join('')}${lists}${button}${after.map(paragraph).join('')}` +
    `<hr><p><small>${escape(footer)}</small></p></body></html>`;
  return { subject: oneLine(fill(t(`mails.${kind}.subject`))), text: `${text}\n`, html };
}

/** Paths of ours only: an item never leads elsewhere. */
function itemsOf(items: string | number | undefined, origin: string): { text: string; href: string | null }[] {
  if (typeof items !== 'string') return [];
  return (JSON.parse(items) as { text: string; path: string | null }[]).map(({ text, path }) => ({
    text: harmless(text),
    href: path !== null && /^\/(?![/\\])/.test(path) ? origin + path : null,
  }));
}

/** A line of which every placeholder is empty says nothing, and is left out. */
function fillIn(line: string, values: MailFacts): string {
  const names = [...line.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '');
  if (names.length > 0 && names.every((name) => (values[name] ?? '') === '')) return '';
  return line.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = String(values[name] ?? '');
    return name === 'message' ? manyLines(value) : name === 'origin' ? value : harmless(value);
  });
}

/** What people call themselves goes to others' mailboxes: it stays on its line, short, and is no address to click on. */
function harmless(value: string): string {
  return oneLine(value)
    .replaceAll(/[a-z][a-z0-9+.-]*:\/\//gi, '')
    .slice(0, 200);
}

const oneLine = (value: string) => value.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

const manyLines = (value: string) =>
  value
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .slice(0, 5000);

const paragraph = (line: string) => `<p>${escape(line).replaceAll('\n', '<br>')}</p>`;

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

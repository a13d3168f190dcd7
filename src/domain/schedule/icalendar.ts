/** One line of an iCalendar file: name with parameters, and its value as it is written. */
export type Line = [name: string, value: string];

/** Calendars read lines of at most 75 octets (RFC 5545, 3.1); the rest goes on in the next one behind a blank. */
const OCTETS = 75;

/** A text as value (3.3.11). Control characters have no place in it. */
export function textOf(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll('\n', String.raw`\n`);
}

/** 2026-11-21 as 20261121, 2026-11-21T09:00:00.000Z as 20261121T090000Z. */
export function stampOf(moment: string): string {
  return moment.replaceAll(/[-:]|\.\d+/g, '');
}

/** The file, each line ended by CR LF and folded. */
export function fileOf(lines: readonly Line[]): string {
  return lines.map(([name, value]) => `${folded(`${name}:${value}`)}\r\n`).join('');
}

function folded(line: string): string {
  let text = '';
  let room = OCTETS;
  for (const sign of line) {
    const octets = octetsOf(sign);
    if (octets > room) {
      text += '\r\n ';
      room = OCTETS - 1;
    }
    text += sign;
    room -= octets;
  }
  return text;
}

function octetsOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

import { walkXml } from './xml.ts';

/** What a paragraph style of a Word document means for reading. */
export interface Style {
  heading?: number;
  list?: boolean;
  hidden?: boolean;
  /** It sets entries of a list of contents, figures or tables, or the heading of one. */
  contents?: boolean;
}

interface Declared {
  name: string;
  basedOn?: string;
  outline?: number;
  list: boolean;
  hidden: boolean;
}

/** The meaning of every style by its id, inherited along "based on". */
export function readStyles(bytes: Buffer | null): Map<string, Style> {
  const declared = new Map<string, Declared>();
  if (bytes) {
    let current: Declared | null = null;
    walkXml(bytes, {
      open(tag, attributes) {
        const value = attributes['w:val'] ?? '';
        if (tag === 'w:style') {
          current = { name: '', list: false, hidden: false };
          declared.set(attributes['w:styleId'] ?? '', current);
        } else if (!current) return;
        else if (tag === 'w:name') current.name = value.toLowerCase();
        else if (tag === 'w:basedOn') current.basedOn = value;
        else if (tag === 'w:outlineLvl' && Number(value) < 9) current.outline = Number(value) + 1;
        else if (tag === 'w:numPr') current.list = true;
        else if (tag === 'w:vanish' && isOn(value)) current.hidden = true;
      },
      close(tag) {
        if (tag === 'w:style') current = null;
      },
    });
  }
  const styles = new Map<string, Style>();
  for (const id of declared.keys()) styles.set(id, resolve(id, declared));
  return styles;
}

export function isOn(value: string | undefined): boolean {
  return !/^(0|false|off|none)$/.test(value ?? '');
}

function resolve(id: string, declared: Map<string, Declared>): Style {
  const style: Style = {};
  let next: string | undefined = id;
  for (let hops = 0; next !== undefined && hops < 16; hops++) {
    const own = declared.get(next);
    if (!own) break;
    const numbered = /^(?:heading|überschrift|titre|título) (\d)$/.exec(own.name);
    style.heading ??= numbered ? Number(numbered[1]) : own.name === 'title' ? 1 : own.outline;
    if (own.list || /^list (bullet|number|paragraph)/.test(own.name)) style.list = true;
    if (own.hidden) style.hidden = true;
    if (/^(?:toc (?:\d|heading)|table of figures|contents heading)/.test(own.name)) style.contents = true;
    next = own.basedOn;
  }
  return style;
}

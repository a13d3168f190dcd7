import type { Content } from 'pdfmake/interfaces.js';
import { encode } from 'uqr';
import type { Asset } from '#domain/assets/asset.ts';
import { codeSizeOf, labelAddress, placesOf } from '#domain/assets/labels/labels.ts';
import type { LabelPlace, LabelSheet } from '#domain/assets/labels/labels.ts';
import { makePdf } from '../platform/file-formats/pdf.ts';

interface Labels {
  sheet: LabelSheet;
  /** Places of the first sheet that are gone already. */
  used: number;
  assets: Pick<Asset, 'id' | 'name' | 'assetTag' | 'serialNumber'>[];
  origin: string;
  organisation: string;
  now: Date;
}

/** Points in a millimetre. */
const MM = 72 / 25.4;

/** Labels to print: a code that opens the asset, its name, its tag and its serial number. */
export async function labelsPdf({ sheet, used, assets, origin, organisation, now }: Labels): Promise<Buffer> {
  const places = placesOf(sheet, assets.length, used);
  const content = assets.flatMap((asset, index) => {
    const place = places[index];
    if (!place) return [];
    const isNewPage = index > 0 && place.page !== places[index - 1]?.page;
    return labelOf(sheet, place, asset, labelAddress(origin, asset.id), isNewPage);
  });
  return makePdf({
    info: { title: `Asset labels – ${organisation}`, creator: 'Clausewise', producer: 'Clausewise', creationDate: now },
    pageSize: { width: sheet.page.width * MM, height: sheet.page.height * MM },
    pageMargins: 0,
    defaultStyle: { font: 'Roboto', fontSize: sheet.label.height < 15 ? 4.5 : 8 },
    content,
  });
}

function labelOf(
  { label, ...sheet }: LabelSheet,
  { left, top }: LabelPlace,
  asset: Labels['assets'][number],
  link: string,
  isNewPage: boolean,
): Content[] {
  const size = codeSizeOf({ label, ...sheet });
  const position = { x: (left + size + 1.5) * MM, y: (top + (label.height - size) / 2 + 1) * MM };
  const width = (label.width - size - 2.5) * MM;
  const code = { x: left * MM, y: (top + (label.height - size) / 2) * MM };
  return [
    {
      svg: codeSvg(link),
      width: size * MM,
      absolutePosition: code,
      ...(isNewPage && { pageBreak: 'before' as const }),
    },
    {
      absolutePosition: position,
      table: {
        widths: [width],
        heights: [(size - 2) * MM],
        body: [[{ stack: [{ text: asset.name.slice(0, 80), bold: true }, ...linesOf(asset)] }]],
      },
      layout: {
        hLineWidth: () => 0,
        vLineWidth: () => 0,
        paddingLeft: () => 0,
        paddingTop: () => 0,
        paddingRight: () => 0,
      },
    },
  ];
}

/** What identifies it; a tag that is the serial number stands once. */
const linesOf = ({ assetTag, serialNumber }: Labels['assets'][number]): Content[] =>
  [...new Set([assetTag, serialNumber])].filter(Boolean).map((text) => ({ text: text.slice(0, 60) }));

/** The code as a drawing with the quiet zone that decoders want: four modules. */
export function codeSvg(text: string): string {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const runs = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path fill="#000" d="${runs.join('')}"/></svg>`;
}

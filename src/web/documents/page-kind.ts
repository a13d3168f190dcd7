/** What the pages of a document are called: a workbook has sheets, a presentation slides. */
export function pageKindOf(mediaType: string): 'page' | 'sheet' | 'slide' {
  if (mediaType.includes('spreadsheetml')) return 'sheet';
  return mediaType.includes('presentationml') ? 'slide' : 'page';
}

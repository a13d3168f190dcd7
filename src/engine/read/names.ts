/** Words that programs, scanners and people in a hurry put into names, in four languages: alone they say nothing of what a document is about. */
const EMPTY_WORDS = new Set(
  `document documents doc docs file files text untitled unnamed noname name title new copy scan scanned scanner image img dsc photo picture pic screenshot
  screen shot page pages sheet book workbook presentation slide export exported download downloaded attachment attach untitled1 final finale draft version
  ver rev revision updated update latest last old current temp tmp test signed unsigned clean marked edited edit copyof printout print fax mail message
  of the and for from on at no nr my our xx xxx asdf foo bar misc stuff kopie von der die das und für dokument dokumente datei dateien unbenannt neu neue
  neues neuer ohne titel bild bilder foto seite seiten tabelle mappe arbeitsmappe präsentation anhang anlage entwurf fassung stand endfassung final
  endgültig aktuell alt letzte gescannt unterschrieben ablage ausdruck vorlage bildschirmfoto le la les de du des et un une nouveau nouvelle sans titre
  fichier copie numérisation numérisé numérise page feuille classeur pièce jointe brouillon définitif définitive dernière dernier ancien ancienne signé
  signée capture écran el los las del y en uno una nuevo nueva sin título titulo archivo documento documentos copia escaneo escaneado escaneada imagen
  captura pantalla hoja libro adjunto borrador versión definitivo definitiva última último ultimo antiguo antigua firmado firmada presentación microsoft
  word excel powerpoint acrobat adobe google pdf docx xlsx pptx txt csv camscanner cam whatsapp whats app telegram unknown null undefined output result am pm um`
    .split(/\s+/)
    .filter(Boolean),
);
/** Months stand in names as dates do. */
const MONTH =
  /^(?:jan|feb|fév|mar|mär|apr|avr|abr|may|mai|jun|juin|jui|jul|juil|aug|aoû|ago|sep|oct|okt|nov|dec|dez|déc|dic|ene)\p{L}*$/u;
/** Letters and digits that no word is made of: hashes, numbers of a scanner, marks of a version. */
const CODE =
  /^(?:v|ver|rev|r|q|kw|nr|no|p|s|t|w|x)?\d+[a-z]?\d*$|^(?=.*\d)[a-f\d]{4,}$|^(?=.*\d)(?=.*[a-z])[a-z\d]{9,}$|^\d/u;
const UNIQUE = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;
const FILE_ENDING = /\.[a-z0-9]{1,5}$/i;

/** The words of a name; empty where it says nothing ("Scan0001.pdf", "final_v2 (3).docx"), so that it is as good as none. */
export function nameInWords(name: string): string {
  const words = name
    .replace(FILE_ENDING, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[_\-.\d()[\]{}+~#]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return saysSomething(name) ? words : '';
}

/** Whether a name tells what a document is about, as "Scan0001", "final_v2 (3)" and "Dokument1" do not. */
export function saysSomething(name: string): boolean {
  const words = name
    .replace(FILE_ENDING, '')
    .replace(UNIQUE, '')
    .normalize('NFC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.some((word) => {
    const bare = word.replace(/\d+$/, '');
    return bare.length > 2 && !EMPTY_WORDS.has(word) && !EMPTY_WORDS.has(bare) && !MONTH.test(word) && !CODE.test(word);
  });
}

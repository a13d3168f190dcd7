import { type DateOrder, readDate } from '../assets/reading/cells.ts';
import { issue } from '../issue.ts';
import type { FieldError } from '../tables/lines.ts';
import { certificatesIn } from './file-certificates.ts';
import { VendorFacts } from './record.ts';

/** Columns of which an import makes a contact, a contract and a certificate, and what people call them in English, Spanish, French and German. */
export const RECORD_HEADINGS = {
  contactName: `
    contact, contact name, contact person, primary contact, vendor contact, account manager, persona de contacto, contacto, interlocuteur,
    personne à contacter, ansprechpartner, ansprechperson, kontakt, kontaktperson`,
  contactEmail: `
    contact email, contact e-mail, email, e-mail, mail, vendor email, correo, correo de contacto, courriel, e-mail du contact, kontakt e-mail,
    e-mail-adresse`,
  contactPhone: `contact phone, phone, telephone, phone number, teléfono, téléphone, telefon, telefonnummer`,
  contract: `
    contract name, contract number, contract no, contract, agreement, contract title, contrato, contrat, vertrag, vertragsnummer`,
  contractStartOn: `
    contract start, contract start date, start of contract, inicio del contrato, début du contrat, vertragsbeginn`,
  contractEndOn: `
    contract end, contract end date, contract expiry, contract expiration, contract renewal date, end of contract, fin del contrato,
    fin de contrat, fin du contrat, vertragsende`,
  noticeDays: `notice period, notice, notice days, preaviso, préavis, kündigungsfrist`,
  certificateExpiresOn: `
    certificate expiry, certificate expires, certificate valid until, certification expiry, certificate expiration date, vencimiento del certificado,
    expiration du certificat, zertifikat gültig bis, zertifikatsablauf`,
} as const;
export type RecordColumn = keyof typeof RECORD_HEADINGS;
export const RECORD_COLUMNS = Object.keys(RECORD_HEADINGS) as RecordColumn[];

type Values = Partial<Record<RecordColumn | 'name' | 'compliance', string>>;

/** What a row says of a vendor beside its own words. A cell that cannot be read is left out and named; the rest of its record stands. */
export function recordsIn(values: Values, order: DateOrder): { records: VendorFacts[]; faults: FieldError[] } {
  const said = (column: keyof Values) => values[column]?.trim() ?? '';
  const day = (column: RecordColumn) => readDate(said(column), order) ?? said(column);
  const drafts: {
    kind: VendorFacts['kind'];
    from: Partial<Record<RecordColumn, string>>;
    facts: Record<string, unknown>;
  }[] = [];
  if (said('contactName') || said('contactEmail'))
    drafts.push({
      kind: 'contact',
      from: { contactName: 'name', contactEmail: 'email', contactPhone: 'phone' },
      facts: {
        name: said('contactName') || said('contactEmail'),
        email: said('contactEmail'),
        phone: said('contactPhone'),
      },
    });
  if (said('contract') || said('contractStartOn') || said('contractEndOn'))
    drafts.push({
      kind: 'contract',
      from: { contract: 'title', contractStartOn: 'startOn', contractEndOn: 'endOn', noticeDays: 'noticeDays' },
      facts: {
        title: said('contract') || said('name'),
        startOn: day('contractStartOn'),
        endOn: day('contractEndOn'),
        noticeDays: said('noticeDays') && (daysIn(said('noticeDays')) ?? said('noticeDays')),
      },
    });
  const { held, isDenied } = certificatesIn(said('compliance'));
  const expiresOn = said('certificateExpiresOn');
  const standards = held.length === 0 && expiresOn && !isDenied ? (['Other'] as const) : held;
  // One alone, without its end, is the vendor's own word; of several that has no room for the others.
  if (expiresOn || standards.length > 1)
    for (const standard of standards)
      drafts.push({
        kind: 'certificate',
        from: { certificateExpiresOn: 'expiresOn' },
        // Of several nobody knows which one ends then.
        facts: { standard, expiresOn: standards.length > 1 ? '' : day('certificateExpiresOn') },
      });
  const faults: FieldError[] = [];
  const orphan = (column: RecordColumn, kind: VendorFacts['kind'], code: string) => {
    if (said(column) && !drafts.some((draft) => draft.kind === kind))
      faults.push({ column, value: said(column), message: issue(code) });
  };
  orphan('contactPhone', 'contact', 'contact_unnamed');
  orphan('noticeDays', 'contract', 'contract_unnamed');
  orphan('certificateExpiresOn', 'certificate', 'certificate_not_held');
  if (expiresOn && standards.length > 1)
    faults.push({ column: 'certificateExpiresOn', value: expiresOn, message: issue('certificate_end_of_which') });
  const records = drafts.flatMap(({ kind, from, facts }) => {
    const filled: Record<string, unknown> = { kind };
    for (const [name, value] of Object.entries(facts)) if (value !== '') filled[name] = value;
    for (const { path, message } of VendorFacts.safeParse(filled).error?.issues ?? []) {
      const name = String(path[0]);
      const column = (Object.keys(from) as RecordColumn[]).find((each) => from[each] === name);
      if (column && !faults.some((fault) => fault.column === column))
        faults.push({ column, value: said(column), message });
      delete filled[name];
    }
    // A certificate without its end says no more than the vendor's own word.
    const parsed =
      kind === 'certificate' && standards.length < 2 && !('expiresOn' in filled)
        ? null
        : VendorFacts.safeParse(filled).data;
    return parsed ? [parsed] : [];
  });
  return { records, faults };
}

/** "90 days", "3 months", "90" */
function daysIn(text: string): number | null {
  const [, count, unit = 'd'] = /^(\d{1,4})\s*([\p{L}]+)?\.?$/u.exec(text) ?? [];
  if (count === undefined) return null;
  if (/^(?:d|days?|tage?n?|jours?|j|días?|dias?)$/i.test(unit)) return Number(count);
  if (/^(?:w|weeks?|wochen?|semaines?|semanas?)$/i.test(unit)) return Number(count) * 7;
  return /^(?:m|months?|monate?n?|mois|mes|meses)$/i.test(unit) ? Number(count) * 30 : null;
}

import { expect, it } from 'vitest';
import { documentTypeOf } from './document-type.ts';
import { readDocument } from './document.ts';
import { readText } from './text-blocks.ts';

const typeOf = (written: string, fileName: string) => {
  const { text, blocks } = readText(written);
  return documentTypeOf(readDocument(text, blocks, { fileName }), blocks).type;
};

it.each([
  [
    'minutes',
    '# Weekly round of IT\n\nPresent: A. Novak (chair), B. Reyes, C. Olsen. Apologies: D. Katz. 4 May 2026, 10:00 to 11:15.\n\n## Agenda\n\n1. Open tickets\n2. Firewall change\n\n## Decisions\n\nIt was decided to move the change to 12 May. Action: B. Reyes orders the spare part. Next meeting: 11 May 2026.',
  ],
  [
    'minutes',
    '# Runde Betrieb\n\nAnwesend: A. Novak (Leitung), B. Reyes. Entschuldigt: D. Katz. 4. Mai 2026, 10:00 Uhr.\n\n## Tagesordnung\n\n1. Störungen\n2. Firewall\n\n## Beschlüsse\n\nBeschlossen wurde, die Änderung auf den 12. Mai zu legen. Nächste Sitzung: 11. Mai 2026.',
  ],
  [
    'contract',
    '# Hosting\n\nbetween Alpha Ltd (customer) and Beta Ltd (supplier), hereinafter the parties.\n\n## 1 Term\n\nThis agreement is valid for three years. Either party may terminate this agreement with a notice period of six months.\n\n## 2 Liability\n\nThe supplier shall indemnify the customer. The supplier shall keep all data confidential. This agreement is governed by the law of Ireland.',
  ],
  [
    'policy',
    '# Mots de passe\n\nLa présente politique est en vigueur depuis le 3 mai 2026 et s’applique à tous les collaborateurs.\n\n## Règles\n\nChaque salarié doit utiliser un mot de passe d’au moins 14 caractères. Il est interdit de le partager. Les exceptions doivent être validées par la direction.\n\n## Sanctions\n\nTout manquement peut être sanctionné.',
  ],
  [
    'register',
    '# Equipos de la sede\n\nActualizado el 3 de mayo de 2026.\n\n| N.º | Equipo | Tipo | Responsable | Lugar |\n|---|---|---|---|---|\n| 1 | Portátil ventas | Equipo | Ana Gil | Vigo |\n| 2 | Servidor ERP | Servidor | Luis Rey | Vigo |\n| 3 | Impresora | Equipo | Ana Gil | Lugo |\n| 4 | Cortafuegos | Red | Luis Rey | Vigo |\n| 5 | Portátil taller | Equipo | Eva Sanz | Lugo |',
  ],
] as const)('tells a kind whatever its file is called: %s', (kind, text) => {
  for (const fileName of ['document.docx', 'Scan0001.pdf', 'final_v2 (3).docx', 'IT Q2.docx', 'neu.pdf'])
    expect(typeOf(text, fileName), fileName).toBe(kind);
});

it.each([
  ['policy', 'risk-register-policy.docx'],
  ['procedure', 'Verfahrensanweisung Datensicherung.pdf'],
  ['report', 'informe-incidentes-2026.docx'],
  ['minutes', 'compte-rendu-comite-securite.docx'],
  ['plan', 'Business continuity plan v3.docx'],
])('believes a name that says the kind: %s', (kind, fileName) => {
  const text =
    'Our systems are described here. Copies are kept in Lyon. The service desk answers questions about them.';
  expect(typeOf(text, fileName)).toBe(kind);
});

it('does not guess from a few words', () => {
  expect(typeOf('Hello world', 'policy.docx')).toBe('unknown');
});

import { describe, expect, it } from 'vitest';
import { analyse } from '../analyse.ts';
import { labelledBy } from '../../../tools/eval-frameworks.ts';
import { readText } from '../read/text-blocks.ts';

const { requirements = [] } = labelledBy('ISO27001') ?? {};
const controls = requirements.filter(({ kind }) => kind === 'control');

function tell(title: string, columns: string, rows: string[], fileName = 'document.docx') {
  const head = `| ${columns} |\n|${'---|'.repeat(columns.split('|').length)}`;
  const { text, blocks } = readText(`${title && `# ${title}\n\n`}${head}\n${rows.join('\n')}`);
  const { findings, notices, type } = analyse(text, blocks, { fileName }, requirements);
  return { shown: findings.map(({ requirementId }) => requirementId), findings, notices, type };
}

/** Titles, columns, yes, no and reasons of a statement of applicability. */
const STATEMENTS: Record<
  string,
  [title: string, columns: string, yes: string, no: string, reason: string, done: string]
> = {
  en: [
    'Statement of Applicability',
    'Id | Control | Applicable | Justification | Status',
    'Yes',
    'No',
    'Risk R-',
    'In place',
  ],
  de: [
    'Erklärung zur Anwendbarkeit',
    'Nr. | Maßnahme | Anwendbar | Begründung | Umsetzungsstand',
    'Ja',
    'Nein',
    'Risiko R-',
    'Umgesetzt',
  ],
  fr: [
    'Déclaration d’applicabilité',
    'N° | Mesure | Applicable | Justification | État',
    'Oui',
    'Non',
    'Risque R-',
    'En place',
  ],
  es: [
    'Declaración de aplicabilidad',
    'Id | Control | Aplicable | Justificación | Estado',
    'Sí',
    'No',
    'Riesgo R-',
    'Implantado',
  ],
};

describe.each(Object.entries(STATEMENTS))(
  'a statement of applicability (%s)',
  (language, [title, columns, yes, no, reason, done]) => {
    const words = (id: string) => requirements.find((each) => each.id === id)?.abroad?.[language as 'de']?.title;
    const rows = controls.map(
      ({ id, title: name }, at) => `| ${id} | ${words(id) ?? name} | ${at % 9 ? yes : no} | ${reason}${at} | ${done} |`,
    );

    it.each([
      ['whole', title, rows],
      ['in part', title, rows.slice(0, 20)],
      ['without its name', '', rows],
    ])('shows that it was made and nothing else, %s', (_, name, some) => {
      const { shown, findings, type } = tell(name, columns, some);
      expect(shown).toEqual(['6.1.3']);
      expect(findings[0]?.confidence).toBeGreaterThan(name ? 0.5 : 0.2);
      expect(type).toBe('statement');
    });

    it('shows nothing while nobody has filled it in', () => {
      const blank = rows.map((row) => row.replace(/^(\|[^|]*\|[^|]*\|).*/, '$1 | | |'));
      expect(tell(title, columns, blank).shown).toEqual([]);
    });
  },
);

it('takes a table that maps frameworks for what it is', () => {
  const rows = requirements.map(({ id, title }) => `| ${id} | ${title} | PR.AA-05 | CC6.1 |`);
  const { shown, notices } = tell('Control mapping', 'ISO 27001 | Title | NIST CSF | SOC 2', rows);
  expect(shown).toEqual([]);
  expect(notices.map(({ kind }) => kind)).toContain('mapping');
});

const RISKS: [columns: string, words: string[]][] = [
  [
    'No. | Risk | Owner | Likelihood | Impact | Level | Treatment | Due',
    ['Ransomware stops plant', 'Head of IT', 'Treat:'],
  ],
  [
    'Nr. | Risiko | Eigentümer | Wahrsch. | Auswirkung | Stufe | Behandlung | Termin',
    ['Erpresser verschlüsseln Werk', 'Leitung IT', 'Behandeln:'],
  ],
  [
    'N° | Risque | Propriétaire | Vraisemblance | Impact | Niveau | Traitement | Échéance',
    ['Rançongiciel, usine', 'Chef informatique', 'Traiter :'],
  ],
  [
    'N.º | Riesgo | Propietario | Probabilidad | Impacto | Nivel | Tratamiento | Plazo',
    ['Secuestro de datos, planta', 'Jefe de sistemas', 'Tratar:'],
  ],
];

it.each(RISKS)('takes a risk register for one, however many controls it names: %s', (columns, [what, who, how]) => {
  const rows = controls
    .slice(0, 40)
    .map(({ id }, at) => `| R-${at} | ${what} ${at} | ${who} | ${at % 5} | 4 | ${at} | ${how} ${id} | 1.6.2026 |`);
  const { shown } = tell('', columns, rows);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((id) => !['6.1.2', '8.2'].includes(id))).toEqual([]);
  expect(tell('', columns, ['| 1 | | | | | | | |', '| 2 | | | | | | | |']).shown).toEqual([]);
});

const ASSETS: [columns: string, row: string][] = [
  ['Asset ID | Asset | Type | Asset owner | Location', 'Laptop Sales | Hardware | Head of sales | Vienna'],
  ['Nr. | Gerät | Art | Verantwortlich | Standort', 'Notebook Vertrieb | Hardware | Leitung Vertrieb | Wien'],
  ['N° | Actif | Type | Propriétaire | Lieu', 'Portable commercial | Matériel | Chef des ventes | Lyon'],
  ['N.º | Activo | Tipo | Propietario | Lugar', 'Portátil de ventas | Equipo | Jefe de ventas | Vigo'],
];

it.each(ASSETS)('takes an inventory for one when it is filled: %s', (columns, row) => {
  const filled = Array.from({ length: 12 }, (_, at) => `| HW-${at} | ${row} |`);
  expect(tell('', columns, filled).shown[0]).toBe('A.5.9');
  expect(tell('', columns, ['| 1 | | | | |', '| 2 | | | | |']).shown).not.toContain('A.5.9');
});

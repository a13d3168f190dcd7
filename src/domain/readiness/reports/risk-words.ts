import type { Language } from '../../organisations/language.ts';

/** What the reports about risks say besides the words of the register. */
interface RiskReportWords {
  register: { title: string; subtitle: string };
  plan: { title: string; subtitle: string; none: string; sheet: string; uncovered: string; covered: string };
  figures: Record<'open' | 'above' | 'untreated' | 'accepted' | 'overdue' | 'actions' | 'late' | 'cost', string>;
  columns: Record<'action' | 'due' | 'effort' | 'cost' | 'state', string>;
  states: Record<'open' | 'done' | 'cancelled', string>;
  efforts: Record<'low' | 'medium' | 'high', string>;
  levels: string;
  /** With `{number}`, `{likelihood}`, `{impact}`, `{appetite}`. */
  method: string;
  criteria: string;
  list: string;
  none: string;
}

export const RISK_REPORT_WORDS: Record<Language, RiskReportWords> = {
  en: {
    register: {
      title: 'Risk register',
      subtitle: 'What may go wrong, how bad it is, and what is done about it (ISO/IEC 27001, 6.1.2 and 8.2)',
    },
    plan: {
      title: 'Risk treatment plan',
      subtitle: 'What is done about which risk, by whom and by when (ISO/IEC 27001, 6.1.3 and 8.3)',
      none: 'No action is planned.',
      sheet: 'Treatment plan',
      uncovered: 'Above the appetite, and nothing is done',
      covered: 'Every risk above the appetite is accepted or has an open action.',
    },
    figures: {
      open: 'Open risks',
      above: 'Above the appetite',
      untreated: 'Nothing is done',
      accepted: 'Accepted',
      overdue: 'Reviews overdue',
      actions: 'Open actions',
      late: 'Late',
      cost: 'Cost of open actions',
    },
    columns: { action: 'Action', due: 'Due', effort: 'Effort', cost: 'Cost', state: 'State' },
    states: { open: 'Open', done: 'Done', cancelled: 'Cancelled' },
    efforts: { low: 'Low', medium: 'Medium', high: 'High' },
    levels: 'Levels',
    method:
      'Method version {number}: likelihood in {likelihood} steps times impact in {impact} steps. Scores up to {appetite} are acceptable as they are.',
    criteria: 'Method and criteria',
    list: 'All risks',
    none: 'There are no risks.',
  },
  es: {
    register: {
      title: 'Registro de riesgos',
      subtitle: 'Qué puede salir mal, con qué gravedad y qué se hace al respecto (ISO/IEC 27001, 6.1.2 y 8.2)',
    },
    plan: {
      title: 'Plan de tratamiento de riesgos',
      subtitle: 'Qué se hace con cada riesgo, quién y para cuándo (ISO/IEC 27001, 6.1.3 y 8.3)',
      none: 'No hay acciones planificadas.',
      sheet: 'Plan de tratamiento',
      uncovered: 'Por encima del apetito y no se hace nada',
      covered: 'Todo riesgo por encima del apetito está aceptado o tiene una acción abierta.',
    },
    figures: {
      open: 'Riesgos abiertos',
      above: 'Por encima del apetito',
      untreated: 'No se hace nada',
      accepted: 'Aceptados',
      overdue: 'Revisiones vencidas',
      actions: 'Acciones abiertas',
      late: 'Con retraso',
      cost: 'Coste de las abiertas',
    },
    columns: { action: 'Acción', due: 'Fecha límite', effort: 'Esfuerzo', cost: 'Coste', state: 'Estado' },
    states: { open: 'Abierta', done: 'Hecha', cancelled: 'Cancelada' },
    efforts: { low: 'Bajo', medium: 'Medio', high: 'Alto' },
    levels: 'Niveles',
    method:
      'Método, versión {number}: probabilidad en {likelihood} niveles por impacto en {impact} niveles. Las puntuaciones hasta {appetite} son aceptables como están.',
    criteria: 'Método y criterios',
    list: 'Todos los riesgos',
    none: 'No hay riesgos.',
  },
  fr: {
    register: {
      title: 'Registre des risques',
      subtitle: 'Ce qui peut mal tourner, avec quelle gravité, et ce qui est fait (ISO/IEC 27001, 6.1.2 et 8.2)',
    },
    plan: {
      title: 'Plan de traitement des risques',
      subtitle: 'Ce qui est fait pour chaque risque, par qui et pour quand (ISO/IEC 27001, 6.1.3 et 8.3)',
      none: 'Aucune action n’est prévue.',
      sheet: 'Plan de traitement',
      uncovered: 'Au-dessus de l’appétence et rien n’est fait',
      covered: 'Chaque risque au-dessus de l’appétence est accepté ou a une action ouverte.',
    },
    figures: {
      open: 'Risques ouverts',
      above: 'Au-dessus de l’appétence',
      untreated: 'Rien n’est fait',
      accepted: 'Acceptés',
      overdue: 'Revues en retard',
      actions: 'Actions ouvertes',
      late: 'En retard',
      cost: 'Coût des actions ouvertes',
    },
    columns: { action: 'Action', due: 'Échéance', effort: 'Effort', cost: 'Coût', state: 'État' },
    states: { open: 'Ouverte', done: 'Faite', cancelled: 'Annulée' },
    efforts: { low: 'Faible', medium: 'Moyen', high: 'Élevé' },
    levels: 'Niveaux',
    method:
      'Méthode, version {number} : vraisemblance en {likelihood} niveaux fois impact en {impact} niveaux. Les scores jusqu’à {appetite} sont acceptables tels quels.',
    criteria: 'Méthode et critères',
    list: 'Tous les risques',
    none: 'Il n’y a pas de risques.',
  },
  de: {
    register: {
      title: 'Risikoregister',
      subtitle: 'Was schiefgehen kann, wie schlimm es ist und was dagegen getan wird (ISO/IEC 27001, 6.1.2 und 8.2)',
    },
    plan: {
      title: 'Risikobehandlungsplan',
      subtitle: 'Was gegen welches Risiko getan wird, von wem und bis wann (ISO/IEC 27001, 6.1.3 und 8.3)',
      none: 'Kein Schritt ist geplant.',
      sheet: 'Behandlungsplan',
      uncovered: 'Über der Risikobereitschaft, und nichts geschieht',
      covered: 'Jedes Risiko über der Risikobereitschaft ist akzeptiert oder hat einen offenen Schritt.',
    },
    figures: {
      open: 'Offene Risiken',
      above: 'Über der Risikobereitschaft',
      untreated: 'Nichts geschieht',
      accepted: 'Akzeptiert',
      overdue: 'Überprüfung überfällig',
      actions: 'Offene Schritte',
      late: 'Verspätet',
      cost: 'Kosten der offenen',
    },
    columns: { action: 'Schritt', due: 'Fällig', effort: 'Aufwand', cost: 'Kosten', state: 'Stand' },
    states: { open: 'Offen', done: 'Erledigt', cancelled: 'Abgesagt' },
    efforts: { low: 'Niedrig', medium: 'Mittel', high: 'Hoch' },
    levels: 'Stufen',
    method:
      'Methode Version {number}: Wahrscheinlichkeit in {likelihood} Stufen mal Auswirkung in {impact} Stufen. Werte bis {appetite} sind hinnehmbar, wie sie sind.',
    criteria: 'Methode und Kriterien',
    list: 'Alle Risiken',
    none: 'Es gibt keine Risiken.',
  },
};

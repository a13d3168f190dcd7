import type { Language } from '../organisations/language.ts';
import type { Permission } from '../people/permission.ts';

type Words = Record<Language, string>;

/** A kind of word to one person. A new one is a line here. */
export interface NotificationKind {
  kind: string;
  group: 'tasks' | 'people' | 'documents' | 'risks' | 'awareness' | 'automation';
  /** Whom it goes to; the words are the interface's. */
  to: 'owner' | 'asked' | 'deciders' | 'mentioned' | 'keepers';
  /** Whether a mail tells of it where nobody chose. */
  mail: boolean;
  /** Its mail is written where it happens, with more than one sentence, and leaves at once. */
  hasOwnMail?: boolean;
  /** What somebody must be allowed to, to be told besides the person it is for. */
  permission: Permission;
  /** The sentence; names in double braces are its values, `day` is a date. */
  says: Words;
}

export const NOTIFICATION_KINDS: readonly NotificationKind[] = [
  {
    kind: 'request-filed',
    group: 'people',
    to: 'deciders',
    mail: true,
    hasOwnMail: true,
    permission: 'user_management.edit',
    says: {
      en: '{{name}} asks to join',
      es: '{{name}} solicita unirse',
      fr: '{{name}} demande à rejoindre l’organisation',
      de: '{{name}} bittet um Zugang',
    },
  },
  {
    kind: 'task-assigned',
    group: 'tasks',
    to: 'owner',
    mail: true,
    permission: 'dashboard.view',
    says: {
      en: '{{name}} gave you a task: {{title}}',
      es: '{{name}} le ha asignado una tarea: {{title}}',
      fr: '{{name}} vous a confié une tâche : {{title}}',
      de: '{{name}} hat Ihnen eine Aufgabe gegeben: {{title}}',
    },
  },
  {
    kind: 'task-due',
    group: 'tasks',
    to: 'owner',
    mail: false,
    permission: 'dashboard.view',
    says: {
      en: 'Due on {{day}}: {{title}}',
      es: 'Vence el {{day}}: {{title}}',
      fr: 'À faire pour le {{day}} : {{title}}',
      de: 'Fällig am {{day}}: {{title}}',
    },
  },
  {
    kind: 'task-overdue',
    group: 'tasks',
    to: 'owner',
    mail: false,
    permission: 'dashboard.view',
    says: {
      en: 'Overdue since {{day}}: {{title}}',
      es: 'Vencida desde el {{day}}: {{title}}',
      fr: 'En retard depuis le {{day}} : {{title}}',
      de: 'Überfällig seit {{day}}: {{title}}',
    },
  },
  {
    kind: 'event-assigned',
    group: 'tasks',
    to: 'owner',
    mail: false,
    permission: 'dashboard.view',
    says: {
      en: '{{name}} gave you an event: {{title}}',
      es: '{{name}} le ha asignado un evento: {{title}}',
      fr: '{{name}} vous a confié un événement : {{title}}',
      de: '{{name}} hat Ihnen einen Termin gegeben: {{title}}',
    },
  },
  {
    kind: 'event-coming',
    group: 'tasks',
    to: 'owner',
    mail: false,
    permission: 'dashboard.view',
    says: {
      en: 'Coming up on {{day}}: {{title}}',
      es: 'El {{day}}: {{title}}',
      fr: 'Le {{day}} : {{title}}',
      de: 'Am {{day}}: {{title}}',
    },
  },
  {
    kind: 'comment-mention',
    group: 'tasks',
    to: 'mentioned',
    mail: true,
    permission: 'iso_readiness.view',
    says: {
      en: '{{name}} mentioned you on {{requirement}}: {{text}}',
      es: '{{name}} le menciona en {{requirement}}: {{text}}',
      fr: '{{name}} vous mentionne dans {{requirement}} : {{text}}',
      de: '{{name}} erwähnt Sie bei {{requirement}}: {{text}}',
    },
  },
  {
    kind: 'risk-review-due',
    group: 'risks',
    to: 'owner',
    mail: true,
    permission: 'risk_management.view',
    says: {
      en: 'Review of a risk due on {{day}}: {{title}}',
      es: 'Revisión de un riesgo para el {{day}}: {{title}}',
      fr: 'Revue d’un risque pour le {{day}} : {{title}}',
      de: 'Überprüfung eines Risikos fällig am {{day}}: {{title}}',
    },
  },
  {
    kind: 'risk-acceptance-changed',
    group: 'risks',
    to: 'owner',
    mail: true,
    permission: 'risk_management.view',
    says: {
      en: 'Changed since you accepted it: {{title}}',
      es: 'Ha cambiado desde que lo aceptó: {{title}}',
      fr: 'Modifié depuis que vous l’avez accepté : {{title}}',
      de: 'Seit Ihrer Akzeptanz verändert: {{title}}',
    },
  },
  {
    kind: 'risk-acceptance-ended',
    group: 'risks',
    to: 'owner',
    mail: true,
    permission: 'risk_management.view',
    says: {
      en: 'Your acceptance of this risk has ended: {{title}}',
      es: 'Ha vencido su aceptación de este riesgo: {{title}}',
      fr: 'Votre acceptation de ce risque a expiré : {{title}}',
      de: 'Ihre Akzeptanz dieses Risikos ist abgelaufen: {{title}}',
    },
  },
  {
    kind: 'rule-message',
    group: 'automation',
    to: 'asked',
    mail: true,
    permission: 'dashboard.view',
    says: { en: '{{text}}', es: '{{text}}', fr: '{{text}}', de: '{{text}}' },
  },
  {
    kind: 'rule-disabled',
    group: 'automation',
    to: 'keepers',
    mail: true,
    permission: 'settings.edit',
    says: {
      en: 'The rule “{{title}}” was switched off: {{name}} may no longer do what it does',
      es: 'La regla «{{title}}» se ha desactivado: {{name}} ya no tiene permiso para lo que hace',
      fr: 'La règle « {{title}} » a été désactivée : {{name}} n’a plus le droit de faire ce qu’elle fait',
      de: 'Die Regel „{{title}}“ wurde abgeschaltet: {{name}} darf nicht mehr tun, was sie tut',
    },
  },
  {
    kind: 'webhook-disabled',
    group: 'automation',
    to: 'keepers',
    mail: true,
    permission: 'settings.edit',
    says: {
      en: 'The webhook “{{title}}” was switched off: it has not answered since {{day}}',
      es: 'El webhook «{{title}}» se ha desactivado: no responde desde el {{day}}',
      fr: 'Le webhook « {{title}} » a été désactivé : il ne répond plus depuis le {{day}}',
      de: 'Der Webhook „{{title}}“ wurde abgeschaltet: Er antwortet seit {{day}} nicht mehr',
    },
  },
  {
    kind: 'training-assigned',
    group: 'awareness',
    to: 'owner',
    mail: true,
    permission: 'dashboard.view',
    says: {
      en: 'Training for you until {{day}}: {{title}}',
      es: 'Formación para usted hasta el {{day}}: {{title}}',
      fr: 'Formation pour vous jusqu’au {{day}} : {{title}}',
      de: 'Schulung für Sie bis {{day}}: {{title}}',
    },
  },
  {
    kind: 'training-due',
    group: 'awareness',
    to: 'owner',
    mail: true,
    permission: 'dashboard.view',
    says: {
      en: 'Training due on {{day}}: {{title}}',
      es: 'La formación vence el {{day}}: {{title}}',
      fr: 'Formation à terminer le {{day}} : {{title}}',
      de: 'Schulung fällig am {{day}}: {{title}}',
    },
  },
  {
    kind: 'training-overdue',
    group: 'awareness',
    to: 'owner',
    mail: true,
    permission: 'dashboard.view',
    says: {
      en: 'Training overdue since {{day}}: {{title}}',
      es: 'Formación vencida desde el {{day}}: {{title}}',
      fr: 'Formation en retard depuis le {{day}} : {{title}}',
      de: 'Schulung überfällig seit {{day}}: {{title}}',
    },
  },
  {
    kind: 'mail-reported',
    group: 'awareness',
    to: 'deciders',
    mail: true,
    permission: 'iso_readiness.edit',
    says: {
      en: '{{name}} reported a suspicious mail: {{title}}',
      es: '{{name}} ha informado de un correo sospechoso: {{title}}',
      fr: '{{name}} a signalé un courriel suspect : {{title}}',
      de: '{{name}} hat eine verdächtige Mail gemeldet: {{title}}',
    },
  },
  {
    kind: 'mail-judged',
    group: 'awareness',
    to: 'owner',
    mail: false,
    permission: 'dashboard.view',
    says: {
      en: 'Thank you: the mail you reported was looked at: {{title}}',
      es: 'Gracias: se ha examinado el correo que notificó: {{title}}',
      fr: 'Merci : le courriel que vous avez signalé a été examiné : {{title}}',
      de: 'Danke: Die gemeldete Mail wurde angesehen: {{title}}',
    },
  },
  {
    kind: 'document-submitted',
    group: 'documents',
    to: 'asked',
    mail: true,
    permission: 'documents.view',
    says: {
      en: '{{name}} asks you to approve “{{title}}”',
      es: '{{name}} le pide que apruebe «{{title}}»',
      fr: '{{name}} vous demande d’approuver « {{title}} »',
      de: '{{name}} bittet Sie, „{{title}}“ zu genehmigen',
    },
  },
  {
    kind: 'document-approved',
    group: 'documents',
    to: 'owner',
    mail: true,
    permission: 'documents.view',
    says: {
      en: '“{{title}}” is approved: version {{version}}',
      es: '«{{title}}» está aprobado: versión {{version}}',
      fr: '« {{title}} » est approuvé : version {{version}}',
      de: '„{{title}}“ ist genehmigt: Version {{version}}',
    },
  },
  {
    kind: 'document-rejected',
    group: 'documents',
    to: 'owner',
    mail: true,
    permission: 'documents.view',
    says: {
      en: '{{name}} sent “{{title}}” back',
      es: '{{name}} devolvió «{{title}}»',
      fr: '{{name}} a renvoyé « {{title}} »',
      de: '{{name}} hat „{{title}}“ zurückgegeben',
    },
  },
  {
    kind: 'document-to-read',
    group: 'documents',
    to: 'asked',
    mail: true,
    permission: 'documents.view',
    says: {
      en: 'You are asked to read “{{title}}”, version {{version}}',
      es: 'Se le pide leer «{{title}}», versión {{version}}',
      fr: 'Vous êtes invité à lire « {{title}} », version {{version}}',
      de: 'Bitte lesen Sie „{{title}}“, Version {{version}}',
    },
  },
  {
    kind: 'document-read-reminder',
    group: 'documents',
    to: 'asked',
    mail: true,
    permission: 'documents.view',
    says: {
      en: 'Not read yet: “{{title}}”, version {{version}}',
      es: 'Aún sin leer: «{{title}}», versión {{version}}',
      fr: 'Pas encore lu : « {{title}} », version {{version}}',
      de: 'Noch nicht gelesen: „{{title}}“, Version {{version}}',
    },
  },
];

const BY_NAME = new Map(NOTIFICATION_KINDS.map((each) => [each.kind, each]));

export function kindNamed(kind: string): NotificationKind | undefined {
  return BY_NAME.get(kind);
}

/** The sentence with its values in it. `day` is written by the caller's calendar. Of a kind nobody knows: what it is about. */
export function sentenceOf(
  kind: string,
  values: Readonly<Record<string, string | number>>,
  language: Language,
  dateOf: (day: string) => string,
): string {
  const says = kindNamed(kind)?.says[language] ?? '{{title}}';
  return says.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name] ?? (name === 'title' ? (values['text'] ?? kind) : '');
    return name === 'day' && /^\d{4}-\d\d-\d\d$/.test(String(value)) ? dateOf(String(value)) : String(value);
  });
}

import type { Language } from '../organisations/language.ts';

/** What each kind of notification says. Names in double braces are its values; `day` is a date. */
export const NOTIFICATION_WORDS = {
  'task-assigned': {
    en: '{{name}} gave you a task: {{title}}',
    es: '{{name}} le ha asignado una tarea: {{title}}',
    fr: '{{name}} vous a confié une tâche : {{title}}',
    de: '{{name}} hat Ihnen eine Aufgabe gegeben: {{title}}',
  },
  'task-due': {
    en: 'Due on {{day}}: {{title}}',
    es: 'Vence el {{day}}: {{title}}',
    fr: 'À faire pour le {{day}} : {{title}}',
    de: 'Fällig am {{day}}: {{title}}',
  },
  'task-overdue': {
    en: 'Overdue since {{day}}: {{title}}',
    es: 'Vencida desde el {{day}}: {{title}}',
    fr: 'En retard depuis le {{day}} : {{title}}',
    de: 'Überfällig seit {{day}}: {{title}}',
  },
  'event-assigned': {
    en: '{{name}} gave you an event: {{title}}',
    es: '{{name}} le ha asignado un evento: {{title}}',
    fr: '{{name}} vous a confié un événement : {{title}}',
    de: '{{name}} hat Ihnen einen Termin gegeben: {{title}}',
  },
  'event-coming': {
    en: 'Coming up on {{day}}: {{title}}',
    es: 'El {{day}}: {{title}}',
    fr: 'Le {{day}} : {{title}}',
    de: 'Am {{day}}: {{title}}',
  },
  'comment-mention': {
    en: '{{name}} mentioned you on {{requirement}}: {{text}}',
    es: '{{name}} le menciona en {{requirement}}: {{text}}',
    fr: '{{name}} vous mentionne dans {{requirement}} : {{text}}',
    de: '{{name}} erwähnt Sie bei {{requirement}}: {{text}}',
  },
  'request-filed': {
    en: '{{name}} asks to join',
    es: '{{name}} solicita unirse',
    fr: '{{name}} demande à rejoindre l’organisation',
    de: '{{name}} bittet um Zugang',
  },
  'document-submitted': {
    en: '{{name}} asks you to approve “{{title}}”',
    es: '{{name}} le pide que apruebe «{{title}}»',
    fr: '{{name}} vous demande d’approuver « {{title}} »',
    de: '{{name}} bittet Sie, „{{title}}“ zu genehmigen',
  },
  'document-approved': {
    en: '“{{title}}” is approved: version {{version}}',
    es: '«{{title}}» está aprobado: versión {{version}}',
    fr: '« {{title}} » est approuvé : version {{version}}',
    de: '„{{title}}“ ist genehmigt: Version {{version}}',
  },
  'document-rejected': {
    en: '{{name}} sent “{{title}}” back',
    es: '{{name}} devolvió «{{title}}»',
    fr: '{{name}} a renvoyé « {{title}} »',
    de: '{{name}} hat „{{title}}“ zurückgegeben',
  },
  'document-to-read': {
    en: 'You are asked to read “{{title}}”, version {{version}}',
    es: 'Se le pide leer «{{title}}», versión {{version}}',
    fr: 'Vous êtes invité à lire « {{title}} », version {{version}}',
    de: 'Bitte lesen Sie „{{title}}“, Version {{version}}',
  },
  'document-read-reminder': {
    en: 'Not read yet: “{{title}}”, version {{version}}',
    es: 'Aún sin leer: «{{title}}», versión {{version}}',
    fr: 'Pas encore lu : « {{title}} », version {{version}}',
    de: 'Noch nicht gelesen: „{{title}}“, Version {{version}}',
  },
  'risk-review-due': {
    en: 'Review of a risk due on {{day}}: {{title}}',
    es: 'Revisión de un riesgo para el {{day}}: {{title}}',
    fr: 'Revue d’un risque pour le {{day}} : {{title}}',
    de: 'Überprüfung eines Risikos fällig am {{day}}: {{title}}',
  },
  'risk-acceptance-changed': {
    en: 'Changed since you accepted it: {{title}}',
    es: 'Ha cambiado desde que lo aceptó: {{title}}',
    fr: 'Modifié depuis que vous l’avez accepté : {{title}}',
    de: 'Seit Ihrer Akzeptanz verändert: {{title}}',
  },
  'risk-acceptance-ended': {
    en: 'Your acceptance of this risk has ended: {{title}}',
    es: 'Ha vencido su aceptación de este riesgo: {{title}}',
    fr: 'Votre acceptation de ce risque a expiré : {{title}}',
    de: 'Ihre Akzeptanz dieses Risikos ist abgelaufen: {{title}}',
  },
  'vendor-alert': {
    en: 'The score of {{title}} fell from {{before}} to {{score}}',
    es: 'La puntuación de {{title}} ha bajado de {{before}} a {{score}}',
    fr: 'Le score de {{title}} est passé de {{before}} à {{score}}',
    de: 'Der Wert von {{title}} ist von {{before}} auf {{score}} gefallen',
  },
  'vendor-certificate-expiring': {
    en: 'Certificate ends on {{day}}: {{title}}, {{about}}',
    es: 'El certificado vence el {{day}}: {{title}}, {{about}}',
    fr: 'Le certificat expire le {{day}} : {{title}}, {{about}}',
    de: 'Zertifikat endet am {{day}}: {{title}}, {{about}}',
  },
  'vendor-certificate-ended': {
    en: 'Certificate ended on {{day}}: {{title}}, {{about}}',
    es: 'El certificado venció el {{day}}: {{title}}, {{about}}',
    fr: 'Le certificat a expiré le {{day}} : {{title}}, {{about}}',
    de: 'Zertifikat ist am {{day}} abgelaufen: {{title}}, {{about}}',
  },
  'vendor-contract-decision': {
    en: 'Decide about a contract by {{day}}: {{title}}, {{about}}',
    es: 'Decida sobre un contrato antes del {{day}}: {{title}}, {{about}}',
    fr: 'Contrat à décider avant le {{day}} : {{title}}, {{about}}',
    de: 'Über einen Vertrag entscheiden bis {{day}}: {{title}}, {{about}}',
  },
  'vendor-review-due': {
    en: 'Review of a vendor due on {{day}}: {{title}}',
    es: 'Revisión de un proveedor para el {{day}}: {{title}}',
    fr: 'Revue d’un fournisseur pour le {{day}} : {{title}}',
    de: 'Überprüfung eines Lieferanten fällig am {{day}}: {{title}}',
  },
  'vendor-review-overdue': {
    en: 'Review of a vendor overdue since {{day}}: {{title}}',
    es: 'Revisión de un proveedor pendiente desde el {{day}}: {{title}}',
    fr: 'Revue d’un fournisseur en retard depuis le {{day}} : {{title}}',
    de: 'Überprüfung eines Lieferanten überfällig seit {{day}}: {{title}}',
  },
  'questionnaire-question-assigned': {
    en: '{{name}} gave you a question of “{{title}}”: {{text}}',
    es: '{{name}} le ha asignado una pregunta de «{{title}}»: {{text}}',
    fr: '{{name}} vous a confié une question de « {{title}} » : {{text}}',
    de: '{{name}} hat Ihnen eine Frage aus „{{title}}“ gegeben: {{text}}',
  },
  'training-assigned': {
    en: 'Training for you until {{day}}: {{title}}',
    es: 'Formación para usted hasta el {{day}}: {{title}}',
    fr: 'Formation pour vous jusqu’au {{day}} : {{title}}',
    de: 'Schulung für Sie bis {{day}}: {{title}}',
  },
  'training-due': {
    en: 'Training due on {{day}}: {{title}}',
    es: 'La formación vence el {{day}}: {{title}}',
    fr: 'Formation à terminer le {{day}} : {{title}}',
    de: 'Schulung fällig am {{day}}: {{title}}',
  },
  'training-overdue': {
    en: 'Training overdue since {{day}}: {{title}}',
    es: 'Formación vencida desde el {{day}}: {{title}}',
    fr: 'Formation en retard depuis le {{day}} : {{title}}',
    de: 'Schulung überfällig seit {{day}}: {{title}}',
  },
  'mail-reported': {
    en: '{{name}} reported a suspicious mail: {{title}}',
    es: '{{name}} ha informado de un correo sospechoso: {{title}}',
    fr: '{{name}} a signalé un courriel suspect : {{title}}',
    de: '{{name}} hat eine verdächtige Mail gemeldet: {{title}}',
  },
  'mail-judged': {
    en: 'Thank you: the mail you reported was looked at: {{title}}',
    es: 'Gracias: se ha examinado el correo que notificó: {{title}}',
    fr: 'Merci : le courriel que vous avez signalé a été examiné : {{title}}',
    de: 'Danke: Die gemeldete Mail wurde angesehen: {{title}}',
  },
  'rule-message': {
    en: '{{text}}',
    es: '{{text}}',
    fr: '{{text}}',
    de: '{{text}}',
  },
  'rule-disabled': {
    en: 'The rule “{{title}}” was switched off: {{name}} may no longer do what it does',
    es: 'La regla «{{title}}» se ha desactivado: {{name}} ya no tiene permiso para lo que hace',
    fr: 'La règle « {{title}} » a été désactivée : {{name}} n’a plus le droit de faire ce qu’elle fait',
    de: 'Die Regel „{{title}}“ wurde abgeschaltet: {{name}} darf nicht mehr tun, was sie tut',
  },
  'webhook-disabled': {
    en: 'The webhook “{{title}}” was switched off: it has not answered since {{day}}',
    es: 'El webhook «{{title}}» se ha desactivado: no responde desde el {{day}}',
    fr: 'Le webhook « {{title}} » a été désactivé : il ne répond plus depuis le {{day}}',
    de: 'Der Webhook „{{title}}“ wurde abgeschaltet: Er antwortet seit {{day}} nicht mehr',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type NotificationKindName = keyof typeof NOTIFICATION_WORDS;

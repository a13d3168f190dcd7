import type { LanguageWords } from './kinds.ts';

export const de: LanguageWords = {
  greeting: 'Guten Tag {{name}},',
  regards: 'Freundliche Grüße\nClausewise',
  footer: 'Diese Nachricht kommt von Clausewise unter {{origin}}. Antworten darauf liest niemand.',
  linkGone: '(Der Link wurde nach dem Versand entfernt.)',
  topics: {
    question: 'Eine Frage',
    fault: 'Ein Problem',
    idea: 'Eine Idee',
    security: 'Sicherheit',
    privacy: 'Datenschutz',
  },
  mails: {
    reset: {
      subject: 'Neues Passwort für Clausewise wählen',
      lines: ['Jemand, vermutlich Sie selbst, hat ein neues Passwort für Ihr Konto angefordert.'],
      action: 'Neues Passwort wählen',
      close: [
        'Der Link gilt einmal und {{minutes}} Minuten lang.',
        'Falls Sie es nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
      ],
    },
    verification: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      lines: ['Bitte bestätigen Sie, dass diese Adresse Ihnen gehört. Danach ist Ihr Konto bereit.'],
      action: 'Adresse bestätigen',
      close: [
        'Der Link gilt einmal und {{hours}} Stunden lang. Falls Sie sich nicht registriert haben, ignorieren Sie diese Nachricht.',
      ],
    },
    invitation: {
      subject: '{{inviter}} lädt Sie zu {{organisation}} in Clausewise ein',
      lines: [
        '{{inviter}} lädt Sie zu {{organisation}} in Clausewise ein. Dort führt die Organisation ihre Assets, Dokumente und Nachweise für Audits.',
      ],
      action: 'Einladung annehmen',
      close: ['Die Einladung gilt {{days}} Tage. Falls Sie den Absender nicht kennen, ignorieren Sie diese Nachricht.'],
    },
    'request-filed': {
      subject: 'Jemand bittet um Zugang: {{name}}',
      lines: ['{{name}} ({{email}}) bittet um Zugang zu Clausewise.', 'Organisation: {{organisation}}', '{{message}}'],
      action: 'Anfrage ansehen',
    },
    'request-approved': {
      subject: 'Sie haben Zugang zu {{organisation}}',
      lines: [
        'Gute Nachricht: Ihre Anfrage wurde genehmigt. Sie können sich jetzt bei {{organisation}} in Clausewise anmelden.',
      ],
      action: 'Anmelden',
    },
    'request-declined': {
      subject: 'Zu Ihrer Zugangsanfrage',
      lines: [
        'Vielen Dank für Ihr Interesse. Ihre Anfrage für den Zugang zu {{organisation}} wurde nicht genehmigt.',
        'Als Grund wurde angegeben: {{reason}}',
        'Falls Sie das für ein Versehen halten, wenden Sie sich bitte an die Administration Ihrer Organisation.',
      ],
    },
    'account-exists': {
      subject: 'Sie haben bereits ein Konto',
      lines: [
        'Jemand, vermutlich Sie selbst, wollte sich mit dieser Adresse bei Clausewise registrieren. Sie hat bereits ein Konto; es wurde nichts geändert.',
        'Sie können sich anmelden oder ein neues Passwort wählen, falls Sie das alte nicht mehr wissen.',
      ],
      action: 'Anmelden',
      close: ['Falls Sie es nicht waren, brauchen Sie nichts zu tun.'],
    },
    contact: {
      subject: 'Nachricht von der Kontaktseite: {{name}}',
      lines: [
        '{{name}} ({{email}}) hat auf der Kontaktseite geschrieben.',
        'Organisation: {{organisation}}',
        'Thema: {{topic}}',
        '{{message}}',
      ],
      action: 'Nachrichten öffnen',
      close: ['Eine Antwort auf diese E-Mail geht an die Person, die geschrieben hat.'],
    },
    'password-reset-demanded': {
      subject: 'Bitte wählen Sie ein neues Passwort',
      lines: [
        'Ein Administrator bittet Sie, ein neues Passwort zu wählen. Bei der nächsten Anmeldung werden Sie danach gefragt.',
      ],
      action: 'Anmelden',
    },
    'sign-in-locked': {
      subject: 'Die Anmeldung an Ihrem Konto ist vorübergehend gesperrt',
      lines: [
        'Es gab zu viele Versuche mit einem falschen Passwort. Die Anmeldung an Ihrem Konto ist {{minutes}} Minuten lang gesperrt.',
        'Der letzte Versuch kam von der Adresse {{address}}.',
      ],
      action: 'Neues Passwort wählen',
      close: ['Waren Sie es selbst, warten Sie einfach ab. Waren Sie es nicht, ist ein neues Passwort ratsam.'],
    },
    notice: {
      subject: '{{title}}',
      lines: ['In {{organisation}}:'],
      action: 'Benachrichtigungen wählen',
      close: [
        'Sie erhalten das wegen Ihrer Benachrichtigungseinstellungen; dort lässt es sich mit einem Klick abstellen.',
      ],
    },
    digest: {
      subject: '{{count}} Benachrichtigungen von {{organisation}}',
      lines: ['Das ist in {{organisation}} geschehen:'],
      afterItems: 'und {{more}} weitere, die Sie im Produkt finden',
      action: 'Benachrichtigungen wählen',
      close: [
        'Sie erhalten das wegen Ihrer Benachrichtigungseinstellungen; dort lässt es sich mit einem Klick abstellen.',
      ],
    },
    'rule-message': {
      subject: '{{title}}',
      lines: ['{{message}}'],
      action: 'Öffnen',
      close: ['Gesendet von der Regel „{{rule}}“ von {{organisation}}.'],
    },
    'vendor-assessment': {
      subject: '{{organisation}} bittet Sie, einen Fragebogen zu beantworten',
      lines: [
        '{{sender}} von {{organisation}} bittet Sie, Fragen zu Informationssicherheit und Datenschutz zu beantworten.',
        '{{message}}',
        'Bitte antworten Sie bis zum {{due}}.',
      ],
      action: 'Fragebogen beantworten',
      close: [
        'Sie brauchen kein Konto. Antworten werden beim Schreiben gespeichert, und Kolleginnen und Kollegen können unter demselben Link mit antworten: Wer den Link hat, kann antworten.',
        'Der Link gilt bis zum {{until}}.',
      ],
    },
    'vendor-assessment-back': {
      subject: '{{organisation}} hat Fragen zu Ihren Antworten',
      lines: [
        'Danke für Ihre Antworten. {{sender}} von {{organisation}} bittet Sie, einige davon noch einmal anzusehen; was gefragt wird, steht daneben.',
        '{{message}}',
        'Bitte antworten Sie bis zum {{due}}.',
      ],
      action: 'Antworten ansehen',
      close: ['Der vorige Link gilt nicht mehr; dieser gilt bis zum {{until}}.'],
    },
    'vendor-assessment-reminder': {
      subject: 'Erinnerung: der Fragebogen von {{organisation}}',
      lines: [
        'Sie wurden gebeten, einen Fragebogen von {{organisation}} zu beantworten. Er ist bis zum {{due}} abzugeben.',
        'Bitte nutzen Sie den Link, den Sie bekommen haben. Wenn Sie ihn nicht mehr haben, bitten Sie die Person, von der er kam, um einen neuen.',
      ],
    },
    'smtp-test': {
      subject: 'Clausewise kann E-Mails senden',
      lines: ['Das ist die angeforderte Test-E-Mail. Sie ist angekommen, also funktioniert der Versand.'],
    },
  },
};

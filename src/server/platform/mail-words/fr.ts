import type { LanguageWords } from './kinds.ts';

export const fr: LanguageWords = {
  greeting: 'Bonjour {{name}},',
  regards: 'Cordialement,\nClausewise',
  footer: 'Ce message a été envoyé par Clausewise depuis {{origin}}. Personne ne lit les réponses.',
  linkGone: '(Le lien a été retiré après l’envoi.)',
  topics: {
    question: 'Une question',
    fault: 'Un problème',
    idea: 'Une idée',
    security: 'Sécurité',
    privacy: 'Vie privée',
  },
  mails: {
    reset: {
      subject: 'Choisissez un nouveau mot de passe pour Clausewise',
      lines: ['Quelqu’un, probablement vous, a demandé un nouveau mot de passe pour votre compte.'],
      action: 'Choisir un nouveau mot de passe',
      close: [
        'Le lien fonctionne une seule fois, pendant {{minutes}} minutes.',
        'Si ce n’était pas vous, il n’y a rien à faire : votre mot de passe reste inchangé.',
      ],
    },
    verification: {
      subject: 'Confirmez votre adresse e-mail',
      lines: ['Merci de confirmer que cette adresse est bien la vôtre. Votre compte sera alors prêt.'],
      action: 'Confirmer l’adresse',
      close: [
        'Le lien fonctionne une seule fois, pendant {{hours}} heures. Si vous ne vous êtes pas inscrit, ignorez ce message.',
      ],
    },
    invitation: {
      subject: '{{inviter}} vous invite à rejoindre {{organisation}} dans Clausewise',
      lines: [
        '{{inviter}} vous invite à rejoindre {{organisation}} dans Clausewise, où l’organisation tient ses actifs, ses documents et ses preuves pour les audits.',
      ],
      action: 'Accepter l’invitation',
      close: ['L’invitation est valable {{days}} jours. Si vous ne connaissez pas l’expéditeur, ignorez ce message.'],
    },
    'request-filed': {
      subject: 'Une demande d’accès : {{name}}',
      lines: ['{{name}} ({{email}}) demande un accès à Clausewise.', 'Organisation : {{organisation}}', '{{message}}'],
      action: 'Voir la demande',
    },
    'request-approved': {
      subject: 'Vous avez accès à {{organisation}}',
      lines: [
        'Bonne nouvelle : votre demande a été acceptée. Vous pouvez vous connecter à {{organisation}} dans Clausewise.',
      ],
      action: 'Se connecter',
    },
    'request-declined': {
      subject: 'À propos de votre demande d’accès',
      lines: [
        'Merci de votre intérêt. Votre demande d’accès à {{organisation}} n’a pas été acceptée.',
        'Motif indiqué : {{reason}}',
        'Si vous pensez qu’il s’agit d’une erreur, adressez-vous à un administrateur de votre organisation.',
      ],
    },
    'account-exists': {
      subject: 'Vous avez déjà un compte',
      lines: [
        'Quelqu’un, probablement vous, a voulu s’inscrire dans Clausewise avec cette adresse. Elle a déjà un compte ; rien n’a été modifié.',
        'Vous pouvez vous connecter, ou choisir un nouveau mot de passe si vous avez oublié l’ancien.',
      ],
      action: 'Se connecter',
      close: ['Si ce n’était pas vous, il n’y a rien à faire.'],
    },
    contact: {
      subject: 'Message de la page de contact : {{name}}',
      lines: [
        '{{name}} ({{email}}) a écrit sur la page de contact.',
        'Organisation : {{organisation}}',
        'Sujet : {{topic}}',
        '{{message}}',
      ],
      action: 'Ouvrir les messages',
      close: ['Une réponse à cet e-mail parvient à la personne qui a écrit.'],
    },
    'password-reset-demanded': {
      subject: 'Merci de choisir un nouveau mot de passe',
      lines: [
        'Un administrateur vous demande de choisir un nouveau mot de passe. Il vous sera demandé à votre prochaine connexion.',
      ],
      action: 'Se connecter',
    },
    'sign-in-locked': {
      subject: 'La connexion à votre compte est bloquée temporairement',
      lines: [
        'Il y a eu trop de tentatives avec un mot de passe erroné. La connexion à votre compte est bloquée pendant {{minutes}} minutes.',
        'La dernière tentative provenait de l’adresse {{address}}.',
      ],
      action: 'Choisir un nouveau mot de passe',
      close: ['Si c’était vous, il suffit d’attendre. Sinon, un nouveau mot de passe est conseillé.'],
    },
    notice: {
      subject: '{{title}}',
      lines: ['Dans {{organisation}} :'],
      action: 'Choisir ses notifications',
      close: ['Vous recevez ce message selon vos réglages de notification ; un clic y suffit pour l’arrêter.'],
    },
    digest: {
      subject: '{{count}} notifications de {{organisation}}',
      lines: ['Voici ce qui s’est passé dans {{organisation}} :'],
      afterItems: 'et {{more}} autres, que vous trouverez dans le produit',
      action: 'Choisir ses notifications',
      close: ['Vous recevez ce message selon vos réglages de notification ; un clic y suffit pour l’arrêter.'],
    },
    'rule-message': {
      subject: '{{title}}',
      lines: ['{{message}}'],
      action: 'Ouvrir',
      close: ['Envoyé par la règle « {{rule}} » de {{organisation}}.'],
    },
    'vendor-assessment': {
      subject: '{{organisation}} vous demande de remplir un questionnaire',
      lines: [
        '{{sender}}, de {{organisation}}, vous demande de répondre à des questions sur la sécurité de l’information et la protection des données.',
        '{{message}}',
        'Merci de répondre d’ici le {{due}}.',
      ],
      action: 'Répondre au questionnaire',
      close: [
        'Aucun compte n’est nécessaire. Les réponses sont enregistrées au fur et à mesure, et vos collègues peuvent répondre avec le même lien : quiconque a le lien peut répondre.',
        'Le lien fonctionne jusqu’au {{until}}.',
      ],
    },
    'vendor-assessment-back': {
      subject: '{{organisation}} a des questions sur vos réponses',
      lines: [
        'Merci pour vos réponses. {{sender}}, de {{organisation}}, vous demande d’en revoir certaines ; ce qui est demandé figure à côté.',
        '{{message}}',
        'Merci de répondre d’ici le {{due}}.',
      ],
      action: 'Revoir les réponses',
      close: ['Le lien précédent ne fonctionne plus ; celui-ci fonctionne jusqu’au {{until}}.'],
    },
    'vendor-assessment-reminder': {
      subject: 'Rappel : le questionnaire de {{organisation}}',
      lines: [
        'Il vous a été demandé de remplir un questionnaire de {{organisation}}. Il est à remettre d’ici le {{due}}.',
        'Merci d’utiliser le lien qui vous a été envoyé. Si vous ne l’avez plus, demandez-en un nouveau à la personne qui vous l’a envoyé.',
      ],
    },
    'smtp-test': {
      subject: 'Clausewise peut envoyer des e-mails',
      lines: ['Voici l’e-mail d’essai que vous avez demandé. Il est arrivé : l’envoi fonctionne.'],
    },
  },
};

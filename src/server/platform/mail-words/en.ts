import type { LanguageWords } from './kinds.ts';

export const en: LanguageWords = {
  greeting: 'Hello {{name}},',
  regards: 'Kind regards,\nClausewise',
  footer: 'This message was sent by Clausewise at {{origin}}. Nobody reads replies to it.',
  linkGone: '(The link was removed after sending.)',
  topics: { question: 'A question', fault: 'A problem', idea: 'An idea', security: 'Security', privacy: 'Privacy' },
  mails: {
    reset: {
      subject: 'Choose a new password for Clausewise',
      lines: ['Somebody, most likely you, asked for a new password for your account.'],
      action: 'Choose a new password',
      close: [
        'The link works once and for {{minutes}} minutes.',
        'If it was not you, there is nothing to do: your password stays as it is.',
      ],
    },
    verification: {
      subject: 'Confirm your e-mail address',
      lines: ['Please confirm that this address is yours. Then your account is ready.'],
      action: 'Confirm the address',
      close: ['The link works once and for {{hours}} hours. If you did not register, ignore this message.'],
    },
    invitation: {
      subject: '{{inviter}} invites you to {{organisation}} in Clausewise',
      lines: [
        '{{inviter}} invites you to join {{organisation}} in Clausewise, where the organization keeps its assets, documents and evidence for audits.',
      ],
      action: 'Accept the invitation',
      close: ['The invitation is valid for {{days}} days. If you do not know the sender, ignore this message.'],
    },
    'request-filed': {
      subject: 'Somebody asks for access: {{name}}',
      lines: ['{{name}} ({{email}}) asks for access to Clausewise.', 'Organization: {{organisation}}', '{{message}}'],
      action: 'Look at the request',
    },
    'request-approved': {
      subject: 'You have access to {{organisation}}',
      lines: ['Good news: your request was approved. You can now sign in to {{organisation}} in Clausewise.'],
      action: 'Sign in',
    },
    'request-declined': {
      subject: 'About your request for access',
      lines: [
        'Thank you for your interest. Your request for access to {{organisation}} was not approved.',
        'The reason given: {{reason}}',
        'If you think that this is a mistake, please contact an administrator of your organization.',
      ],
    },
    'account-exists': {
      subject: 'You already have an account',
      lines: [
        'Somebody, most likely you, tried to register in Clausewise with this address. It already has an account, so nothing was changed.',
        'You can sign in, or choose a new password if you no longer know the old one.',
      ],
      action: 'Sign in',
      close: ['If it was not you, there is nothing to do.'],
    },
    contact: {
      subject: 'Message from the contact page: {{name}}',
      lines: [
        '{{name}} ({{email}}) wrote on the contact page.',
        'Organization: {{organisation}}',
        'Topic: {{topic}}',
        '{{message}}',
      ],
      action: 'Open the messages',
      close: ['A reply to this e-mail goes to the person who wrote.'],
    },
    'password-reset-demanded': {
      subject: 'Please choose a new password',
      lines: ['An administrator asks you to choose a new password. You will be asked for it at your next sign-in.'],
      action: 'Sign in',
    },
    'sign-in-locked': {
      subject: 'Signing in to your account is locked temporarily',
      lines: [
        'There were too many attempts with a wrong password. Signing in to your account is locked for {{minutes}} minutes.',
        'The last attempt came from the address {{address}}.',
      ],
      action: 'Choose a new password',
      close: ['If it was you, just wait. If it was not, we recommend that you choose a new password.'],
    },
    notice: {
      subject: '{{title}}',
      lines: ['In {{organisation}}:'],
      action: 'Choose what you are told',
      close: ['You get this because of your notification settings, where one click turns it off.'],
    },
    digest: {
      subject: '{{count}} notifications from {{organisation}}',
      lines: ['This happened in {{organisation}}:'],
      afterItems: 'and {{more}} more, which you find in the product',
      action: 'Choose what you are told',
      close: ['You get this because of your notification settings, where one click turns it off.'],
    },
    'rule-message': {
      subject: '{{title}}',
      lines: ['{{message}}'],
      action: 'Open it',
      close: ['Sent by the rule “{{rule}}” of {{organisation}}.'],
    },
    'vendor-assessment': {
      subject: '{{organisation}} asks you to answer a questionnaire',
      lines: [
        '{{sender}} of {{organisation}} asks you to answer questions about information security and data protection.',
        '{{message}}',
        'Please answer by {{due}}.',
      ],
      action: 'Answer the questionnaire',
      close: [
        'You need no account. Answers are kept as you write, and colleagues may answer with you under the same link: whoever has the link can answer.',
        'The link works until {{until}}.',
      ],
    },
    'vendor-assessment-back': {
      subject: '{{organisation}} has questions about your answers',
      lines: [
        'Thank you for your answers. {{sender}} of {{organisation}} asks you to look at some of them again; what is asked stands beside them.',
        '{{message}}',
        'Please answer by {{due}}.',
      ],
      action: 'Look at the answers',
      close: ['The link before does not work any more; this one works until {{until}}.'],
    },
    'vendor-assessment-reminder': {
      subject: 'Reminder: the questionnaire of {{organisation}}',
      lines: [
        'You were asked to answer a questionnaire of {{organisation}}. It is to be submitted by {{due}}.',
        'Please use the link that was sent to you before. If you no longer have it, ask whoever sent it for a new one.',
      ],
    },
    'smtp-test': {
      subject: 'Clausewise can send e-mail',
      lines: ['This is the test e-mail you asked for. It arrived, so sending e-mail works.'],
    },
  },
};

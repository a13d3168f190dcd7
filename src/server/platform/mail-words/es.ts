import type { LanguageWords } from './kinds.ts';

export const es: LanguageWords = {
  greeting: 'Hola, {{name}}:',
  regards: 'Un saludo,\nClausewise',
  footer: 'Este mensaje lo ha enviado Clausewise desde {{origin}}. Nadie lee las respuestas.',
  linkGone: '(El enlace se retiró después del envío.)',
  topics: {
    question: 'Una pregunta',
    fault: 'Un problema',
    idea: 'Una idea',
    security: 'Seguridad',
    privacy: 'Privacidad',
  },
  mails: {
    reset: {
      subject: 'Elija una contraseña nueva para Clausewise',
      lines: ['Alguien, probablemente usted, ha pedido una contraseña nueva para su cuenta.'],
      action: 'Elegir una contraseña nueva',
      close: [
        'El enlace funciona una sola vez y durante {{minutes}} minutos.',
        'Si no fue usted, no tiene que hacer nada: su contraseña sigue igual.',
      ],
    },
    verification: {
      subject: 'Confirme su dirección de correo',
      lines: ['Confirme, por favor, que esta dirección es suya. Después su cuenta estará lista.'],
      action: 'Confirmar la dirección',
      close: [
        'El enlace funciona una sola vez y durante {{hours}} horas. Si no se ha registrado, ignore este mensaje.',
      ],
    },
    invitation: {
      subject: '{{inviter}} le invita a {{organisation}} en Clausewise',
      lines: [
        '{{inviter}} le invita a unirse a {{organisation}} en Clausewise, donde la organización guarda sus activos, documentos y evidencias para las auditorías.',
      ],
      action: 'Aceptar la invitación',
      close: ['La invitación es válida durante {{days}} días. Si no conoce al remitente, ignore este mensaje.'],
    },
    'request-filed': {
      subject: 'Alguien solicita acceso: {{name}}',
      lines: ['{{name}} ({{email}}) solicita acceso a Clausewise.', 'Organización: {{organisation}}', '{{message}}'],
      action: 'Ver la solicitud',
    },
    'request-approved': {
      subject: 'Ya tiene acceso a {{organisation}}',
      lines: [
        'Buenas noticias: su solicitud ha sido aprobada. Ya puede iniciar sesión en {{organisation}} en Clausewise.',
      ],
      action: 'Iniciar sesión',
    },
    'request-declined': {
      subject: 'Sobre su solicitud de acceso',
      lines: [
        'Gracias por su interés. Su solicitud de acceso a {{organisation}} no ha sido aprobada.',
        'Motivo indicado: {{reason}}',
        'Si cree que se trata de un error, póngase en contacto con un administrador de su organización.',
      ],
    },
    'account-exists': {
      subject: 'Ya tiene una cuenta',
      lines: [
        'Alguien, probablemente usted, ha intentado registrarse en Clausewise con esta dirección. Ya tiene una cuenta, así que no se ha cambiado nada.',
        'Puede iniciar sesión, o elegir una contraseña nueva si ya no recuerda la anterior.',
      ],
      action: 'Iniciar sesión',
      close: ['Si no fue usted, no tiene que hacer nada.'],
    },
    contact: {
      subject: 'Mensaje de la página de contacto: {{name}}',
      lines: [
        '{{name}} ({{email}}) ha escrito en la página de contacto.',
        'Organización: {{organisation}}',
        'Tema: {{topic}}',
        '{{message}}',
      ],
      action: 'Abrir los mensajes',
      close: ['Si responde a este correo, la respuesta llegará a la persona que escribió.'],
    },
    'password-reset-demanded': {
      subject: 'Elija una contraseña nueva',
      lines: [
        'Un administrador le pide que elija una contraseña nueva. Se le solicitará la próxima vez que inicie sesión.',
      ],
      action: 'Iniciar sesión',
    },
    'sign-in-locked': {
      subject: 'El inicio de sesión en su cuenta está bloqueado temporalmente',
      lines: [
        'Ha habido demasiados intentos con una contraseña incorrecta. El inicio de sesión en su cuenta queda bloqueado durante {{minutes}} minutos.',
        'El último intento procedía de la dirección {{address}}.',
      ],
      action: 'Elegir una contraseña nueva',
      close: ['Si fue usted, basta con esperar. Si no lo fue, conviene elegir una contraseña nueva.'],
    },
    notice: {
      subject: '{{title}}',
      lines: ['En {{organisation}}:'],
      action: 'Elegir qué avisos recibir',
      close: ['Recibe este mensaje por sus preferencias de avisos; allí se desactiva con un clic.'],
    },
    digest: {
      subject: '{{count}} avisos de {{organisation}}',
      lines: ['Novedades en {{organisation}}:'],
      afterItems: 'y {{more}} más, que encontrará en el producto',
      action: 'Elegir qué avisos recibir',
      close: ['Recibe este mensaje por sus preferencias de avisos; allí se desactiva con un clic.'],
    },
    'rule-message': {
      subject: '{{title}}',
      lines: ['{{message}}'],
      action: 'Abrir',
      close: ['Enviado por la regla «{{rule}}» de {{organisation}}.'],
    },
    'vendor-assessment': {
      subject: '{{organisation}} le pide que responda un cuestionario',
      lines: [
        '{{sender}}, de {{organisation}}, le pide que responda preguntas sobre seguridad de la información y protección de datos.',
        '{{message}}',
        'Responda, por favor, hasta el {{due}}.',
      ],
      action: 'Responder el cuestionario',
      close: [
        'No necesita ninguna cuenta. Las respuestas se guardan mientras escribe, y sus colegas pueden responder con el mismo enlace: quien tiene el enlace puede responder.',
        'El enlace funciona hasta el {{until}}.',
      ],
    },
    'vendor-assessment-back': {
      subject: '{{organisation}} tiene preguntas sobre sus respuestas',
      lines: [
        'Gracias por sus respuestas. {{sender}}, de {{organisation}}, le pide que revise algunas; lo que se pregunta figura junto a ellas.',
        '{{message}}',
        'Responda, por favor, hasta el {{due}}.',
      ],
      action: 'Revisar las respuestas',
      close: ['El enlace anterior ya no funciona; este funciona hasta el {{until}}.'],
    },
    'vendor-assessment-reminder': {
      subject: 'Recordatorio: el cuestionario de {{organisation}}',
      lines: [
        'Se le pidió que respondiera un cuestionario de {{organisation}}. Debe enviarse hasta el {{due}}.',
        'Use el enlace que se le envió. Si ya no lo tiene, pida uno nuevo a quien se lo envió.',
      ],
    },
    'smtp-test': {
      subject: 'Clausewise puede enviar correo',
      lines: ['Este es el correo de prueba que ha solicitado. Ha llegado, así que el envío funciona.'],
    },
  },
};

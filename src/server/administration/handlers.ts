import { contactMessageSubject, mailSubject } from '#domain/administration/subject.ts';
import { dataHandlers } from './backups/handlers.ts';
import { placeOf, withoutData } from '#domain/activity/recent-error.ts';
import { chooseMembership, os, osAdministrator, osAnyone } from '../platform/http/gate.ts';
import { noteError } from '../platform/recent-errors.ts';
import { logAdminAction } from './admin-context.ts';
import { installationHandlers } from './installation/handlers.ts';
import { contactTicket, listMessages, markHandled, takeMessage } from './contact.ts';
import { getMail, listMails, sendAgain } from './outbox.ts';
import { checkInstallation, checkOrganisation } from './self-check.ts';
import { listAllErrors, listErrors } from './support.ts';
import { mailStatus, sendTestMail } from './test-mail.ts';

const PER_ADDRESS = 30;
const MESSAGES_PER_ADDRESS = 3;

export const administrationHandlers = {
  ...installationHandlers,
  outbox: {
    list: osAdministrator.administration.outbox.list.handler(({ input, context: { db, services } }) =>
      listMails(db, services.settings, input),
    ),
    get: osAdministrator.administration.outbox.get.handler(({ input, context: { db, services } }) =>
      getMail(db, services.settings, input.id),
    ),
    deliveries: {
      add: osAdministrator.administration.outbox.deliveries.add.handler(async ({ input, context }) => {
        const mail = await sendAgain(context.db, context.services.settings, input.id);
        await logAdminAction(context, {
          action: 'resent',
          subject: mailSubject,
          subjectId: mail.id,
          title: mail.subject,
        });
        return mail;
      }),
    },
  },
  contactForm: {
    get: osAnyone.administration.contactForm.get.handler(({ context: { services } }) => ({
      ticket: contactTicket(services),
    })),
  },
  contactMessages: {
    add: osAnyone.administration.contactMessages.add.handler(async ({ input, context: { services, address } }) => {
      services.limits.count(`contact ${address}`, MESSAGES_PER_ADDRESS);
      await takeMessage(services, input);
      return { received: true as const };
    }),
    list: osAdministrator.administration.contactMessages.list.handler(({ input, context: { db } }) =>
      listMessages(db, input),
    ),
    change: osAdministrator.administration.contactMessages.change.handler(async ({ input, context }) => {
      const message = await markHandled(context.db, input.id, input.handled, context.person.userId);
      const action = input.handled ? 'handled' : 'reopened';
      await logAdminAction(context, {
        action,
        subject: contactMessageSubject,
        subjectId: message.id,
        title: message.name,
      });
      return message;
    }),
  },
  mail: {
    get: os.administration.mail.get.handler(({ context: { services } }) => mailStatus(services.settings)),
    tests: {
      add: os.administration.mail.tests.add.handler(({ context }) => sendTestMail(context.services, context)),
    },
  },
  selfCheck: {
    get: os.administration.selfCheck.get.handler(({ context }) => checkOrganisation(context.services, context)),
    installation: {
      get: osAdministrator.administration.selfCheck.installation.get.handler(({ context: { services } }) =>
        checkInstallation(services),
      ),
    },
  },
  recentErrors: {
    list: os.administration.recentErrors.list.handler(({ context }) => listErrors(context)),
    installation: {
      list: osAdministrator.administration.recentErrors.installation.list.handler(({ context: { db } }) =>
        listAllErrors(db),
      ),
    },
  },
  data: dataHandlers,
  clientErrors: {
    add: osAnyone.administration.clientErrors.add.handler(async ({ input, context }) => {
      context.services.limits.count(`client error ${context.address}`, PER_ADDRESS);
      const { services, cookies, requestId: id } = context;
      context.log.error({ client: input }, 'the interface broke');
      const person = await services.findSession(cookies);
      const organisationId = person && chooseMembership(person, context.organisation)?.organisationId;
      const place = placeOf(input.path);
      await noteError(services, { id, organisationId, origin: 'interface', place, what: withoutData(input.message) });
      return { reference: id };
    }),
  },
};

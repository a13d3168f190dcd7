import { administrationHandlers } from './administration/handlers.ts';
import { supportTransfers } from './administration/support.ts';
import { backupTransfers } from './administration/backups/transfers.ts';
import { activityHandlers } from './activity/handlers.ts';
import { activityTransfers } from './activity/transfers.ts';
import { automationHandlers } from './automation/handlers.ts';
import { assetHandlers } from './assets/handlers.ts';
import { assetTransfers } from './assets/transfers.ts';
import { awarenessHandlers } from './awareness/handlers.ts';
import { awarenessTransfers } from './awareness/transfers.ts';
import { controlHandlers } from './controls/handlers.ts';
import { documentHandlers } from './documents/handlers.ts';
import { documentTransfers } from './documents/transfers.ts';
import { frameworkUseHandlers } from './evidence/framework-use.ts';
import { customFrameworkHandlers } from './evidence/custom-frameworks/handlers.ts';
import { evidenceHandlers } from './evidence/handlers.ts';
import { choiceHandlers } from './frameworks/choice-handlers.ts';
import { frameworkHandlers } from './frameworks/handlers.ts';
import { frameworkTransfers } from './frameworks/transfers.ts';
import { organisationHandlers } from './organisations/handlers.ts';
import { organisationTransfers } from './organisations/transfers.ts';
import { peopleHandlers } from './people/handlers.ts';
import { userTransfers } from './people/users/transfers.ts';
import { providerTransfers } from './people/providers/transfers.ts';
import type { TransferHandlers } from './platform/http/transfers.ts';
import { uploadTransfers } from './platform/http/uploads.ts';
import { quizHandlers } from './quiz/handlers.ts';
import { readinessHandlers } from './readiness/handlers.ts';
import { riskHandlers } from './risks/handlers.ts';
import { selfAssessmentHandlers } from './readiness/self-assessment/handlers.ts';
import { readinessTransfers } from './readiness/transfers.ts';
import { riskReportTransfers } from './readiness/risk-reports/transfers.ts';
import { scheduleHandlers } from './schedule/handlers.ts';
import { scheduleTransfers } from './schedule/transfers.ts';
import { taskHandlers } from './schedule/task-handlers.ts';
import { vendorAnswerHandlers, vendorAssessmentHandlers } from './vendors/assessments/handlers.ts';
import { vendorAssessmentTransfers } from './vendors/assessments/transfers.ts';
import { vendorHandlers } from './vendors/handlers.ts';
import { monitoringHandlers } from './vendors/monitoring/handlers.ts';
import { agreementHandlers } from './vendors/agreements/handlers.ts';
import { questionnaireHandlers } from './vendors/questionnaires/handlers.ts';
import { questionnaireTransfers } from './vendors/questionnaires/transfers.ts';
import { vendorTransfers } from './vendors/transfers.ts';

/** Named one by one: written out as one type they are too long for the compiler. */
type Handlers = {
  organisations: typeof organisationHandlers & {
    settings: { change: typeof choiceHandlers.settings };
    profile: { change: typeof choiceHandlers.profile };
  };
  people: typeof peopleHandlers;
  activity: typeof activityHandlers;
  frameworks: typeof frameworkHandlers & { inUse: typeof frameworkUseHandlers; custom: typeof customFrameworkHandlers };
  assets: typeof assetHandlers;
  documents: typeof documentHandlers;
  controls: typeof controlHandlers;
  evidence: typeof evidenceHandlers;
  risks: typeof riskHandlers;
  vendors: typeof vendorHandlers;
  questionnaires: typeof questionnaireHandlers;
  agreements: typeof agreementHandlers;
  vendorMonitoring: typeof monitoringHandlers;
  vendorAssessments: typeof vendorAssessmentHandlers;
  vendorAnswers: typeof vendorAnswerHandlers;
  readiness: typeof readinessHandlers;
  selfAssessments: typeof selfAssessmentHandlers;
  tasks: typeof taskHandlers;
  schedule: typeof scheduleHandlers;
  awareness: typeof awarenessHandlers;
  quiz: typeof quizHandlers;
  automation: typeof automationHandlers;
  administration: typeof administrationHandlers;
};

/** Every subject's handlers, as the contract nests them. */
export const router: Handlers = {
  organisations: {
    ...organisationHandlers,
    settings: { ...organisationHandlers.settings, change: choiceHandlers.settings },
    profile: { ...organisationHandlers.profile, change: choiceHandlers.profile },
  },
  people: peopleHandlers,
  activity: activityHandlers,
  frameworks: { ...frameworkHandlers, inUse: frameworkUseHandlers, custom: customFrameworkHandlers },
  assets: assetHandlers,
  documents: documentHandlers,
  controls: controlHandlers,
  evidence: evidenceHandlers,
  risks: riskHandlers,
  vendors: vendorHandlers,
  questionnaires: questionnaireHandlers,
  agreements: agreementHandlers,
  vendorMonitoring: monitoringHandlers,
  vendorAssessments: vendorAssessmentHandlers,
  vendorAnswers: vendorAnswerHandlers,
  readiness: readinessHandlers,
  selfAssessments: selfAssessmentHandlers,
  tasks: taskHandlers,
  schedule: scheduleHandlers,
  awareness: awarenessHandlers,
  quiz: quizHandlers,
  automation: automationHandlers,
  administration: administrationHandlers,
};

/** The streaming routes; `live` joins when the server listens. */
export const transferHandlers: TransferHandlers = {
  ...supportTransfers,
  ...uploadTransfers,
  ...organisationTransfers,
  ...providerTransfers,
  ...userTransfers,
  ...activityTransfers,
  ...assetTransfers,
  ...documentTransfers,
  ...frameworkTransfers,
  ...readinessTransfers,
  ...riskReportTransfers,
  ...questionnaireTransfers,
  ...vendorAssessmentTransfers,
  ...vendorTransfers,
  ...scheduleTransfers,
  ...awarenessTransfers,
  ...backupTransfers,
};

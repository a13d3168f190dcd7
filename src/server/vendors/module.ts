import { agreementHandlers } from './agreements/handlers.ts';
import { readAgreements } from './agreements/read-job.ts';
import { vendorAnswerHandlers, vendorAssessmentHandlers } from './assessments/handlers.ts';
import { assessmentTask } from './assessments/reminder-schedule.ts';
import { vendorAssessmentTransfers } from './assessments/transfers.ts';
import { vendorHandlers } from './handlers.ts';
import { monitoringHandlers } from './monitoring/handlers.ts';
import { monitorVendors } from './monitoring/run-job.ts';
import { monitorTask } from './monitoring/run-schedule.ts';
import { answerQuestionnaire } from './questionnaires/answer-job.ts';
import { questionnaireHandlers } from './questionnaires/handlers.ts';
import { questionnaireTransfers } from './questionnaires/transfers.ts';
import { remindVendorsTask } from './reminder-schedule.ts';
import { vendorShapes } from './shapes.ts';
import { vendorTransfers } from './transfers.ts';
import type { ServerModule } from '../platform/module.ts';

export const vendorModule: ServerModule = {
  handlers: {
    vendors: vendorHandlers,
    questionnaires: questionnaireHandlers,
    agreements: agreementHandlers,
    vendorMonitoring: monitoringHandlers,
    vendorAssessments: vendorAssessmentHandlers,
    vendorAnswers: vendorAnswerHandlers,
  },
  transfers: { ...vendorTransfers, ...questionnaireTransfers, ...vendorAssessmentTransfers },
  jobs: [answerQuestionnaire, monitorVendors, readAgreements],
  scheduledTasks: [remindVendorsTask, monitorTask, assessmentTask],
  shapes: vendorShapes,
};

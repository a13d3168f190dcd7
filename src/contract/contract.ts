import { activity } from './activity.ts';
import { administration } from './administration.ts';
import { automation } from './automation.ts';
import { agreements } from './vendors/agreements.ts';
import { assets } from './assets.ts';
import { awareness } from './awareness.ts';
import { controls } from './controls.ts';
import { documents } from './documents.ts';
import { evidence } from './evidence.ts';
import { frameworks } from './frameworks.ts';
import { organisations } from './organisations.ts';
import { people } from './people.ts';
import { questionnaires } from './vendors/questionnaires.ts';
import { quiz } from './quiz.ts';
import { readiness } from './readiness.ts';
import { risks } from './risks.ts';
import { selfAssessments } from './readiness/self-assessment.ts';
import { schedule } from './schedule.ts';
import { tasks } from './schedule/tasks.ts';
import { vendorAnswers, vendorAssessments } from './vendors/assessments.ts';
import { vendorMonitoring } from './vendors/monitoring.ts';
import { vendors } from './vendors.ts';

/** Everything that may be asked of the server, by subject. */
export const contract = {
  organisations,
  people,
  activity,
  frameworks,
  assets,
  documents,
  controls,
  evidence,
  risks,
  vendors,
  questionnaires,
  vendorMonitoring,
  agreements,
  vendorAssessments,
  vendorAnswers,
  readiness,
  selfAssessments,
  tasks,
  schedule,
  awareness,
  quiz,
  automation,
  administration,
};

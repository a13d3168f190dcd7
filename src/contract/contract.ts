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

/** Everything that may be asked of the server, by subject: the types of its parts, which are too much to be said in one. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- a router takes any name, which an interface does not let be asked
type Contract = {
  organisations: typeof organisations;
  people: typeof people;
  activity: typeof activity;
  frameworks: typeof frameworks;
  assets: typeof assets;
  documents: typeof documents;
  controls: typeof controls;
  evidence: typeof evidence;
  risks: typeof risks;
  vendors: typeof vendors;
  questionnaires: typeof questionnaires;
  vendorMonitoring: typeof vendorMonitoring;
  agreements: typeof agreements;
  vendorAssessments: typeof vendorAssessments;
  vendorAnswers: typeof vendorAnswers;
  readiness: typeof readiness;
  selfAssessments: typeof selfAssessments;
  tasks: typeof tasks;
  schedule: typeof schedule;
  awareness: typeof awareness;
  quiz: typeof quiz;
  automation: typeof automation;
  administration: typeof administration;
};

export const contract: Contract = {
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

import { checkPage, test } from './accessibility.ts';

const PAGES = [
  '/app',
  '/app/iso-readiness',
  '/app/iso-readiness?tab=gaps',
  '/app/iso-readiness-ai',
  '/app/iso-readiness-ai?tab=document-ai',
  '/app/iso-readiness-ai?tab=traditional',
  '/app/iso-readiness-ai?tab=evidence-validation',
  // A few of the 123 rows, which are all alike.
  '/app/iso27001?q=access',
  '/app/iso27001/A.5.15',
  '/app/iso27001/statement',
  '/app/document-check',
  '/app/document-check/review',
  '/app/document-check/check?severity=high',
  '/app/document-check/search?q=access',
  '/app/document-check/mine',
  '/app/asset-inventory',
  '/app/asset-inventory?tab=assets',
  '/app/schedule',
  '/app/risk-management',
  '/app/vendor-risk',
  '/app/vendor-risk/questionnaires',
  '/app/vendor-risk/assessments/questions',
  '/app/vendor-risk/agreements',
  '/app/risk-management?tab=register',
  '/app/risk-management?tab=library',
  '/app/risk-management?tab=method',
  '/app/schedule?view=agenda',
  '/app/schedule?view=tasks',
  '/app/security-awareness',
  '/app/security-awareness?view=reports',
  '/app/security-awareness?view=campaigns',
  '/app/security-awareness/courses/phishing?part=four-pressures',
  '/app/audit-trail',
  '/dashboard-direct',
];

for (const path of PAGES)
  test(path, async ({ administrator, product }) => checkPage(administrator, product.origin + path));

import { expect, test } from 'vitest';
import { grammarOf } from './grammar.ts';
import { readStatements } from './read-statements.ts';

/** Whose, how, and how it stands: "vendor rule affirmed" of each clause. */
function said(text: string): string {
  return readStatements(text, grammarOf('en'))
    .map(({ bound, mode, polarity, outcome }) => [bound, mode, polarity, outcome].join(' '))
    .join('; ');
}

test.each([
  ['Passwords must be reviewed.', 'affirmed'],
  ['Passwords must never be shared.', 'banned'],
  ['No exceptions were found.', 'affirmed'],
  ['None of the 40 samples failed.', 'affirmed'],
  ['Access is removed without undue delay.', 'affirmed'],
  ['Rights are withdrawn not later than 30 days after departure.', 'affirmed'],
  ['Owners did not review the access rights.', 'denied'],
  ['The review was skipped.', 'denied'],
  ['64 users received access without any request or approval.', 'denied'],
  ['Access rights of 37 leavers were not revoked.', 'denied'],
  ['No access request records, approval records or removal tickets were kept in 2026.', 'denied'],
  ['Rights are never adapted at role change.', 'denied'],
  ['37 of 120 leavers were not revoked.', 'denied'],
  ['0 of 12 reviews were overdue.', 'affirmed'],
  ['If the restore fails, the administrator repeats it.', 'role rule affirmed'],
  ['Access rights after a change of role are not adapted.', 'denied'],
  ['None of the 12 reviews was carried out.', 'denied failed'],
  ['2 of 9 restores succeeded.', 'failed'],
  ['None of the 40 rights was reviewed.', 'failed'],
  ['If asked, the vendor shall show its report.', 'vendor'],
  ['Completion 41 % (target 95 %).', 'failed'],
  ['The review is waived for administrators.', 'waived'],
  ['Nobody checks the logs.', 'denied'],
  ['The backup could not be restored.', 'denied'],
  ['No change goes live until it is approved.', 'affirmed'],
  ['No access is granted without approval of the owner.', 'affirmed'],
  ['Accounts that are not used for 90 days are disabled.', 'affirmed'],
  ['Access that is no longer needed is removed.', 'affirmed'],
  ['Do not forget to lock the screen.', 'affirmed'],
  ['Nobody may enter the server room alone.', 'banned'],
  ['Failed log-ons are locked out after five attempts.', 'affirmed'],
  ['Shared accounts are not removed.', 'denied'],
  ['The database is not accessible from the internet.', 'affirmed'],
  ['Nobody shares passwords.', 'affirmed'],
  ['Incidents are not reported.', 'denied'],
  ['If the restore fails, the administrator repeats it within a week.', 'affirmed'],
  ['Restores are tested only if time allows, and the last test was not carried out.', 'waived'],
  ['A review will be introduced in 2027.', 'plan'],
  ['We plan to encrypt all laptops next year.', 'plan'],
  ['Who approves access?', 'question'],
  ['The owner is to be decided.', 'open'],
  ['The vendor shall hold SOC 2.', 'vendor'],
  ['Our hosting provider takes the backups every night.', 'vendor'],
  ['Vendor access is reviewed quarterly.', 'affirmed'],
  ['The rule does not apply to cloud systems and contractors.', 'exception'],
  ['ISO 27001 requires that backups are tested.', 'quotation'],
  ['This policy applies to all employees.', 'scope'],
  ['Violations may lead to disciplinary action.', 'sanction'],
  ['Users need not change their password.', 'waived'],
  ['Backups are taken nightly but restores are not tested.', 'affirmed'],
  ['Backups are taken nightly but restores are not tested.', 'denied'],
  ['All 12 restores succeeded without data loss.', 'affirmed'],
  ['The quarterly access review was not carried out in this period.', 'denied'],
  ['The register has not been updated since 2023.', 'denied'],
  ['No owner has been named for the finance system.', 'denied'],
  ['There were no open findings from the previous review.', 'affirmed'],
  ['Nobody has standing access to production.', 'affirmed'],
  ['Test data must not contain personal data unless it is masked.', 'affirmed'],
  ['Employees must not only lock the screen but also take the card.', 'affirmed'],
  ['Unencrypted devices are blocked.', 'affirmed'],
  ['Laptops are unencrypted.', 'denied'],
  ['Antivirus is switched off on the build servers.', 'denied'],
  ['The restore test was completed on 3 October 2026 by the operations team.', 'deed'],
  ['One finding, closed on 3 October.', 'affirmed'],
])('%s is %s', (text, expected) => {
  expect(said(text)).toContain(expected);
});

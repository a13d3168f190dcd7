import { stemOf } from '../read/words.ts';

/** Words that questionnaires and documents use for the same, one group a line. What the engine's concepts already join is not repeated. */
const GROUPS = `
retain retained retention keep kept store stored save erase erased
revoke revoked remove removed withdraw withdrawn disable disabled block blocked deactivate terminate
leave leaver leavers departure offboarding termination leaves
escort escorted accompany accompanied supervise supervised
cctv camera cameras video surveillance
recording recordings picture pictures footage
dispose disposal destroy destroyed wipe wiped shred shredded erase
rotate rotated rotation change changed replace replaced
login logon log sign signin
initial first temporary
credential credentials password passwords secret secrets token tokens
store stored keep kept vault
vendor vendors supplier suppliers provider providers
reassess reassessed review reviewed assess assessed revised
subcontractor subcontractors subprocessor subprocessors
notify notified report reported inform informed tell
patch patched fix fixed remediate remediated mend close
vulnerability vulnerabilities weakness weaknesses
independent third external outside
periodic regular
algorithm algorithms cipher ciphers aes tls
unattended leaving leave leaves
workstation screen desk laptop
segregation separation different
requester requested requests
approver approved approves approval
released release production live
test tested tests testing tried exercise exercised practised drill
restore restored restoration recover recovered recovery recoverability recoverable
bring private personal
watch watched watches monitor monitored monitoring
clock night weekend
update updated current
interval frequency
family relatives member members
length long characters digits
erasure erase delete deleted deletion return returned
audit audited audits inspect inspection
certified certificate certification
immutable unalterable
awareness training course
reconcile reconciled compared checked
owner owners responsible
rate rated rating score scored evaluate
employee employees staff personnel people workforce
customer customers client clients
answered respond responded response reply
breach breaches violation
lessons learned review analyse root
screen screened vet vetted verify verified verifies
hire hired recruit recruited employment employed candidate candidates applicant applicants
evaluate evaluated assess assessed diligence
hold carry maintain
alert alerts alarm alarms warning warnings
contract contracts agreement agreements
end termination expiry
located location country countries region hosted
segregated segregate separated separate isolated segmented segmentation divided
removable usb stick sticks
register inventory list
named appointed designated assigned nominated
second another peer
code source
successful success succeeded succeed fail failed failure failures
disable disabled revoke revoked lock locked remove removed block blocked deactivated
night weekend continuous continuously clock
visitor visitors guest guests
immutable unchangeable worm
tabletop exercise exercises exercised rehearse rehearsed
approve approved authorize authorized authorization
permitted allowed prohibited banned forbidden
dispose destroyed destruction destroy
record recorded log logged
simulation simulations
portal application applications
device devices equipment
ransom ransoms
`;

const groups = new Map<string, Set<string>>();
for (const line of GROUPS.trim().split('\n')) {
  const stems = [...new Set(line.split(' ').map((word) => stemOf(word)))];
  for (const stem of stems) groups.set(stem, new Set([...(groups.get(stem) ?? []), ...stems]));
}

/** Other stems that may stand for one; without it. */
export function alternativesTo(stem: string): string[] {
  return [...(groups.get(stem) ?? [])].filter((other) => other !== stem);
}

import { stemOf } from '../read/tokens.ts';

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
login logon signin
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
joiner joiners newcomer newcomers starter starters hire hired new onboarding
teach taught train trained educate educated instruct instructed
fake phishing simulated simulation simulations mock
erase erased wipe wiped
telework teleworking home remotely
notebook notebooks laptop laptops
phone phones smartphone smartphones mobile device devices
disk disks drive drives
antivirus antimalware malware endpoint protection
wrong failed incorrect unsuccessful invalid
block blocked lock locked lockout suspend suspended
idle inactivity inactive activity unused dormant used
identity identities account accounts
media medium disk disks
reply answer
session sessions
break-glass emergency breakglass glass
contact hotline reachable reach reached staffed
event events incident incidents
regulator regulators authority authorities supervisory
post-mortem postmortem mortem review lessons retrospective
severe serious major critical high
third-party vendor vendors supplier suppliers
engage engaged contract contracts sign signed onboarded
peer second colleague
pentest pentests penetration
wi-fi wifi wireless network networks
programmer programmers developer developers
extortion extortionist extortionists ransom ransoms ransomware
alter altered tamper tampered change changed changes modify modified manipulate
copy copies duplicate
offsite off-site region elsewhere remote separate another
transfer transferred move moved mover movers role
evidence proof forensic
reply response respond react
help support service
applicant applicants candidate candidates hired recruit
retained retention kept store stored hold held keep
memory usb stick sticks removable
computer computers pc workstation workstations laptop laptops
dispose destroyed disposed shred shredded
revoke revoked close closed terminate terminated end ends
undertaking agreement nda non-disclosure
need needs necessary privilege least
fear disadvantage consequences retaliation penalty punished reprisal negative
confirm confirmation confirmed certify attest
export exported download extract
available staffed reachable reached
separate second dedicated own different distinct
administrative administrator administrators admin admins privileged
drive drives disk disks
inventory register list catalogue
success successful succeeded passed fail failed failure
frequently often interval
inform informed tell told notify notified advise
country countries jurisdiction abroad
human person people manual manually
automated automatically automatic automation
output outputs result results produce produced
recheck reviewed checked verify
alarm alerted alert notified
security secure
antecedents background criminal
pay pays paid
send sends sent
write writes written writing
take takes taken
sell sells sold
hold holds held
wear wears worn
lose loses lost
choose chooses chosen
steal steals stolen
break breaks broken
repeat repeated retest retested rerun
cover covered include included exclude excluded part
work job duties duty
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

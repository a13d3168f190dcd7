/** English synonyms and abbreviations, "meaning: variants". Both the catalogue and the documents pass through it. */
export const ENGLISH = `
multi-factor authentication: multifactor authentication, multi factor authentication, two-factor authentication, two factor authentication, 2fa, mfa, strong authentication, two-step verification
malware: antivirus, anti-virus, antimalware, anti-malware, virus, malicious code, malicious software, viruses
endpoint detection response: edr
endpoint: workstation, workstations, laptop, laptops, notebook computer, notebook computers, endpoint device, endpoint devices, end-user device, end user devices, user endpoint device, desktop computer, desktop computers
office: office space, office premises
off-site: offsite, off-premises, off premises, outside the office, outside company premises
data loss prevention: dlp, data leakage prevention, data leak prevention, data leakage, data exfiltration, exfiltration
personal data: personally identifiable information, pii, personal information, personally identifiable data, private information
background check: background verification, pre-employment screening, background screening, employment screening, vetting, pre-employment check
non-disclosure agreement: nda, ndas, confidentiality agreement, nondisclosure agreement, confidentiality undertaking
business continuity: bcp, bcm, continuity of operations, business resumption
disaster recovery: drp, dr plan
recovery time objective: rto
recovery point objective: rpo
business impact analysis: bia, business impact assessment
remote work: remote working, teleworking, telework, telecommuting, work from home, working from home, home office, mobile working, remote worker, remote workers, homeworking
bring your own device: byod, personal device, personally owned device, personal devices, employee-owned device
mobile device management: mdm
supplier: vendor, vendors, third party, third parties, third-party, service provider, external provider, subcontractor, outsourcer, business partner
supplier relationship: third party risk, vendor management, supplier management, third-party management, vendor risk
software development life cycle: sdlc, software development lifecycle, development lifecycle, development life cycle, secure development lifecycle, secure development life cycle, ssdlc
segregation of duties: separation of duties, sod
statement of applicability: soa
single sign-on: sso
clear desk: clean desk, tidy desk
clear screen: screen lock, lock screen, lock computer screen, screen locks, locked screen, lock their screen, lock the screen
intrusion detection: ids, ips, intrusion prevention
root cause: rca, root cause analysis
corrective action: capa, corrective actions, corrective measure
nonconformity: non-conformity, nonconformance, non-conformance, nonconformities, non-conformities, ncr
isms: information security management system, management system for information security
top management: executive management, senior management, executive leadership, senior leadership, executive team, management board, board of directors, leadership team, general management
chief information security officer: ciso, information security officer, security officer, head of information security, information security manager, isms manager, iso officer
incident response: incident handling, incident responding, response to incidents, security response
incident response team: csirt, cirt, cert team, computer security incident response team
network segmentation: network segregation, segregation of networks, network separation, segmented network, vlan, vlans, network zones
wireless network: wireless, wifi, wi-fi, wlan, wireless access point, wireless lan
firewall: firewalls, packet filter, perimeter firewall
encryption: encrypted, encrypt, encrypting, encrypts, cryptography, cryptographic, cipher, crypto
cryptographic key: encryption key, encryption keys, cryptographic keys, key material
privileged access: privileged account, privileged accounts, administrative account, administrator account, admin account, admin accounts, administrator accounts, administrative accounts, administrative access, admin access, administrator access, root access, elevated privileges, privileged user, privileged users, superuser
least privilege: minimum necessary access, principle of least privilege, need to know, need-to-know
access review: user access review, recertification, access recertification, review of access rights, access rights review, review user access, entitlement review, access attestation
joiner mover leaver: jml, onboarding and offboarding, joiners movers leavers
offboarding: off-boarding, leaver, leavers, exit process, termination of employment, termination process, employee termination, separated employee
patch management: patching, patch, patches, security patch, security updates, software updates
vulnerability scan: vulnerability scanning, scan for vulnerabilities, scanned for vulnerabilities, vulnerability scanner
penetration test: penetration testing, pentest, pen test, pentesting, pen testing, red team
security information event management: siem
log review: review of logs, reviewing logs, logs are reviewed, reviewed logs
audit log: audit trail, audit trails, event log, event logs, system logs, log files, security logs
backup: backups, back-up, back up, backing up, back-ups, backed up
restore test: restoration test, restore testing, test restore, recovery test, restoration testing, test of restoration, restoration tests
removable media: usb drive, usb stick, usb drives, flash drive, external hard drive, external hard drives, memory stick, usb, portable media, portable storage, removable storage
secure disposal: secure destruction, disposal of media, media sanitization, secure erasure, shredding, shred, securely dispose, wipe drives, securely disposed
visitor: visitors, guest sign-in
video surveillance: cctv, security cameras, surveillance cameras, security camera
uninterruptible power supply: ups
heating ventilation air conditioning: hvac
data center: datacenter, data centre, server room, computer room, comms room
cloud service: cloud services, cloud computing, saas, iaas, paas, cloud provider, cloud service provider, cloud environment, cloud environments, cloud hosting, csp
threat intelligence: cyber threat intelligence, cti, threat feeds, threat information
service level agreement: sla, slas, service levels
change advisory board: cab
change request: rfc, request for change, change requests, change ticket
rollback: back-out plan, backout, roll back, backout plan, fallback plan, back out
source code: source-code, code repository, code repositories, git repository
code review: peer review, pull request review, merge request review
static analysis: sast, static code analysis
dynamic analysis: dast
configuration baseline: secure baseline, baseline configuration, hardening baseline, hardening standard, configuration standard, security baseline, golden image, cis benchmark, cis benchmarks
hardening: hardened, harden, system hardening
asset inventory: inventory of assets, asset register, asset list, cmdb, asset database, inventory of hardware, hardware and software inventory, configuration management database
acceptable use: appropriate use, acceptable usage
key performance indicator: kpi, kpis, kri, performance indicators
management review: review by management, management reviews
internal audit: internal audits, audit programme, internal auditor, internal auditors
interested party: interested parties, stakeholder, stakeholders
phishing simulation: simulated phishing, phishing test, phishing tests, phishing campaign
security awareness: awareness training, cybersecurity awareness, cyber awareness, security training, awareness program, security education, information security training
data subject: data subjects
data protection officer: dpo, privacy officer
data protection impact assessment: dpia, privacy impact assessment
retention period: retention schedule, retention periods, retention schedules
clock synchronization: time synchronization, ntp, network time protocol, synchronized clocks, synchronised time
web filtering: url filtering, content filtering, web filter, dns filtering, web proxy
test data: test information
risk treatment plan: rtp, treatment plan, risk mitigation plan
risk register: register of risks, risk log
threat modeling: threat model, threat modelling
information transfer: transfer of information, file transfer, data transfer, information exchange, exchange of information
email: e-mail, electronic mail, emails, e-mails, electronic messaging
password: passphrase, passwords, passphrases
risk acceptance: accept risk, accepted risk, risk acceptances
confidentiality integrity availability: cia triad
cybersecurity: cyber security, cyber-security
artificial intelligence: ai, generative ai, genai
on-call: on call
high availability: ha
redundancy: redundant, failover, fail-over
information security policy: information security policies, security policy statement
capacity management: capacity planning, capacity monitoring
version control: versioning
mobile device: mobile devices, smartphone, smartphones, tablet, tablets, mobile phone
`;

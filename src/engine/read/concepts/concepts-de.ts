/** German phrases by their meaning in English, "meaning: variants". Compounds are listed as one word, as people write them. */
export const GERMAN = `
information security policy: informationssicherheitsleitlinie, informationssicherheitspolitik, sicherheitsleitlinie, leitlinie zur informationssicherheit, it-sicherheitsleitlinie
information security: informationssicherheit, it-sicherheit, cybersicherheit
isms: informationssicherheitsmanagementsystem, informationssicherheits-managementsystem, isms, managementsystem
policy: richtlinie, leitlinie, regelung, sicherheitsrichtlinie
procedure: verfahren, verfahrensanweisung, arbeitsanweisung, prozessbeschreibung
top management: geschäftsführung, geschäftsleitung, oberste leitung, unternehmensleitung, vorstand
chief information security officer: informationssicherheitsbeauftragter, informationssicherheitsbeauftragte, isb, it-sicherheitsbeauftragter, sicherheitsbeauftragter
roles and responsibilities: rollen und verantwortlichkeiten, verantwortlichkeiten, zuständigkeiten, rollen
scope: geltungsbereich, anwendungsbereich
interested parties: interessierte parteien, interessengruppen, anspruchsgruppen
internal external issues: interne und externe themen, kontext der organisation
risk assessment: risikobewertung, risikobeurteilung, risikoanalyse, risikoeinschätzung
risk treatment plan: risikobehandlungsplan, maßnahmenplan
risk treatment: risikobehandlung
risk register: risikoregister, risikoverzeichnis
risk owner: risikoeigentümer, risikoeigner, risikoverantwortlicher
risk acceptance: risikoakzeptanz, akzeptanzkriterien, restrisiko
likelihood impact: eintrittswahrscheinlichkeit, schadenshöhe, auswirkung
statement of applicability: erklärung zur anwendbarkeit, anwendbarkeitserklärung
security objectives: sicherheitsziele, informationssicherheitsziele
internal audit: internes audit, interne audits, interner audit, auditprogramm, auditplan
management review: managementbewertung, management-review, bewertung durch die leitung
nonconformity: nichtkonformität, abweichung
corrective action: korrekturmaßnahme, korrekturmaßnahmen
continual improvement: kontinuierliche verbesserung, fortlaufende verbesserung, verbesserungsprozess
competence: kompetenz, qualifikation
awareness: bewusstsein, sensibilisierung
security awareness training: sicherheitsschulung, awareness-schulung, sensibilisierungsmaßnahme, schulung zur informationssicherheit, unterweisung
document control: dokumentenlenkung, lenkung dokumentierter information, dokumentierte information
segregation of duties: funktionstrennung, aufgabentrennung, vier-augen-prinzip
threat intelligence: bedrohungsinformationen, bedrohungslage
project management: projektmanagement, projekte
asset inventory: inventar, inventarverzeichnis, asset-verzeichnis, bestandsverzeichnis, werteverzeichnis
asset owner: asset-eigentümer, werteverantwortlicher, eigentümer der werte
acceptable use: zulässige nutzung, zulässiger gebrauch, nutzungsrichtlinie, private nutzung, benutzerrichtlinie
return of assets: rückgabe von werten, rückgabe der arbeitsmittel, rückgabe von geräten
information classification: klassifizierung, informationsklassifizierung, klassifizierung von informationen, schutzklassen, vertraulichkeitsstufen
labelling: kennzeichnung
information transfer: informationsübertragung, datenübertragung, informationsaustausch, datenaustausch
access control: zugangssteuerung, zugriffskontrolle, zugriffssteuerung, zugangskontrolle, berechtigungskonzept, berechtigungsmanagement
access rights: zugriffsrechte, zugangsrechte, berechtigungen, zugriffsberechtigungen
access review: rezertifizierung, überprüfung der berechtigungen, berechtigungsprüfung
identity management: identitätsmanagement, benutzerkonten, benutzerverwaltung
least privilege: minimale rechte, need-to-know-prinzip, prinzip der geringsten rechte, kenntnis nur bei bedarf
privileged access: privilegierte zugriffe, privilegierte konten, administratorkonten, administratorrechte, administrative rechte
password: passwort, kennwort, passwörter, kennwörter, passwortrichtlinie
multi-factor authentication: mehr-faktor-authentifizierung, mehrfaktor-authentifizierung, mehrfaktorauthentifizierung, zwei-faktor-authentifizierung, zwei-faktor-authentisierung
authentication: authentifizierung, authentisierung, anmeldung
supplier: lieferant, lieferanten, dienstleister, auftragnehmer, zulieferer
supplier relationship: lieferantenbeziehungen, lieferantenmanagement, dienstleistersteuerung
supplier agreement: lieferantenvertrag, auftragsverarbeitungsvertrag, dienstleistungsvertrag
cloud service: cloud-dienste, cloud-dienst, cloud-nutzung, cloud-anbieter
incident response plan: notfallplan für sicherheitsvorfälle, incident-response-plan
security incident: sicherheitsvorfall, sicherheitsvorfälle, informationssicherheitsvorfall, informationssicherheitsvorfälle
incident management: vorfallmanagement, behandlung von sicherheitsvorfällen, störungsmanagement, incident-management
event reporting: meldung von ereignissen, meldung von sicherheitsvorfällen, meldepflicht, unverzüglich melden, meldeweg
lessons learned: lessons learned, erkenntnisse aus vorfällen
evidence collection: beweissicherung, sammlung von beweismaterial
business continuity: betriebskontinuität, geschäftskontinuität, notfallmanagement, notfallplanung, notfallhandbuch
disaster recovery: wiederanlauf, notfallwiederherstellung, wiederherstellungsplan, wiederanlaufplan
business impact analysis: business-impact-analyse, auswirkungsanalyse
legal requirements: gesetzliche anforderungen, rechtliche anforderungen, gesetzliche vorgaben, rechtskataster
intellectual property: geistiges eigentum, urheberrecht
retention period: aufbewahrungsfrist, aufbewahrungsfristen, aufbewahrung
personal data: personenbezogene daten, personenbezogener daten, datenschutz
data protection officer: datenschutzbeauftragter, datenschutzbeauftragte
data subject: betroffene person, betroffenenrechte, betroffene personen
data protection impact assessment: datenschutz-folgenabschätzung
record of processing activities: verzeichnis von verarbeitungstätigkeiten, verarbeitungsverzeichnis
background check: sicherheitsüberprüfung, überprüfung von bewerbern, führungszeugnis, hintergrundprüfung
employment contract: arbeitsvertrag, arbeitsverträge, beschäftigungsbedingungen
disciplinary process: disziplinarverfahren, disziplinarmaßnahmen, maßregelungsprozess, arbeitsrechtliche konsequenzen
offboarding: austritt, ausscheiden, beendigung des arbeitsverhältnisses, offboarding
non-disclosure agreement: vertraulichkeitsvereinbarung, geheimhaltungsvereinbarung, verschwiegenheitserklärung, verpflichtung auf vertraulichkeit
remote work: telearbeit, mobiles arbeiten, homeoffice, home-office, mobile arbeit, heimarbeit, fernarbeit
mobile device: mobile geräte, mobilgeräte, smartphone, mobile endgeräte
endpoint: endgerät, endgeräte, laptop, laptops, arbeitsplatzrechner, notebook, notebooks
bring your own device: private geräte, privatgeräte, privater geräte
remote wipe: aus der ferne gelöscht, fernlöschung
physical security perimeter: sicherheitszonen, sicherheitsbereich, sicherheitsbereiche, physische sicherheit, perimeter
physical entry: zutrittskontrolle, zutritt, zutrittssteuerung, zutrittsregelung
visitor: besucher, gäste, besucherausweis
video surveillance: videoüberwachung, überwachungskamera
fire suppression: brandschutz, löschanlage, brandmelder
clear desk: aufgeräumter arbeitsplatz, aufgeräumter schreibtisch, clean desk
clear screen: bildschirmsperre, bildschirm gesperrt, bildschirm sperren, sichtschutzfolie
removable media: wechseldatenträger, usb-stick, usb-sticks, mobile datenträger, speichermedien, datenträger
secure disposal: entsorgung, datenträgervernichtung, vernichtung, aktenvernichtung
uninterruptible power supply: usv, notstrom, stromversorgung
equipment maintenance: wartung, instandhaltung
data center: rechenzentrum, serverraum
malware: schadsoftware, virenschutz, schadprogramme, viren
vulnerability management: schwachstellenmanagement, schwachstellen, schwachstelle
patch management: patch-management, patchmanagement, sicherheitsupdates, sicherheitsaktualisierungen
vulnerability scan: schwachstellenscan, schwachstellenscans
penetration test: penetrationstest, penetrationstests
configuration management: konfigurationsmanagement, konfiguration
hardening: härtung, systemhärtung, gehärtet
data deletion: löschung, datenlöschung, löschkonzept, löschfristen
data masking: anonymisierung, pseudonymisierung, maskierung
data loss prevention: datenabfluss, verhinderung von datenlecks
backup: datensicherung, sicherungskopie, sicherungskopien, datensicherungen, backups
restore test: wiederherstellungstest, wiederherstellungstests, rücksicherungstest, rücksicherung
redundancy: redundanz, ausfallsicherheit, hochverfügbarkeit
logging: protokollierung, protokolle, protokolldaten, logdaten
security monitoring: überwachung, sicherheitsüberwachung, monitoring
clock synchronization: uhrensynchronisation, zeitsynchronisation
software installation: softwareinstallation, installation von software
network security: netzwerksicherheit, netzsicherheit, netzwerk, netzwerke
network segmentation: netzsegmentierung, netzwerksegmentierung, netztrennung
web filtering: webfilter, inhaltsfilter
encryption: verschlüsselung, verschlüsselt, kryptografie, kryptographie, verschlüsselte
key management: schlüsselverwaltung, schlüsselmanagement
cryptographic key: kryptografische schlüssel, schlüssel
secure development: sichere entwicklung, softwareentwicklung, entwicklungsrichtlinie
secure coding: sichere programmierung, programmierrichtlinien
test data: testdaten
change management: änderungsmanagement, änderungen, änderungssteuerung, change-management
change request: änderungsantrag, änderungsanträge
capacity management: kapazitätsmanagement, kapazitätsplanung
communication plan: kommunikationsplan
approved: freigegeben, genehmigt, verabschiedet
review: überprüfung, überprüft, prüfung
employees: mitarbeiter, mitarbeitende, beschäftigte
confidential: vertraulich, vertrauliche
`;

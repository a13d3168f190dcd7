/** German words of questions and answers by their meaning in English, beside the concepts that the engine has: "meaning: variants". */
export const GERMAN = `
available: verfügbar, vorhanden, bereit
encrypt: verschlüsselt, verschlüsseln, verschlüsselung, chiffriert
keep: aufbewahrt, aufbewahren, gespeichert, speichern, vorgehalten, gelagert
retention: aufbewahrung, aufbewahrungsfrist, aufbewahrungsdauer, speicherdauer
review: überprüft, überprüfen, überprüfung, geprüft, prüfen, prüfung, kontrolliert, kontrolle
test: getestet, testen, tests, erprobt, test
exercise: geübt, üben, übung, übungen, probe
restore: rücksicherung, rücksicherungen, wiederherstellung, wiederherstellungen, wiederhergestellt, wiederherstellen, rückspielung
backup: sicherung, sicherungen, sicherungskopien, datensicherung, datensicherungen, backups, sicherungskopie
log: protokoll, protokolle, protokolldaten, protokolliert, logdaten, protokollierung, logs, aufgezeichnet
share: weitergeben, weitergegeben, geteilt, teilen, gemeinsam, geteilte
password: passwort, passwörter, kennwort, kennwörter, passworts
account: konto, konten, benutzerkonto, benutzerkonten, accounts
right: berechtigung, berechtigungen, rechte
access: zugriff, zugriffe, zugang, zugänge, zugriffsrechte, zugangsrechte
revoke: entzogen, entzug, gesperrt, widerrufen, deaktiviert
leaver: austritt, ausscheidende, ausscheiden, ausscheidender, verlassen, verlässt
employee: mitarbeiter, mitarbeitende, mitarbeitenden, mitarbeiterin, mitarbeitern, beschäftigte, beschäftigten, angestellte
training: schulung, schulungen, geschult, schulen, unterwiesen, unterweisung
vendor: lieferant, lieferanten, dienstleister, dienstleistern, zulieferer, auftragnehmer
assess: bewertet, bewerten, bewertung, beurteilt, beurteilung
contract: vertrag, vertrags, verträge, vertragsabschluss, vertragsschluss, vertragsende
sign: abschluss, unterzeichnet, unterzeichnung
vulnerability: schwachstelle, schwachstellen, sicherheitslücke, sicherheitslücken
fix: behoben, beheben, behebung, geschlossen
patch: patch, patches, aktualisierung, aktualisierungen
scan: scan, scans, gescannt, schwachstellenscans
critical: kritisch, kritische, kritischen, kritischer
deadline: frist, fristen
incident: vorfall, vorfälle, vorfällen, sicherheitsvorfall, sicherheitsvorfälle, zwischenfall
report: gemeldet, melden, meldung, berichtet, meldet
inform: informiert, informieren, benachrichtigt, unterrichtet
customer: kunde, kunden, kundinnen, kundendaten
lost: verloren, verlorene, verlorener, verlust
device: gerät, geräte, geräten, endgeräte
laptop: laptop, laptops, notebook, notebooks
install: installieren, installiert, installation
software: software, programme, programm
media: datenträger, datenträgern, medien
destroy: vernichtet, vernichten, vernichtung, entsorgt, entsorgung, zerstört
delete: gelöscht, löschen, löschung
source: quellcode, quelltext, quellcodes
developer: entwickler, entwicklern, entwicklung
second: zweite, zweiten, zweiter
production data: produktionsdaten, produktivdaten, echtdaten
test environment: testumgebung, testumgebungen, testsystem, testsystemen, testsysteme
certify: zertifiziert, zertifizierung, zertifikat
contract forensic: forensikvertrag
forensic: forensik, forensisch, forensischer
company: unternehmen, firma
external: extern, externe, externen, externer
independent: unabhängig, unabhängige, unabhängigen, unabhängiger
administrator: administrator, administratoren, admins
cyber insurance: cyberversicherung, cyber-versicherung
insurance: versicherung
minimum length: mindestlänge
length: länge
visitor: besucher, besuchern, gäste
escort: begleitet, begleiten, begleitung
separate: getrennt, trennung, separate, separates
network: netzwerk, netzwerke, netz, netze
firewall rule: firewallregeln, firewall-regeln
inventory: verzeichnis, inventar
register: register
appointed: bestellt, benannt, ernannt
data protection officer: datenschutzbeauftragte, datenschutzbeauftragter, datenschutzbeauftragten
processing register: verarbeitungsverzeichnis
transfer: übermittelt, übertragen, übermittlung, übertragung
personal data: personenbezogene, personenbezogener
outside: außerhalb
european union: europäischen, eu, ewr
owner: eigentümer, verantwortliche, verantwortlicher, inhaber
approve: genehmigt, freigegeben, genehmigung, freigabe, genehmigen
alert: alarm, alarme, warnmeldungen, alarmmeldungen, meldungen
monitor: überwacht, überwachung
data centre: rechenzentrum, rechenzentren
location: standort, standorte, ort
level: stufe, stufen, klassen
classify: klassifiziert, eingestuft, klassifizierung
label: gekennzeichnet, kennzeichnung
screen: überprüfung, sicherheitsüberprüfung
phishing: phishing
exit: austritt
plan: plan, pläne
business continuity: notfallplan, notfallpläne, geschäftsfortführung, betriebskontinuität, kontinuitätsplan
incident response plan: notfallhandbuch
recovery site: ausweichstandort, notfallstandort, ausweichrechenzentrum
penetration test: penetrationstest, penetrationstests
video surveillance: videoüberwachung, videoüberwacht
remote access: fernzugriff, fernzugang
remote: fern
home: homeoffice
key: schlüssel, schlüsseln
rotate: rotiert, gewechselt, wechsel, erneuert
private device: privatgeräte, privatgerät
private: private, privaten, privater
member: personen
sell: verkauft, verkaufen
answer: beantwortet, beantworten
request: anfrage, anfragen, ersuchen, antrag, anträge
access request: auskunftsersuchen, auskunftsanfragen
approve: zugelassen, zulässig, bewilligt, autorisiert
read: liest, lesen, gelesen
change: änderung, änderungen, geändert, wechseln
release: veröffentlicht, veröffentlichung, auslieferung
production: produktion, produktiv, produktivsystemen
hire: einstellung, eingestellt, einstellen
candidate: bewerber, bewerberinnen, kandidaten
identity: identität
background check: führungszeugnis, hintergrundprüfung, zuverlässigkeitsprüfung
confidentiality agreement: verschwiegenheitserklärung, geheimhaltungsvereinbarung, vertraulichkeitsvereinbarung
insurance: versichert, versicherungsschutz
liability: haftpflicht, haftpflichtversicherung
separate: abgegrenzt, segmentiert, trennen, eigenes, eigene
guest: gast, gästenetz
second: andere, anderen, weiteren
physical: physisch, physische
building: gebäude
room: raum, räume, serverraum, serverräume
door: tür, türen
fire: brand, brandschutz, feuer
power: strom, stromversorgung, notstrom
generator: generator, notstromaggregat
owner: verantwortung, zuständig
responsible: verantwortlich, verantwortet
list: liste, aufstellung
register: verzeichnisse, registers
inventory: inventarliste, bestand, bestandsliste
asset: vermögenswerte, werte, anlagen
phone: telefon, telefone, smartphones, mobiltelefone
mobile: mobil, mobile, mobilen
private: privat
usb: usb, wechseldatenträger, speichersticks
home: zuhause, telearbeit
network: netzwerken, wlan
firewall: firewall, firewalls
rule: regel, regeln
internet: internet
antivirus: virenschutz, schadsoftware, schutzsoftware
email: e-mail, mail, e-mails
attempt: versuch, versuche, fehlversuche, fehlversuchen
failed: fehlgeschlagen, fehlgeschlagene, gescheitert
successful: erfolgreich, erfolgreiche
lock: sperre, sperren
session: sitzung, sitzungen
record: aufzeichnung, aufzeichnungen, dokumentiert, erfasst
privileged: privilegiert, privilegierte, privilegierten
least: geringste, minimale
need: erforderlich, benötigt
role: rolle, rollen
forbidden: verboten, untersagt
sensitive: sensibel, sensible, sensiblen
confidential: vertraulich, vertrauliche, vertraulicher
paper: papier, papiere
shred: schreddern, geschreddert
wipe: fernlöschung, überschrieben
return: rückgabe, zurückgegeben
end: ende, beendigung
contract: verträgen, vereinbarung
subcontractor: unterauftragnehmer, subunternehmer
country: land, länder, drittland, drittländer
europe: europäische, europa
located: befinden, liegen, gehostet
stored: abgelegt, hinterlegt
store: lagerung, ablage
authority: behörde, aufsichtsbehörde
within: binnen
hour: stunden, stunde
breach: verletzung, datenpanne, datenschutzverletzung
lessons learned: lehren, nachbereitung
root cause: ursache, ursachen
team: team
hotline: hotline
crisis: krise, krisenstab
night: nacht, nachts
weekend: wochenende, wochenenden
monitor: beobachtet, überwachen
analyse: auswertung, ausgewertet, analyse, analysiert
code: code
developer: softwareentwickler, entwicklerinnen
static: statische, statisch
dynamic: dynamische, dynamisch
application: anwendung, anwendungen, applikation
security test: sicherheitstest, sicherheitstests
portal: portal
server: server, servern
database: datenbank, datenbanken
system: system, systeme, systemen
important: wichtig, wichtige, wichtigen
recovery: wiederanlauf, wiederanlaufzeit, wiederherstellungszeit
objective: ziel, ziele
offsite: ausgelagert
immutable: unveränderlich, unveränderbare, unveränderliche
tape: band, bänder
hardware: hardware
token: token
vault: tresor
ransom: lösegeld, lösegelder
pay: zahlen, gezahlt, bezahlt, zahlung
train: trainiert, trainieren
artificial intelligence: ki
tool: werkzeug, werkzeuge, tools
model: modell, modelle
enter: eingeben, eingegeben
screenshot: bildschirmfoto, screenshots
desk: schreibtisch, arbeitsplatz, schreibtische
screen: bildschirm, bildschirme
clear: aufgeräumt, geräumt
phishing simulation: phishing-simulationen, phishingtests
disciplinary: disziplinarisch, disziplinarmaßnahmen
new: neue, neuen, neuer
month: monat, monate, monaten
risk: risiko, risiken
policy: vorgaben, leitlinien
audit: audit, audits
right audit: prüfrecht, prüfrechte
report: bericht, berichte
exercise: durchspielen
continuity: kontinuität, fortführung
rest: ruhe, ruhende, gespeicherte, ruhenden
transit: transport
key: schlüssels
module: modul, sicherheitsmodul
certificate: zertifikate, zertifikats, bescheinigung
`;

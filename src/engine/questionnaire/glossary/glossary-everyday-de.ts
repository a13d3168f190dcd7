/** German words of every day that questions and rules are made of, by their meaning in English: "meaning: variants". */
export const EVERYDAY_GERMAN = `
all: jede, jeder, jedes, jeden, jedem, alle, allen, selbst, sich, bereits, auch, überhaupt, tatsächlich, sämtliche, derzeit, bisher, mindestens, entsprechend
use: verwenden, verwendet, verwendung, benutzt, benutzen, nutzen, nutzt, genutzt, nutzung, einsetzen, eingesetzt, einsatz
secure: sicher, sichere, sicheren, sicherheit
production data: produktionsdaten, produktivdaten, echtdaten
test environment: testumgebungen, testumgebung
close: schließt, schließen, geschlossen, geschlossene, schließung
open: offen, offene, öffnen, geöffnet
leave: weggehen, weggang, gehen, geht, ausscheidet
leaver: ausgeschieden, ausgeschiedene, ausgeschiedener, weggegangene, ehemalige, ehemaliger
begin: beginn, beginnt, beginnen, anfang, antritt, eintritt
joiner: neueinsteiger, neuling, neulinge, eintretende, neueintritt
hire: eingestellt, einstellen, einstellung, einstellungen, bewerbung, neueinstellung
applicant: bewerber, bewerbern, bewerberin, bewerbungen, kandidat, kandidaten
background: vorleben, hintergrund, führungszeugnis, vorstrafen, strafregister
reference: referenzen, zeugnis, zeugnisse
ban: verboten, verbot, untersagt, unzulässig
allow: zulässig, erlaubt, zugelassen, zugelassene, gestattet
exception: ausnahme, ausnahmen, ausgenommen, abweichung, abweichungen
support ticket: supportticket, supporttickets, serviceticket, servicetickets, anfragetickets
ticket: ticket, tickets, störungsmeldung, anfragen
mailbox: postfach, postfächer, postfächern, mailbox
email: e-mail, mail, mails, e-mails, mailverkehr, nachrichten
document: dokument, dokumente, dokumenten, unterlagen, schriftstück
office: büro, büros, geschäftsräume, räume, räumlichkeiten, standort, standorte
suite: umgebung, umgebungen
inactive: inaktiv, inaktive, inaktiver, inaktiven, ungenutzt, ungenutzte, unbenutzt, untätigkeit, inaktivität
automatic: automatisch, automatische, automatisiert, automatisierte, selbsttätig
disable: sperrt, sperren, sperrung, deaktivieren, deaktivierung, abgeschaltet, abschalten, stillgelegt
block: blockiert, blockieren, blockierung
export: exportieren, exportiert, export
end: ende, beendigung, ablauf, endet, beendet, abschluss
period: zeitraum, dauer, laufzeit
day: tag, tage, tagen
written: schriftlich, schriftliche, schriftlicher
confirm: bestätigt, bestätigen, bestätigung, bescheinigung, bescheinigen
copy: kopie, kopien, abbild, zweitkopie, abzug
offline: offline, getrennte
unchangeable: unveränderlich, unveränderbar, unveränderliche, unveränderbare, manipulationssicher
alter: verändert, verändern, veränderung, manipuliert, manipulieren, abgeändert, verfälscht
change: änderung, änderungen, ändern, geändert, wechsel, wechseln, gewechselt, umstellung
location: ort, orte, ortes, lagerort, speicherort
another: andere, anderer, anderen, anderem, weitere, weiteren
separate: getrennt, getrennte, getrennten, trennung, gesondert, gesonderte, separat, separate, separaten
network: netz, netze, netzwerk, netzwerke, netzen, gastnetz
guest network: gastnetz, gästenetz, gäste-wlan
wireless network: wlan, funknetz
disk: festplatte, festplatten, laufwerk, laufwerke, platte, platten
computer: rechner, computer, computern, arbeitsplatzrechner, pc, pcs
workstation: arbeitsstation, arbeitsplatz, arbeitsplätze
phone: telefon, telefone, handy, handys, smartphone, smartphones, mobiltelefon, diensthandy
tablet: tablet, tablets
usb: usb-sticks, usb-stick, usb, stick, sticks
personal: persönlich, persönliche, persönliches, persönlichen, eigenes
private: privat, private, privaten, privater, eigene, eigenen
same: gleiche, gleichen, dieselbe, denselben, selbe
several: mehrere, mehreren, verschiedene
person: person, personen, leute, menschen, einzelne
nobody: niemand, niemandem
team: team, teams, mannschaft, gruppe
reach: erreichbar, erreichen, erreicht, erreichbarkeit, bereitschaft
clock: uhr, rund
night: nacht, nachts, nächtlich
weekend: wochenende, wochenenden
emergency: notfall, notfälle, notfalls, notfallkonto
crisis: krise, krisen, krisenstab
recovery: wiederanlauf, wiederherstellen
outage: ausfall, ausfälle, störung, störungen, unterbrechung
available: verfügbarkeit, erreichbarkeit
site: ausweichstandort, ausweichrechenzentrum, rechenzentrum, gelände
data centre: rechenzentrum, rechenzentren
power: strom, stromversorgung, notstrom, notstromaggregat, generator
review: nachbetrachtung, aufarbeitung, durchsicht, durchgesehen, begutachtet, begutachtung
cause: ursache, ursachen, ursachenanalyse, auslöser
lessons learned: lehren, erkenntnisse, lernen
exercise: notfallübung, durchgespielt, geprobt, probelauf
plan: konzept, konzepte, plan, pläne, planung
report: meldungen, meldepflicht, anzeige, anzeigen, gemeldete, bericht, berichte
authority: behörde, behörden, aufsichtsbehörde, aufsicht
press: presse, medienvertreter, öffentlichkeit
inform: verständigt, verständigen, informationen, mitgeteilt, mitteilen, mitteilung, benachrichtigung, benachrichtigen
breach: verletzung, verletzungen, panne, datenpanne, datenpannen, verstoß
evidence: beweis, beweise, beweismittel, nachweis, nachweise
supplier: zulieferern, lieferfirma, dienstleistungsunternehmen, anbieter, anbietern
subcontractor: unterauftragnehmer, subunternehmer, unterauftragsverarbeiter
before: vor, vorher, bevor, vorab
contract: vertragsschluss, vertragsunterzeichnung, vereinbarung, vereinbarungen, abkommen
exit: ausstieg, ausstiegsplan, beendigungsplan
class: klasse, klassen, stufe, stufen, kategorie, kategorien, einstufung
important: wichtig, wichtige, wichtigen, wichtigsten, bedeutend
critical: kritischsten, unverzichtbar, wesentlich, geschäftskritisch
approve: genehmigt, genehmigen, genehmigung, freigabe, freigegeben, zustimmung, bewilligt, gebilligt
owner: eigentümer, eigentümerin, verantwortlich, verantwortliche, verantwortlicher, inhaber, zuständig, zuständige
request: antrag, anträge, beantragt, beantragen, anforderung, verlangen, ersuchen, auskunftsersuchen
manager: vorgesetzte, vorgesetzter, vorgesetzten, führungskraft, führungskräfte, leitung, leiter
board: geschäftsführung, vorstand, geschäftsleitung
role: rolle, rollen, aufgabe, aufgaben, funktion, stelle, stellenwechsel, rollenwechsel
privileged: privilegiert, privilegierte, privilegierten, administrative
login: anmeldung, anmeldungen, login, einloggen, anmelden, anmeldeversuch, anmeldeversuche
failed attempt: fehlversuch, fehlversuche, fehlversuchen
attempt: versuch, versuche, versuchen
character: zeichen
length: mindestlänge, länge
service account: dienstkonto, dienstkonten, servicekonto, servicekonten, technische
single sign-on: einmalanmeldung
session: sitzung, sitzungen
screen: bildschirm, bildschirme, bildschirmsperre
desk: schreibtisch, schreibtische, arbeitsplatz
lock: sperre, verriegelt, abgeschlossen, verschlossen, abgesperrt
key: schlüssel, schlüsseln, schlüsselverwaltung
hardware: hardware, gerätschaften, ausrüstung
module: modul, hardwaremodul, sicherheitsmodul
shred: schreddern, geschreddert, aktenvernichter, reißwolf
paper: papier, papiere, akten, ausdrucke
tape: band, bänder, magnetband, magnetbänder
disposal: entsorgen, ausmusterung, aussonderung
overwrite: überschrieben, überschreiben
sell: verkauf, verkaufen, veräußert, verkauft
third party: dritte, dritten, dritter, drittpartei
country: land, länder, ländern, drittland, drittländer, ausland
european union: eu, europäischen, union, ewr
process: verarbeitet, verarbeiten, verarbeitung, verarbeitungen
personal data: personendaten, personenbezogene, personenbezogenen
officer: beauftragter, beauftragte, beauftragten
data protection: datenschutz, datenschutzbeauftragter, datenschutzbeauftragte, datenschutzbeauftragten
impact assessment: folgenabschätzung, datenschutzfolgenabschätzung
consent: einwilligung, einwilligungen
inventory: inventar, inventare, bestandsverzeichnis, verzeichnis, register, liste, übersicht
asset: vermögenswert, vermögenswerte, wirtschaftsgüter, werte
risk: risiko, risiken
train: trainieren, trainiert, anlernen
awareness: sensibilisierung, bewusstsein, sensibilisiert
phishing: phishing, phishing-simulationen, phishing-mails
artificial intelligence: ki, ki-modelle, ki-werkzeuge, künstliche, intelligenz
model: modell, modelle, modellen
tool: werkzeug, werkzeuge, programm
enter: eingeben, eingegeben, eingabe, erfassen
customer: auftraggeber, kundendaten, kundschaft
production: produktion, produktiv, produktive, produktivsystem, produktivsysteme, produktionsumgebung, livebetrieb
code review: codeprüfung, quellcodeprüfung, quelltextprüfung
programmer developer: programmierer, programmierern
pentest penetration test: penetrationstest, penetrationstests, eindringtest, pentest, pentests
malware: schadsoftware, viren, virenschutz, antivirus, malware
firewall: firewall, firewalls, firewallregeln
monitor: überwacht, überwachen, überwachung, beobachtet
alarm: alarm, alarme, warnung, warnungen, alarmiert
camera: kamera, kameras, videoüberwachung
guard: wachdienst, wachpersonal, bewachung, bewacht
fire: brand, feuer, brandschutz, brandmelder, feuerlöscher
badge: ausweis, ausweise, besucherausweis
insurance cyber: cyberpolice
remote: fern, fernzugriff, fernwartung, aus der ferne, remote
home office work: homeoffice, heimarbeit, telearbeit, mobiles
sign: unterschrieben, unterschreiben, unterschrift, verpflichtungserklärung
confidentiality: vertraulichkeit, geheimhaltung, verschwiegenheit, vertraulichkeitsvereinbarung
disciplinary: disziplinarisch, disziplinarische, sanktion, sanktionen
year: jährlich, jährliche, jahr, jahre, jahren
quarter: quartal, vierteljährlich, quartalsweise
service: dienst, dienste, dienstleistung, dienstleistungen, leistung
duty: pflicht, pflichten, aufgabenbereich
protect: schutz, geschützt, schützen, schützt, abgesichert
result: ergebnis, ergebnisse, befund, befunde
comply: einhaltung, eingehalten, erfüllt
licence: lizenz, lizenzen
acceptance: abnahme, abnahmen
purpose: zweck, zwecke
technician: techniker
gap: lücke, lücken
component: komponente, komponenten, bibliothek, bibliotheken
printer: drucker
connection: verbindung, verbindungen, anbindung
manufacturer: hersteller
capacity: kapazität, kapazitäten
weekly week: wöchentlich, woche, wochen
daily day: täglich
month: monatlich, monat, monate, monaten
threat: bedrohung, bedrohungen
interface: schnittstelle, schnittstellen
violation: verstöße, verstößen, missachtung
file: akte, datei, dateien
lifecycle: lebenszyklus
reception: empfang
identifier: kennung, kennungen
repair: reparatur, reparaturen, repariert
law: gesetz, gesetze, rechtsvorschriften, gesetzlich, gesetzliche
order: bestellung, bestellungen, beschaffung, einkauf
severity: schweregrad, dringlichkeit
dependency: abhängigkeit, abhängigkeiten
temporary: befristet, befristete, vorübergehend
theft: diebstahl, gestohlen
integrity: integrität
justify reason: begründung, begründet, grund, gründe
audit: audit, audits, prüfbericht, auditbericht, revision
finding: feststellung, feststellungen
measure: maßnahme, maßnahmen
document: dokumentiert, dokumentation, festgehalten
record: nachgewiesen, vermerkt, eingetragen, erfasst, aufgezeichnete
responsible: zuständigkeit, verantwortung
update: aktualisiert, aktualisieren, updates
label: kennzeichnung, gekennzeichnet, beschriftet
classify: klassifiziert, klassifizierung, eingestuft, schutzbedarf
transport: transport, versand, verschickt
signature: signiert, signatur
internal: intern, interne, internen, internes
public: öffentlich, öffentliche, öffentlichen
cloud: cloud, cloud-dienste
answer: beantwortet, beantworten, antwort
reward: belohnung, prämie
environment: umwelt
`;

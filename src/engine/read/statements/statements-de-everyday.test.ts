import { expect, test } from 'vitest';
import { grammarOf } from './grammar.ts';
import { readStatements } from './read-statements.ts';

/** The first clause that does not stand as said. */
const denials = (text: string): string[] =>
  readStatements(text, grammarOf('de'), text.includes(' | ') ? 'row' : 'p')
    .filter(
      ({ mode, polarity, outcome, reach }) =>
        ['rule', 'deed'].includes(mode) &&
        reach === null &&
        (polarity === 'denied' || polarity === 'waived' || outcome === 'failed'),
    )
    .map(({ polarity }) => polarity);

test.each([
  // An act of control denied in plain words.
  'Der Verkehr zum Internet wird nicht gefiltert.',
  'In der Fertigung sind keine Rauchmelder eingebaut.',
  'Wer Ausnahmen genehmigt, ist nirgends beschrieben.',
  'Der Mindestschutz ist in unseren Regeln nicht verankert.',
  'Eine Vertretung ist nicht vorgesehen.',
  'Die Zuständigkeiten sind in keinem Dokument bestimmt.',
  'Ersatzgeräte stehen nicht zur Verfügung.',
  'Unsere Verträge enthalten keine Pflichten zur Verschwiegenheit.',
  'Ob Anlagen gewartet werden, hat noch niemand überprüft.',
  'Auf Alarme reagiert am Wochenende niemand.',
  'Dass Belege lesbar bleiben, stellt niemand sicher.',
  'Niemand weist neue Leute ein, bevor sie an die Maschine gehen.',
  'Die Lieferung wurde ohne Abnahme und ohne Testnachweis übernommen.',
  'Der Code wird vor dem Einbau nicht analysiert und von keinem Kollegen gelesen.',
  'Werkskennwörter werden nicht geändert.',
  'Außer der Leitlinie gibt es keine Richtlinien.',
  // It comes to nothing, lies about, is kept in the dark.
  'Die Nachverfolgung der Mängel verlief im Sande.',
  'Das Notfallkonzept liegt seit zwei Jahren auf Eis.',
  'Die Ursache des Ausfalls bleibt im Dunkeln.',
  'Die Berichte wandern ungelesen in die Ablage.',
  'Die Spalte für den Genehmiger steht leer.',
  'Die Teilnehmerliste ist verschollen.',
  'Auf die Rückmeldung wartet der Melder vergeblich.',
  'Den Ablauf kennt höchstens der frühere Leiter.',
  'Die Belegschaft erfuhr vom Datenabfluss aus der Zeitung.',
  'Die Liste der Ansprechpartner stammt von 2014.',
  'Der letzte Wiederherstellungsversuch datiert von 2016.',
  'Der gekündigte Wartungstechniker besitzt den Schlüssel bis heute.',
  'Das Verfahren existiert lediglich auf dem Papier.',
  'Die Maßnahmen aus dem Audit dümpeln vor sich hin.',
  'Beim Ausfall wusste niemand, wer anzurufen ist.',
  'Die Hälfte der Pflichttests haben wir uns gespart.',
  // It is left to mood and liking, or held in no esteem.
  'Freischaltungen erfolgen auf Zuruf.',
  'Die Einstufung nimmt jeder nach Gefühl vor.',
  'Über den Anruf bei der Behörde entscheidet jeder Schichtleiter selbst.',
  'Um die Zertifikate kümmert sich, wer gerade Zeit hat.',
  'Datensicherung gilt bei uns als Privatsache.',
  'Die Leitung hält eine Prüfung für überflüssig.',
  // Open to all, switched off.
  'Die Konten der Ausgeschiedenen sind weiterhin aktiv.',
  'Das Kennwort klebt am Monitor.',
  'Der Serverraum steht tagsüber offen.',
  'Jeder Entwickler besitzt dauerhaften Vollzugriff auf den Betrieb.',
  'Die Kundenlisten gehen im Klartext an die Druckerei.',
  'Die Kameras am Tor sind seit März abgeklemmt.',
])('%s tells the reverse', (text) => {
  expect(denials(text)).not.toEqual([]);
});

test.each([
  'Freigaben auf Zuruf sind untersagt.',
  'Nichts wird nach Gutdünken entschieden.',
  'Sticks aus fremder Hand gehen ungeöffnet an den Empfang.',
  'Vertrauliches gehört nicht in den Hausmüll.',
  'Verschieben in den Papierkorb genügt nicht.',
  'Das Kennwort des Tresors kennt nur die Geschäftsführung.',
  'Hinweise aus der Presse wertet der Leitstand täglich aus.',
  'Konten mit Administratorrechten werden monatlich geprüft.',
  'Kein Hinweis verläuft im Sande.',
  'Offen stehende Fenster werden dem Werkschutz gemeldet.',
  'Der Meldeweg steht allen Beschäftigten offen.',
  'Ausnahmen sind nicht vorgesehen.',
  'Ein Zugriff von außen ist nicht vorgesehen.',
  'Unser Rechenzentrum stammt von 2011 und wurde 2025 erneuert.',
  'Der Schlüssel bleibt auf Dauer im Tresor.',
  'Alte Bänder gehen ungelesen in den Schredder.',
  'Wer will, kann sich zusätzlich anonym melden.',
  'Im Kopf der Datei stehen Version und Freigabe.',
  'Die Zahl der Fehlalarme ist seit Mai unverändert niedrig.',
  'Gegen den Befund wurde kein Widerspruch eingelegt.',
  'Die Räume sind von außen nicht gekennzeichnet.',
  'Das Sicherungskonto kann Sicherungen nicht löschen.',
  'Zugangsdaten werden nirgends im Quelltext abgelegt.',
  'Ausgeschiedene Mitarbeiter stehen nicht mehr in der Liste.',
  'Befreiungen wurden nicht beantragt.',
  'Zwischen Gästenetz und Büronetz besteht keine Verbindung.',
  'Die IT sperrt den Zugang am letzten Tag, nicht später.',
  'Hiervon wird auch bei Zeitdruck nicht abgewichen.',
  'Weitere Überschneidungen gab es keine.',
  'Die Verschwiegenheit endet nicht mit dem Vertrag, sondern gilt fort.',
  'Wer etwas Verdächtiges sieht, schaltet das Gerät nicht aus, sondern ruft an.',
  'Kontonummern werden maskiert, damit Prüfungen nicht an Echtdaten hängen.',
  'Fällt der Strom aus, springt der Generator an.',
  'Stimmt ein Zeugnis nicht, redet die Personalstelle mit dem Bewerber.',
  'Zweimal im Jahr bessern wir aus, was nicht mehr passt.',
  'Gastnetz getrennt, Kennung für einen Tag, kein Weg ins Büronetz.',
  'Dienstkonten: Eigentümer benannt, keine Anmeldung von Hand, Register im Haus.',
  'Rechner melden den Benutzer nach drei Minuten ohne Eingabe ab.',
  'Anmeldungen ohne zweiten Faktor werden blockiert.',
  'Neben den Schaltschränken wird nicht gegessen.',
  'Von 46 Weichen wurden am 1. Juni alle gesichert.',
  'Regel 12 | Durchsicht 9. Mai | nicht mehr benötigt | gelöscht',
])('%s denies nothing', (text) => {
  expect(denials(text)).toEqual([]);
});

test.each([
  // A word alone does not make a sentence scope, sanction, quotation, definition, reference, plan or open.
  ['Das Vier-Augen-Prinzip gilt für alle Zahlungen.', 'rule'],
  ['Umgebung Test | Zweck: Abnahme | Freigabe: Leitung', 'rule'],
  ['Das Disziplinarverfahren sieht eine Anhörung vor jeder Abmahnung vor.', 'rule'],
  ['Prüfer dürfen den geprüften Bereich nicht selbst leiten.', 'rule'],
  ['Sticks werden nur für den Austausch mit Behörden verwendet.', 'rule'],
  ['Die Raumliste bezeichnet die schützenswerten Zimmer.', 'rule'],
  ['Wer Zertifikate beantragt und wer sie sperrt, ist in der Rollenbeschreibung festgelegt.', 'rule'],
  ['Bei jedem Vorhaben wird bestimmt, wer auf die Sicherheit schaut.', 'rule'],
  ['Die Bereichsleiter planen Zeit und Geld für Schulungen ein.', 'rule'],
  ['Jährlich ist eine unabhängige Prüfung vorgesehen.', 'rule'],
  ['Im Quelltext stehen nur Platzhalter, das Kennwort liegt im Tresor.', 'rule'],
  ['Der Perimeter sperrt alle Anfragen außer Mail und Web.', 'rule'],
  ['Das Bestandsverzeichnis vom 4. Mai nennt zu jedem Gerät den Eigentümer.', 'deed'],
  // The real ones stay.
  ['Diese Richtlinie gilt für alle Beschäftigten.', 'scope'],
  ['Sie gilt für alle Standorte.', 'scope'],
  ['Verstöße gegen diese Regeln können zur Abmahnung führen.', 'sanction'],
  ['Prüfer erwarten einen Nachweis.', 'quotation'],
  ['Eine Prüfung ist für 2028 vorgesehen.', 'plan'],
  ['Die Klinik plant die Einführung eines neuen Systems.', 'plan'],
])('%s is %s', (text, mode) => {
  expect(readStatements(text, grammarOf('de'), text.includes(' | ') ? 'row' : 'p').map((one) => one.mode)).toContain(
    mode,
  );
});

test.each([
  ['Bei jeder Gruppe ist hinterlegt, wer Kundendaten ändern oder löschen darf.', 'must'],
  ['Nur der Leiter darf Auskunft geben.', 'must'],
  ['Einzig der Leiter darf Auskunft geben.', 'must'],
  ['Mobil arbeiten darf, wer den Vertrag unterschrieben hat.', 'may'],
])('%s binds as "%s"', (text, strength) => {
  expect(readStatements(text, grammarOf('de')).map((one) => one.strength)).toContain(strength);
});

test.each([
  ['Ob geschult wird, entscheidet der Dienstleister.', 'vendor', 'rule'],
  ['Die Lieferanten werden jährlich auf ihre Sicherheit geprüft.', 'unnamed', 'rule'],
  ['Dienstleister müssen vor Vertragsbeginn bewertet werden.', 'unnamed', 'rule'],
  ['Bis auf die Produktion gilt die Regel überall.', 'unnamed', 'exception'],
])('%s binds %s as %s', (text, bound, mode) => {
  expect(readStatements(text, grammarOf('de'))[0]).toMatchObject({ bound, mode });
});

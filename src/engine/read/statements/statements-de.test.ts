import { expect, test } from 'vitest';
import { grammarOf } from './grammar.ts';
import { readStatements } from './read-statements.ts';
import type { Statement } from './statement.ts';

const read = (text: string): Statement[] => readStatements(text, grammarOf('de'));

/** Whose, how, and how it stands: "vendor rule affirmed" of each clause. */
function said(text: string): string {
  return read(text)
    .map(({ bound, mode, polarity, outcome }) => [bound, mode, polarity, outcome].join(' '))
    .join('; ');
}

/** What a good policy or record says in words that sound like a no: every clause of it must still count for the control. */
test.each([
  'Kennwörter müssen mindestens zwölf Zeichen haben.',
  'Kennwörter dürfen niemals weitergegeben werden.',
  'Kennwörter werden nicht geteilt.',
  'Kennwörter sind nicht aufzuschreiben.',
  'Es wurden keine Abweichungen festgestellt.',
  'Abweichungen wurden bei der Prüfung nicht festgestellt.',
  'Beanstandungen lagen nicht vor.',
  'Abweichungen gab es nicht.',
  'Keine der 40 Stichproben ist fehlgeschlagen.',
  'Von 40 Stichproben war keine fehlerhaft.',
  'Rechte werden ohne schuldhaftes Zögern entzogen.',
  'Sicherheitsvorfälle sind unverzüglich, jedoch nicht später als 24 Stunden nach Kenntnis, zu melden.',
  'Rechte sind spätestens am letzten Arbeitstag zu entziehen.',
  'Nicht mehr benötigte Konten werden gelöscht.',
  'Nicht genehmigte Geräte werden vom Netz getrennt.',
  'Konten, die 90 Tage nicht genutzt werden, werden gesperrt.',
  'Zugriffe, die nicht mehr erforderlich sind, entzieht der Administrator am selben Tag.',
  'Kein Zugriff wird ohne Freigabe des Eigentümers erteilt.',
  'Ohne Freigabe des Eigentümers wird kein Zugriff erteilt.',
  'Änderungen gehen erst nach Freigabe in Betrieb.',
  'Keine Änderung geht in Betrieb, bevor sie freigegeben ist.',
  'Niemand darf den Serverraum allein betreten.',
  'Niemand teilt sein Kennwort.',
  'Gemeinsam genutzte Konten sind untersagt.',
  'Die Weitergabe von Zugangsdaten ist nicht gestattet.',
  'Testdaten dürfen keine personenbezogenen Daten enthalten, es sei denn, sie sind maskiert.',
  'Mitarbeiter müssen nicht nur den Bildschirm sperren, sondern auch die Karte mitnehmen.',
  'Schlägt eine Wiederherstellung fehl, wiederholt der Administrator sie innerhalb einer Woche.',
  'Wenn die Sicherung nicht gelingt, wird der Betrieb alarmiert.',
  'Falls ein Gerät nicht verschlüsselt ist, wird es gesperrt.',
  'Fehlt die Unterschrift, wird der Antrag abgelehnt.',
  'Liegt keine Genehmigung vor, wird die Änderung nicht ausgerollt.',
  'Fehlgeschlagene Anmeldungen werden nach fünf Versuchen gesperrt.',
  'Unverschlüsselte Datenträger werden eingezogen.',
  'Überfällige Maßnahmen werden der Leitung gemeldet.',
  'Die Datenbank ist aus dem Internet nicht erreichbar.',
  'Im Berichtszeitraum sind keine meldepflichtigen Vorfälle aufgetreten.',
  'Es bestehen keine offenen Maßnahmen aus dem Vorjahr.',
  'Die Prüfung wurde am 3. Oktober 2026 ohne Beanstandung abgeschlossen.',
  'Alle 12 Wiederherstellungen waren erfolgreich, es ging kein Datensatz verloren.',
  'Kein Mitarbeiter hat dauerhaften Zugriff auf die Produktion.',
  'In Testsystemen werden keine Echtdaten verwendet.',
  'Vergessen Sie nicht, den Bildschirm zu sperren.',
  'Die Protokolle können vom Administrator weder gelöscht noch verändert werden.',
  'Der Fragebogen ersetzt die Prüfung vor Ort nicht.',
  'Die Aufbewahrung darf zwölf Monate nicht überschreiten.',
  'Rechte werden beim Wechsel der Stelle angepasst, damit keine Altrechte bestehen bleiben.',
  'Die Leitung stellt sicher, dass Rechte, die nicht mehr benötigt werden, entzogen werden.',
  'Der Leiter prüft, ob Rechte nicht mehr gebraucht werden, und entzieht sie.',
  'Der Abgleich erfolgt nicht jährlich, sondern vierteljährlich.',
  'Solange die Freigabe nicht vorliegt, bleibt das Konto gesperrt.',
  'Besucher erhalten keinen Zugang ohne Begleitung.',
  'Der Test ist nicht ausgefallen.',
  'Es gab im Quartal keine überfälligen Patches.',
  'Lieferantenzugänge werden vierteljährlich geprüft.',
  'Lieferanten werden jährlich bewertet.',
  'Die Dienstleister werden vor Vertragsschluss auf ihre Sicherheit geprüft.',
  'Private Geräte werden im Firmennetz nicht verwendet.',
  'Es erfolgt keine Weitergabe an Dritte.',
  'Wird die Frist nicht eingehalten, informiert der Beauftragte die Geschäftsführung.',
  'Kann ein Patch nicht eingespielt werden, wird das System getrennt.',
  'Der Zugriff ist auf Personen beschränkt, die ihn für ihre Aufgabe brauchen.',
  'Die Ergebnisse werden dokumentiert, die Abweichungen analysiert und die Maßnahmen nachverfolgt.',
  'Ein Abfluss von Daten wurde nicht festgestellt.',
  '0 von 12 Prüfungen waren überfällig.',
  'Die Schulungsquote beträgt 98 % (Ziel 95 %).',
  'Die Feststellung wurde am 3. Oktober geschlossen.',
  'Nicht zurückgegebene Geräte werden aus der Ferne gelöscht.',
  'Meldungen führen nicht zu Nachteilen für die Meldenden.',
  'Administratoren arbeiten nicht mit ihrem persönlichen Konto.',
])('%s counts for the control', (text) => {
  const wrong = read(text).filter(
    ({ mode, polarity, outcome, bound }) =>
      !['rule', 'deed'].includes(mode) ||
      !['affirmed', 'banned'].includes(polarity) ||
      !['none', 'done'].includes(outcome) ||
      ['vendor', 'customer', 'generic'].includes(bound),
  );
  expect(wrong.length === 0 ? 'counts' : said(text)).toBe('counts');
});

test.each([
  ['Die Eigentümer haben die Zugriffsrechte nicht geprüft.', 'denied'],
  ['Die Prüfung wurde übersprungen.', 'denied failed'],
  ['Die Prüfung im zweiten Quartal ist ausgefallen.', 'denied failed'],
  ['Die Prüfung fiel im zweiten Quartal aus.', 'denied failed'],
  ['Eine Rezertifizierung findet nicht statt.', 'denied'],
  ['Eine Schulung fand 2026 nicht statt.', 'denied'],
  ['Die Maßnahme blieb offen.', 'denied failed'],
  ['Die Überprüfung ist seit März überfällig.', 'denied failed'],
  ['Die Sicherung konnte nicht wiederhergestellt werden.', 'denied failed'],
  ['Der Restore ist fehlgeschlagen.', 'denied failed'],
  ['Der Restore schlug zweimal fehl.', 'denied failed'],
  ['Die Übung scheiterte am fehlenden Personal.', 'denied failed'],
  ['Die Meldung an die Behörde unterblieb.', 'denied failed'],
  ['Nachweise über die Prüfung liegen nicht vor.', 'denied'],
  ['Die Unterschrift der Leitung fehlt.', 'denied failed'],
  ['Es fehlen die Protokolle der letzten drei Monate.', 'denied failed'],
  ['64 Benutzer erhielten Zugriff ohne Antrag und Genehmigung.', 'denied'],
  ['Zugriffsrechte von 37 Ausgeschiedenen wurden nicht entzogen.', 'denied'],
  ['37 von 120 Konten wurden nicht gesperrt.', 'denied failed'],
  ['Von 120 Konten wurden 37 nicht gesperrt.', 'denied failed'],
  ['2 von 9 Wiederherstellungen waren erfolgreich.', 'failed'],
  ['Keine der 40 Berechtigungen wurde geprüft.', 'failed'],
  ['Die Schulungsquote liegt bei 41 % (Ziel 95 %).', 'failed'],
  ['Es werden keine Aufzeichnungen geführt.', 'denied'],
  ['Niemand prüft die Protokolle.', 'denied'],
  ['Rechte werden bei einem Wechsel nie angepasst.', 'denied'],
  ['Vorfälle werden nicht gemeldet.', 'denied'],
  ['Abweichungen werden nicht dokumentiert.', 'denied'],
  ['Gemeinsam genutzte Konten werden nicht entfernt.', 'denied'],
  ['Weder Schulungen noch Tests fanden statt.', 'denied'],
  ['Das Verzeichnis wurde seit 2023 nicht aktualisiert.', 'denied'],
  ['Für das Finanzsystem ist kein Eigentümer benannt.', 'denied'],
  ['Ein Verfahren zur Meldung von Vorfällen existiert nicht.', 'denied'],
  ['Es gibt keine Regelung für private Geräte.', 'denied'],
  ['Die Protokolle werden kaum ausgewertet.', 'denied'],
  ['Die Notebooks sind unverschlüsselt.', 'denied'],
  ['Kennwörter werden im Klartext gespeichert.', 'denied'],
  ['Das Kennwort des Administrators wird im Team geteilt.', 'denied'],
  ['Der Virenschutz ist auf den Buildservern abgeschaltet.', 'denied'],
  ['Die Sicherungen laufen jede Nacht, aber die Wiederherstellung wird nicht getestet.', 'affirmed'],
  ['Die Sicherungen laufen jede Nacht, aber die Wiederherstellung wird nicht getestet.', 'denied'],
  ['Die Sicherungen laufen jede Nacht, die Wiederherstellung wird nicht getestet.', 'denied'],
  ['Die Sicherungen werden erstellt und die Protokolle werden nicht ausgewertet.', 'denied'],
  ['Der Prüfer stellte fest, dass die Rechte nicht entzogen wurden.', 'denied'],
  ['Die Rechte wurden noch nicht entzogen.', 'denied'],
  ['Die jährliche Übung steht noch aus.', 'denied'],
  ['Die Abnahme ist in Verzug.', 'denied failed'],
  ['Das Feld für den Genehmiger blieb leer.', 'denied failed'],
  ['Die Prüfung wurde mangels Personal nicht durchgeführt.', 'denied'],
  ['Verschlüsselung wird nicht eingesetzt.', 'denied'],
  ['Das Zertifikat ist im Mai abgelaufen.', 'denied failed'],
  ['Der Termin ist ungenutzt verstrichen.', 'denied failed'],
  ['Nur 12 von 60 Beschäftigten haben teilgenommen.', 'failed'],
  ['Benutzer müssen ihr Kennwort nicht ändern.', 'waived'],
  ['Eine Genehmigung ist nicht erforderlich.', 'waived'],
  ['Die Prüfung entfällt für Administratoren.', 'waived'],
  ['Auf eine Rezertifizierung wird verzichtet.', 'waived'],
  ['Die Leitung hat beschlossen, dass auf die Prüfung verzichtet wird.', 'waived'],
  ['Die Teilnahme an der Schulung ist freiwillig.', 'waived'],
  ['Wiederherstellungen werden getestet, wenn Zeit dafür bleibt.', 'waived'],
  ['Änderungen der Stufe 3 bedürfen keiner Freigabe.', 'waived'],
  ['Administratoren brauchen keine zweite Anmeldestufe.', 'waived'],
  ['Geschäftsführer sind von der Schulung befreit.', 'waived'],
  ['Ob Protokolle geprüft werden, liegt im Ermessen des Administrators.', 'waived'],
  ['Die Prüfung kann bei Zeitmangel übersprungen werden.', 'waived'],
  ['Kennwörter dürfen nicht weitergegeben werden.', 'banned'],
  ['Es ist untersagt, Kennwörter weiterzugeben.', 'banned'],
  ['Kein Mitarbeiter darf eigene Software installieren.', 'banned'],
  ['Die Nutzung privater Speicher ist verboten.', 'banned'],
  ['Unter keinen Umständen sind Zugangsdaten per Mail zu versenden.', 'banned'],
  ['Ein Verfahren zur Rezertifizierung soll bis Ende 2027 eingeführt werden.', 'plan'],
  ['Die Verschlüsselung der Notebooks ist für 2027 geplant.', 'plan'],
  ['Wir planen, im kommenden Jahr eine Übung durchzuführen.', 'plan'],
  ['Das Konzept befindet sich in Vorbereitung.', 'plan'],
  ['Ab dem 1. Januar 2028 wird ein Verzeichnis aufgebaut.', 'plan'],
  ['Die Einführung erfolgt voraussichtlich im nächsten Quartal.', 'plan'],
  ['Wer genehmigt den Zugriff?', 'question'],
  ['Der Verantwortliche ist noch festzulegen.', 'open'],
  ['Die Frist ist noch zu klären.', 'open'],
  ['Ob Protokolle ein Jahr aufbewahrt werden, ist noch offen.', 'open'],
  ['Eine Entscheidung steht noch aus.', 'open'],
  ['Der Anbieter muss ein Testat nach SOC 2 vorlegen.', 'vendor rule affirmed'],
  ['Unser Hosting-Anbieter sichert die Daten jede Nacht.', 'vendor'],
  ['Der Auftragsverarbeiter meldet Vorfälle binnen 24 Stunden.', 'vendor'],
  ['Auf Verlangen legt der Auftragnehmer seine Nachweise vor.', 'vendor'],
  ['Die Sicherungen werden vom Dienstleister geprüft.', 'vendor'],
  ['Bei einem Vorfall informiert der Lieferant den Auftraggeber.', 'vendor'],
  ['Der Kunde ist für die Sicherung seiner Daten verantwortlich.', 'customer'],
  ['Der Auftraggeber prüft die Protokolle selbst.', 'customer'],
  ['Die Informationssicherheitsbeauftragte prüft die Rechte jedes Quartal.', 'role rule affirmed'],
  ['Der IT-Leiter genehmigt den Antrag.', 'role rule affirmed'],
  ['Die Anträge werden von der Abteilungsleitung genehmigt.', 'role'],
  ['Jährlich bewertet der Datenschutzbeauftragte die Verfahren.', 'role'],
  ['Wir prüfen die Rechte jedes Quartal.', 'us rule affirmed'],
  ['Die Geschäftsführung gibt die Leitlinie frei.', 'us rule affirmed'],
  ['Alle Beschäftigten melden Vorfälle sofort.', 'everybody rule affirmed'],
  ['Mitarbeitende müssen jährlich an der Schulung teilnehmen.', 'everybody rule affirmed'],
  ['Diese Regel gilt nicht für Cloud-Systeme und externe Kräfte.', 'exception'],
  ['Ausgenommen sind alle Systeme der Produktion.', 'exception'],
  ['Mit Ausnahme der Geschäftsführung nehmen alle an der Schulung teil.', 'exception'],
  ['Die Norm verlangt, dass Sicherungen getestet werden.', 'quotation'],
  ['ISO 27001 fordert eine regelmäßige Prüfung der Rechte.', 'quotation'],
  ['Unternehmen sollten ihre Sicherungen regelmäßig testen.', 'quotation'],
  ['In diesem Modul lernen Sie, wie man Sicherungen prüft.', 'quotation'],
  ['Ein Angreifer wird davon nicht aufgehalten.', 'generic'],
  ['Diese Richtlinie gilt für alle Beschäftigten.', 'scope'],
  ['Ziel dieser Anweisung ist der Schutz der Informationen.', 'scope'],
  ['Verstöße können arbeitsrechtliche Folgen haben.', 'sanction'],
  ['Näheres regelt die Richtlinie Zugriffsschutz.', 'reference'],
  ['Siehe Anhang B.', 'reference'],
  ['Unter einem Vorfall versteht man ein Ereignis, das die Informationen gefährdet.', 'definition'],
  ['Die Wiederherstellung wurde am 3. Oktober 2026 vom Betrieb getestet.', 'deed'],
  ['Der Betrieb hat am 3. Oktober die Wiederherstellung getestet.', 'deed'],
  ['Die Übung fand am 12. Mai statt.', 'deed'],
  ['Geprüft am 3.10.2026 durch M. Kolbe.', 'deed'],
])('%s is %s', (text, expected) => {
  expect(said(text)).toContain(expected);
});

test.each([
  ['Die Leitung sollte die Rechte jährlich prüfen.', 'should'],
  ['Nach Möglichkeit werden die Rechte jährlich geprüft.', 'should'],
  ['Der Administrator kann die Protokolle prüfen.', 'may'],
  ['Der Administrator muss die Protokolle prüfen.', 'must'],
])('%s binds as "%s"', (text, strength) => {
  expect(read(text).map((statement) => statement.strength)).toEqual([strength]);
});

test.each([
  ['Prüfung Q1 | 12.03.2026 | durchgeführt', 'deed affirmed done'],
  ['Prüfung Q2 | 11.06.2026 | überfällig', 'denied failed'],
  ['Server 4 | Ersatz beschafft | nein', 'denied failed'],
  ['Server 4 | Wiederherstellung | bestanden', 'affirmed done'],
  ['Server 4 | Wiederherstellung | keine Abweichungen', 'affirmed done'],
])('the row %s is %s', (text, expected) => {
  const [row] = readStatements(text, grammarOf('de'), 'row');
  expect([row?.mode, row?.polarity, row?.outcome].join(' ')).toContain(expected);
});

test('a sentence of five thousand words is read in no time', () => {
  for (const words of [
    'die Rechte ',
    'wird nicht ',
    'der, die ',
    'konnte ohne ',
    'Prüfung und Test ',
    'von 12 ',
    'dass die Rechte, ',
  ]) {
    const text = `${words.repeat(5000 / words.trim().split(' ').length)}.`;
    read(text);
    const before = performance.now();
    read(text);
    expect(`${words}${performance.now() - before < 400}`).toBe(`${words}true`);
  }
});

/** Words that German joins to longer ones; "Notfallvorsorgekonzept" is read as "Notfall", "Vorsorge" and "Konzept". */
const PARTS =
  'abfall abgang ablauf ablage abnahme absicherung abteilung abweichung administrator akten alarm analyse änderung anfrage anforderung angebot angriff anlage anmeldung antrag anweisung anwendung anwender arbeit arbeits archiv arzt audit aufbewahrung aufgabe auftrag auftraggeber auftragnehmer aufzeichnung ausfall ausgabe auskunft auslagerung ausnahme ausweis austritt authentisierung authentifizierung basis bauteil bearbeitung bedrohung beleg benutzer beratung berechtigung bereich bereitschaft bericht beschaffung bescheinigung beschwerde bestand besucher betrieb betriebs betroffenen bewerber bewertung beweis bezug bildschirm brand brandschutz buch büro büros bündel chance cloud code daten datei datenbank datenschutz datenträger dienst dienstleister dienstleistung dokument dokumentation drucker durchführung einkauf einstufung eintrag eintritt einweisung empfang energie entsorgung entwickler entwicklung ereignis erfassung erklärung ermittlung eskalation faktor fach fehler fern fernwartung fertigung festplatte firmen folge folgen formular freigabe frist führung gast gebäude gefahr gefahrstoff gefährdung geheimhaltung gerät geräte geschäft geschäfts gesetz gewässer gruppe handbuch haupt haus härtung hersteller hilfe hinweis identität information informations infrastruktur inhaber inhalt intern internet inventar inventur ist jahr jahres kamera kanal kapazität karte kartei katalog kenn kennung kennwort kennzahl kennzeichnung kette klasse klassen klassifizierung klima kommunikation kompetenz komponente konfiguration kontakt konto kontrolle konzept kopie korrektur kosten krise krisen kritikalität kunde kunden kündigung labor lager lage laufzeit lebens leistung leiter leitlinie leitung lieferant lieferanten lieferung liste lizenz logbuch lösch löschung management maschine maßnahme mängel material matrix medien mehr meldung meldepflicht messung methode methodik minimal mitarbeiter mitarbeitende mobil monat monats nachweis netz netzwerk norm notfall notfallvorsorge nutzer nutzung objekt ordnung organisation partner passwort patch person personal personen pflicht phase plan planung platz politik portal post praktikant produkt produktion produktiv programm projekt protokoll protokollierung prozess prüf prüfung prüfer qualität qualitäts quartal quelle quellcode raum rechen rechenzentrum recht rechte register regel regelung reaktion reinigung remote reserve ressource revision richtlinie risiko risiken rolle rollen rückgabe rückmeldung rücknahme schaden schadens schadsoftware schicht schlüssel schnittstelle schrank schreib schreibtisch schulung schutz schutzbedarf schwachstelle schwachstellen segment selbst server sicherheit sicherheits sicherung sicht software speicher spende sperr sperre sprache stamm stammdaten standort status stell stelle stellen strategie strom struktur stufe support system systeme szenario tabelle tag tages team technik teil teilnehmer teilnahme telefon telefonliste termin test tier träger training transport trennung treffen treppen übergabe übermittlung überprüfung übersicht übertragung überwachung übung umfeld umgebung umwelt unfall unterlage unterlagen unternehmen unternehmens unterweisung ursache ursachen verantwortung verarbeitung verbesserung verbindung vereinbarung verfahren verfahrens vergabe verhalten verhinderung verkauf verkabelung verlust vermögen vermögenswerte vernichtung verpflichtung verschlüsselung versicherung versorgung versorgungs vertrag vertraulichkeit verwaltung verzeichnis video virus viren vorfall vorgabe vorgang vorlage vorschrift vorschlag vorsorge wache wartung wasser web wechsel weisung werk werkzeug wert werte wiederanlauf wiederherstellung wirtschaft wissen workshop zahlung zeichnung zeit zelle zentrum zertifikat ziel zone zugang zugangs zugriff zugriffs zuständigkeit zutritt zutritts zweck'.split(
    ' ',
  );

const ENDING = /(?:ungen|ern|em|en|er|es|e|n|s)$/;
const LINKS = ['', 's', 'n', 'en', 'es'];
const SHORTEST = 9;

/** Each part as it is written inside a word, and at its end where the stem has lost its ending; umlauts as the stems have them. */
const inside = new Set<string>();
const atEnd = new Map<string, string>();
const longest = () => Math.max(...[...inside].map(({ length }) => length));
let most = 0;

function learn(part: string): void {
  const plain = part.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss');
  inside.add(plain);
  for (const form of [plain, plain.replace(ENDING, '')])
    if (form.length > 2 && !atEnd.has(form)) atEnd.set(form, plain);
}

/** The parts of a German compound of which only the stem is known, as written in the list; itself alone when it is none. */
export function partsOf(stem: string): string[] {
  if (most === 0) {
    PARTS.forEach(learn);
    most = longest();
  }
  return stem.length < SHORTEST || /\d/.test(stem) ? [stem] : (split(stem) ?? [stem]);
}

function split(rest: string): string[] | undefined {
  for (let length = Math.min(most, rest.length - 3); length > 2; length--) {
    const head = rest.slice(0, length);
    if (!inside.has(head)) continue;
    for (const link of LINKS) {
      const after = rest.slice(length + link.length);
      if (!rest.startsWith(link, length) || after.length < 3) continue;
      const last = atEnd.get(after);
      const tail = last === undefined ? split(after) : [last];
      if (tail) return [head, ...tail];
    }
  }
  return undefined;
}

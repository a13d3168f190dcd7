/** Words that may begin anywhere a word begins; `~` in a form stands for any ending, within one word. Gaps are bounded, so that no text takes more than linear time. */
export function cue(forms: string): RegExp {
  const source = forms.replaceAll(' ', String.raw`[\s-]+`).replaceAll('~', String.raw`\p{L}{0,20}`);
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${source})(?![\p{L}\d])`, 'iu');
}

export const TARGET = cue(
  String.raw`efforts?|aims?|aiming|strives?|endeavou?rs?|targets?|targeted|objectives?|goals?|typically|normally|usually|seeks? to|best effort|intends? to|expect~ to|bemüht~|bemühen|bestrebt|angestrebt~|anstreb~|strebt|Ziel|Zielwert~|Zielzeit~|in der Regel|üblicherweise|nach Möglichkeit|soll|sollen|s['’]efforce~|objectifs?|vise~|cible~|dans la mesure du possible|généralement|procurará~?|procura~|objetivos?|intentará~?|esforzará~?|en la medida de lo posible|normalmente|esfuerzos`,
);
/** As TARGET, without the words that the names of recovery figures hold themselves ("recovery time objective"). */
export const EFFORT = cue(
  String.raw`efforts?|aims?|strives?|endeavou?rs?|targeted|typically|bemüht~|bestrebt|angestrebt~|s['’]efforce~|procurará~?|intentará~?`,
);
export const REFUSED = cue(
  String.raw`none (?:is |are )?(?:committed|promised|guaranteed)|no (?:\p{L}{1,20} ){1,5}(?:is|are) (?:guaranteed|promised|committed)|no (?:\p{L}{1,20} ){1,3}(?:commitment|guarantee|warranty)~|makes? no commitment|nicht zugesagt|keine (?:[\p{L}()]{1,30} ){1,4}(?:zugesagt|garantiert|gewährleistet)|aucune? (?:\p{L}{1,15}(?: |['’])){1,9}(?:garanti|promis)~|aucun engagement|ningún compromiso|no se compromete|no asume compromiso~|(?:does|do|shall|will|can) not (?:warrant|guarantee|promise|commit|represent)~|cannot (?:guarantee|warrant)|no (?:guarantee|warranty|commitment)~|(?:is|are) not (?:guaranteed|warranted|committed)|makes? no (?:warranty|guarantee|representation)~|as[\s-]is|not be liable|nicht (?:zugesichert|gewährleistet|garantiert|geschuldet)|keine?n? (?:Gewähr|Garantie|Gewährleistung|Zusicherung)~|ohne Gewähr|ne garantit (?:pas|aucun~)|aucune garantie|n['’]est pas garantie?|no garantiza~|ninguna garantía|sin garantía`,
);
export const DEFINITION =
  /^[\s\d.()a-z]{0,12}["“„«][^"”“»]{1,80}["”“»]\s*(?:\([^)]{0,60}\)\s*)?(?:means?|shall mean|refers? to|is defined|bezeichnet|bedeutet|meint|ist definiert|désigne|signifie|s['’]entend|significa|se refiere|se entiende)(?![\p{L}])/iu;
export const EXAMPLE = cue(
  String.raw`for example|for instance|for illustration|e\.g\.|by way of example|example|illustration|zum Beispiel|beispielsweise|Beispiel|z\. ?B\.|par exemple|exemple|por ejemplo|ejemplo|hypothetical~|suppose~`,
);
const PARTY =
  '(?:customer|client|controller|subscriber|licensee|merchant|user|buyer|purchaser|Auftraggeber|Kunde|Besteller|Verantwortliche|cliente)';
/** What the customer has to do, and not the vendor. */
export const CUSTOMER_DUTY = new RegExp(
  String.raw`^[\s\d.()§a-c]{0,14}(?:(?:the|der|le|el)\s+)?${PARTY}\s+(?:shall|must|will|has to|have to|is required|is obliged|agrees|undertakes|muss|hat|doit|deberá|debe|se obliga)(?!\p{L})`,
  'iu',
);
export const PRONOUN =
  /^(?:they|these|it|this|such|sie|diese[rs]?|es|dies|elles?|ils?|ceux-ci|celles-ci|estos|estas|ést[eoa]s?|dich[oa]s?)(?!\p{L})/iu;
export const LEAD_IN = /[:：]\s*$/;

export const AVAILABILITY = cue(
  String.raw`(?:is|are|be|stays?|remains?) up|availab~|uptime~?|up time|operational|Verfügbarkeit~|verfügbar~?|Betriebszeit~|erreichbar~?|bereit~?|Systemverfügbarkeit~|disponib~|taux de service|operativ[oa]~?`,
);
export const FALLS = cue(
  String.raw`falls? (?:below|under|short)|fell below|drops? below|is (?:less|lower) than|is below|below|less than|lower than|under|unterschreit~|Unterschreitung~|unter|weniger als|kleiner als|unterhalb|inférieure?s?(?: à)?|en dessous|moins de|inferior~?|por debajo|menor~? (?:que|al|de)|menos de`,
);
export const NOT_BELOW = cue(
  String.raw`not (?:be |fall )?(?:below|less than|lower than|under)|not less than|no less than|nicht (?:unter~|weniger als)|ne (?:doit|peut|saurait)? ?pas être inférieure?|pas inférieure?|no (?:será|podrá ser|debe ser)? ?inferior|never (?:less|lower) than`,
);
export const MAINTENANCE = cue(
  String.raw`maintenance~?|(?:scheduled|planned) (?:downtime|outages?|interruptions?|work|shutdowns?)|Wartung~|geplante~? (?:Ausfall~|Unterbrechung~|Arbeiten)|(?:arrêts?|interruptions?) (?:programmé|planifié)~|mantenimiento~?|paradas (?:planificadas|programadas)|interrupciones (?:planificadas|programadas)`,
);
export const EXCLUDED = cue(
  String.raw`exclud~|not counted?|(?:do|does|shall|will) not (?:be )?(?:count~|considered|included|constitute)|not (?:be )?(?:counted|included|considered|regarded)|except~? (?:for|during)|other than|disregarded|gelten nicht|gilt nicht|ausgenommen|nicht (?:als|berücksichtigt|eingerechnet|angerechnet|mitgerechnet)|bleiben außer~|ausgeschlossen|exclue?s?|exclusion|hors|ne sont pas (?:compt|pris)~|excluid[oa]s?|no se (?:computa|cuenta|considera)~?|salvo`,
);
export const MEASURED = cue(
  String.raw`calculat~|comput~|count~|measure~|Berechnung~?|Ausfall~|calcul~?|cálculo|comput[aeo]~?|downtime|outages?|uptime|availab~|Verfügbarkeit~|disponib~|Quedan|indisponib~|inactividad`,
);

export const FAULT = cue(
  String.raw`incident~?|fault~?|ticket~?|severit~|sev ?\d|priorit~|p ?\d|issue~?|support|outage~?|errors?|defects?|problem~?|quer(?:y|ies)|requests?|calls?|inquir~|failures?|bugs?|service levels?|Störung~|Fehler~?|Meldung~|Anfrage~|Mängel~?|Vorfälle~?|Ausfall~|pannes?|anomalies?|demandes?|dysfonctionnements?|délais|incidencias?|consultas?|averías?|fallos?|problemas?|solicitud~`,
);
export const RESPONSE = cue(
  String.raw`repl(?:y|ies|ied)|Antwort|respon[ds](?!ib)~|response times?|react(?!iv)~|acknowledg~|attend(?:ed)? to|begin work|start work|commence work|picked? up|answered|Reaktion~?|Reaktionszeit~?|reagier~|Bearbeitung|Antwortzeit~|beantwort~|Rückmeldung|prise en (?:charge|compte)|pris(?:e|es)? en (?:charge|compte)|prend~? en (?:charge|compte)|répon[ds]~|réponse|réaction|délai d['’]intervention|intervention|accus~ réception|respuesta|responder~?|respond~|aten(?:der|ción|derá|derán)~?|reacción`,
);
export const RESOLUTION = cue(
  String.raw`resol(?:ve|ves|ved|ving|ution)s?|restor~|repair~|fix(?:ed|es)?|rectif~|remed(?:ied|iate|iation)|correct(?:ed|ion)|Behebung~?|behoben|beheb(?:t|en)|beseitig~|Beseitigung~?|Wiederherstell~|wiederhergestellt|Lösung~?|Lösungszeit~?|gelöst|löst|Entstör~|Instandsetzung~?|rétabli~|rétablissement|résol~|résoudre|répar~|corrig~|correction|resolver~?|resolverá~?|resuelt[oa]s?|resuelve~?|resolución|restable~|soluci[oó]n~?|reparación|subsan~`,
);
/** A way to go on until the fault itself is mended. */
export const WORKAROUND = cue(
  String.raw`work(?: around|around)s?|(?:interim|temporary|provisional) (?:fix(?:es)?|solutions?|repairs?|restorations?)|bypass|Umgehung~|Zwischenlösung~|Behelfslösung~|Übergangslösung~|Notlösung~|(?:vorläufige|provisorische)~? (?:Lösung|Behebung|Wiederherstellung)|contournement|(?:solution|correction|(?:remise|mise) en service|rétablissement|réparation) (?:provisoire|temporaire|de contournement)|(?:solución|reparación|corrección) (?:temporal|provisional)`,
);
export const DISASTER = cue(
  String.raw`disaster~?|catastroph~|business continuity|recovery|Katastroph~|Notfall~?|sinistre|plan de reprise|reprise|desastre~?|recuperación`,
);
export const RTO = cue(
  String.raw`RTO|recovery time|Wiederanlauf~|Wiederherstellungsziel~|durée maximale d[’']interruption|tiempo (?:objetivo )?de recuperación`,
);
export const RPO = cue(
  String.raw`RPO|recovery point|loss of data|data loss|Datenverlust~?|perte (?:maximale )?de données|pérdida (?:máxima )?de datos|punto de recuperación`,
);

export const CREDIT = cue(
  String.raw`service credits?|credits?|credited|rebates?|deduct~|liquidated damages|penalt(?:y|ies)|Gutschrift~?|gutgeschrieben|Vertragsstrafe~?|Pönale~?|Minderung|avoirs?|pénalités?|crédits?|crédito~?|penalizaci~|penalidad~|abono~?|bonificaci~`,
);
export const FEE = cue(
  String.raw`fees?|charges?|invoices?|price|Vergütung~?|\p{L}{2,15}vergütung|Entgelt~?|\p{L}{2,15}entgelt~?|redevances?|montants?|facture|factura|cuota|abonnement|monthly|tarifa`,
);
export const CAP = cue(
  String.raw`se limita~?|(?:never|not|no) more than|dans la limite|nie mehr als|jamais plus|nunca más|not exceed|exceed|limited|capped|cap|maximum~?|up to a|at most|höchstens|maximal|begrenzt|beschränkt|insgesamt|plafonn~|limitée?s?|dépass~|máximo|limitad[oa]s?|superar~?|exceder~?`,
);
export const CLAIM = cue(
  String.raw`angemeldet|anzumelden|verfällt|made|claim~?|requests?|submit~|apply|appl(?:ied|ication) for|geltend|beantrag~|verlang~|réclam~|demand(?:er|e|és?)|solicit~|reclam~|notify`,
);
export const SOLE = cue(
  String.raw`(?:sole|exclusive|only)(?: and (?:sole|exclusive))? remed~|remedy (?:is|shall be) (?:sole|exclusive)|alleinige~? (?:Rechtsbehelf|Anspr[uü]ch)~|ausschließliche~? (?:Rechtsbehelf|Anspr[uü]ch)~|abschließend geregelt|weitere Ansprüche (?:sind|bestehen) (?:ausgeschlossen|nicht)|(?:seul|unique|exclusif) recours|recours (?:exclusif|unique)|caractère libératoire|(?:único|exclusivo) recurso|recurso (?:único|exclusivo)|única compensación`,
);

export const NOTICE = cue(
  String.raw`objects?|vor (?:dem )?(?:Ablauf|Ende|Vertragsende|Laufzeitende)|avant (?:l['’]échéance|le terme|l['’]expiration)|antes (?:de su vencimiento|del vencimiento|del término)|before (?:the |its )?(?:expiry|expiration|renewal|end)|kündbar|zum \p{L}{0,15}ende|zum (?:Ende|Ablauf|Schluss)|zum \d|notice|Frist~?|Kündigungsfrist~?|schriftlich~?|préavis|preaviso|notif~|inform~|tell|announce~|advance|beforehand|mitgeteilt|mitteil~|angekündigt|ankündig~|kündigt|vorher|annonc~|avance|averti~|prévenu~|comunic~|antelación|avis~`,
);
export const ADVANCE = cue(
  String.raw`notice|advance|prior|before|beforehand|vorher|vor|Frist|Kündigungsfrist|zuvor|préavis|avance|avant|antelación|preaviso|antes|previos?`,
);
export const WITHIN = cue(
  String.raw`within|no later than|not later than|at the latest|latest|innerhalb|binnen|spätestens|au plus tard|dans|délai|sous|en un plazo|plazo|a más tardar|dentro`,
);
export const TERMINATE = cue(
  String.raw`extends?|extended|kündbar|renews?|renewals?|renewed|stop|verlänger(?:t|ung|n)|reconduit~|reconduction|renouvel~|prórroga~|prorrog~|renovar~?|renueva~?|renovación|terminat~|cancel~|end this|gekündigt|kündigen|Kündigung~?|Kündigungsfrist~?|Laufzeit|résili~|dénonc~|resolver~?|resuelto|rescindir~?|resolución|rescisión|terminar~?|cancelar~?`,
);
export const CHANGES = cue(
  String.raw`go(?:es)? up|rises?|chang~|modif~|amend~|updat~|vary|revis~|änder~|geändert|anpass~|changements?|cambi~|increas~|rais(?:e|ed|es)|adjust~|erhöh~|Preisänderung~|Preisanpassung~|Preiserhöhung~|augment~|révis~|increment~|sub(?:ir|ida)~?`,
);
export const TERMS = cue(
  String.raw`terms|this (?:agreement|addendum|SLA|schedule|annex)|service levels?|conditions|Bedingungen|Vertragsbedingungen|AGB|Nutzungsbedingungen|diese~? Vereinbarung|présentes|condiciones|este (?:acuerdo|contrato)`,
);
export const PRICE = cue(
  String.raw`pric(?:e|es|ing)|fees?|charges?|rates|Preis~?|Vergütung~?|Entgelt~?|prix|tarif~|redevances?|precios?`,
);
export const AT_WILL = cue(
  String.raw`at any time|without notice|sole discretion|when (?:they are )?posted|jederzeit|ohne (?:vorherige )?Ankündigung|à tout moment|sans préavis|en cualquier momento|sin (?:previo )?aviso`,
);

export const BREACH = cue(
  String.raw`data breach~?|security breach~?|personal data breach~?|breach~? of (?:security|personal data|data)|security incident~?|(?:information )?security incidents?|unauthori[sz]ed (?:access|disclosure)|compromise~? of|Datenpanne~?|Verletzung~? (?:des Schutzes|der Datensicherheit)|Datenschutzverletzung~?|Sicherheitsvorf~|Datenschutzvorf~|unbefugte~? Zugriff~?|violations? (?:de|des) (?:la sécurité|données)~?|incidents? de sécurité|fuites? de données|brechas? de (?:datos|seguridad)|violaci(?:ón|ones) de (?:la )?(?:seguridad|datos)|incidentes? de seguridad`,
);
export const NOTIFY = cue(
  String.raw`notif~|inform(?!ation)~|report(?!ing requirements)~|alert~|advise|tell|meld(?:et|en)|gemeldet|mitteil~|mitgeteilt|mitzuteilen|benachrichtig~|informier~|unterricht~|signal~|avert~|prévien~|comunic~|avisar~?`,
);
export const PROMPTLY = cue(
  String.raw`without (?:undue|unreasonable) delay|promptly|immediately|as soon as (?:reasonably )?(?:possible|practicable)|unverzüglich|umgehend|sofort|sans délai|sans retard|dans les meilleurs délais|immédiatement|sin dilación(?: indebida)?|sin demora|inmediatamente|de inmediato|prompt`,
);
export const SUBPROCESSOR = cue(
  String.raw`sub[\s-]?processors?|sub[\s-]?contractors?|subcontract~|Unterauftrag~|Subunternehmer~?|Nachunternehmer~?|sous[\s-]traitants?|subencargad[oa]s?|subcontratist~|subcontrat~|subprocesador~`,
);
export const CONSENT = cue(
  String.raw`Einwilligung~?|consent|approv~|authori[sz]~|object~?|Zustimmung|Genehmigung|zustimm~|widersprechen|Widerspruch|accord|autorisation|autorización|consentimiento|oponerse|s['’]opposer`,
);
export const KEEPS = cue(
  String.raw`host~|stor(?:e|ed|es|age)|process~|located|locations?|resid~|data cent(?:er|re)s?|held|verarbeit~|Verarbeitung|gespeichert|gehostet|Rechenzentr~|Speicherung|héberg~|trait[eé]~|stock~|localis~|aloj~|trat(?:a|ará|arán|adas|ados|amiento)|almacen~|ubicad~|proces~`,
);
export const DATA = cue(
  String.raw`data|records|information|content|Daten|\p{L}{2,20}daten|Verarbeitung|données|datos|información|copies`,
);
export const DELETES = cue(
  String.raw`delet~|eras~|return(?:s|ed)?|destroy~|purg~|lösch~|gelöscht|vernicht~|zurückgegeben|herausgegeben|herausgabe|heraus|supprim~|restitu~|effac~|détrui~|suprim~|borr~|devol~|devuel~|destrui~|elimin~`,
);
/** Of DELETES what makes an end of the data, and does not hand it back. */
export const ERASES = cue(
  String.raw`delet~|eras~|destroy~|purg~|wipe[ds]?|lösch~|gelöscht|vernicht~|supprim~|effac~|détrui~|suprim~|borr~|destrui~|elimin~`,
);
export const RETURNS = cue(
  String.raw`return(?:s|ed)?|hand~?|give[ns]? back|zurückgegeben|zurückzugeben|herausgegeben|herausgabe|heraus|übergeben|restitu~|remis~|rend(?:us?|ues?)|devol~|devuel~|entreg~`,
);
export const ENDS = cue(
  String.raw`when (?:it|this|the \p{L}{1,15}) ends|at the end|terminat~|expir~|end of|upon request|after the end|Vertragsende~?|Beendigung|Ende des Vertrag~|Vertragsablauf|fin d(?:e|u) contrat|fin de la|résiliation|terme du contrat|finaliz~|terminaci~|final del contrato|extinción`,
);
export const AUDIT = cue(
  String.raw`audit~?|inspect~?|prüfen|Prüfung~?|überprüf~|Kontrollen|auditer|auditar~?|auditor[ií]as?|inspecci~`,
);
export const ENTITLED = cue(
  String.raw`may|right|entitled|allow~|permit~|can|darf|berechtigt|Recht|kann|peut|droit|podrá~?|puede~?|derecho`,
);
export const MANNED = cue(
  String.raw`phones?|telefonisch|support|service hours|business hours|service desk|help ?desk|hotline|assistance|Servicezeit~?|Supportzeit~?|Geschäftszeit~?|Betreuungszeit~?|Bereitschaft~?|heures (?:ouvrées|de service|ouvrables)|soporte|horario~?`,
);
export const ALL_HOURS = cue(
  String.raw`24 ?[x/×] ?7(?:[x/×]365)?|24 hours (?:a|per) day|around the clock|rund um die Uhr|24 ?h ?/ ?24|7 ?j ?/ ?7|24 horas|24 heures sur 24`,
);
export const LIABILITY = cue('liab~|Haftung~?|haftet|responsabilité|responsabilidad');
export const ENCRYPTS = cue(
  String.raw`encrypt~|verschlüssel~|chiffr(?:ées?|és?|ement|e|er)|cifra~|TLS|AES[\s-]?\d{0,3}`,
);
export const STANDARD =
  /(?<![\p{L}\d])(?:ISO(?:\/IEC)?\s?27001|ISO(?:\/IEC)?\s?27701|ISO(?:\/IEC)?\s?22301|SOC\s?[12]|PCI[\s-]?DSS|TISAX|HDS|BSI\s?C5|C5|ENS|FedRAMP|HIPAA)(?![\p{L}\d])/gu;
export const CERTIFIED = cue(
  String.raw`certif~|attest~|audited|accredit~|zertifiz~|Zertifikat~?|report|maintains?|compliant|conforme|holds?`,
);

/** What happens without anybody being told or asked, unless it is forbidden ("not … without consent"). */
export const WITHOUT = cue(
  String.raw`without (?:(?:giving|any|prior|previous|written|further|advance) ){0,3}(?:notice|consent|approval|notification|announcement|telling|informing|notifying|asking)|ohne (?:\p{L}{2,15}e ){0,2}(?:Ankündigung|Mitteilung|Information|Benachrichtigung|Zustimmung|Genehmigung|Einwilligung|Rücksprache)|sans (?:préavis|notification|information|accord|autorisation|(?:en |l['’]en )?(?:informer|avertir|aviser))|sin (?:previ[oa] )?(?:aviso|preaviso|notificación|consentimiento|autorización|avisar|informar)`,
);
export const FORBIDDEN = cue(
  String.raw`not|never|no|neither|cannot|nicht|kein~?|nie|darf nur|ne|n['’]\p{L}{1,15}|aucune?|jamais|nunca|ningún|ninguna|tampoco`,
);
/** Of liability: that it has no limit. */
export const UNLIMITED = cue(
  String.raw`unlimited(?:ly)?|not (?:be )?(?:limited|capped|restricted)|no (?:cap|limit|limitation)|(?:neither|not) limit(?:s|ed)?|un(?:begrenzt|beschränkt)~?|nicht (?:\p{L}{1,15} ){0,2}(?:begrenzt|beschränkt)|illimité~|sans (?:aucune )?limit~|aucune limite|(?:n['’]est|ne sera|ne sont) (?:pas|ni) (?:limité|plafonné)~|ilimitad~|sin límites?|no (?:está|estará|será|es) limitad~`,
);
/** Each of several parts counts: "for each started 0.1 %". */
export const STEP =
  /(?:(?:for|per|with) (?:each|every)?|je|jede[rsnm]?|par|pour chaque|por cada|cada)(?:[\s-]+\p{L}{1,14}){0,3}[\s-]*$/iu;
/** A share of people, and not of time. */
export const OF_PEOPLE =
  /^\s?(?:of|der|des|von|de|d['’])\s?(?:(?:all|our|its|the|unserer|aller|los|las|les|nos)\s)?(?:\p{L}{1,15}\s)?(?:readers?|users?|customers?|clients?|people|persons?|employees?|staff|respondents?|participants?|members?|visitors?|Leser\p{L}*|Nutzer\p{L}*|Kunden|Befragten|Mitarbeit\p{L}*|Teilnehm\p{L}*|lecteurs|utilisateurs|salariés|personnes|lectores|usuarios|empleados|encuestados)(?!\p{L})/iu;

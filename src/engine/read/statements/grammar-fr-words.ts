/** What French says in everyday words: sources of regular expressions for the grammar. */

const WORD = String.raw`[\p{L}'’-]+`;
const MONTH = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
/** Nothing that denies stands before it in its part of the sentence. */
const NOT_DENIED = String.raw`(?<!(?<!\p{L})(?:ne|pas|jamais|non|rien|aucune?|nul|nulle|personne|ni)(?!\p{L})[^.;:]{0,70}|(?<!\p{L})n['’][^.;:]{0,70})`;

/** Whatever leaves a thing to mood, chance or one's word: the reverse of a rule. */
export const ARBITRARY = String.raw`
  ${NOT_DENIED}(?:à (?:sa|leur) (?:guise|fantaisie|manière|façon|méthode)|comme (?:il|elle|on) (?:l'entend|le veut|peut)|comme (?:ils|elles) (?:l'entendent|le veulent|peuvent)|(?:quand|comme|où|d'où) bon (?:lui|leur) semble|
  à (?:son|leur) (?:bon )?gré|au gré (?:de(?! ${WORD} ans)|du|des|d')|de gré à gré|(?:selon|suivant) (?:l'humeur|l'envie|l'inspiration|la mémoire|son humeur|(?:sa|ses|leurs?) (?:mémoire|goûts?|envies?|préférences?|propres? (?:convictions?|goûts?|méthodes?|coutumes?|manuel|idées?)))|
  au petit bonheur|au hasard (?:de|du|des|d')|trouvée?s? au hasard|au feeling|au doigt mouillé|au flair|de (?:son|leur) propre chef|à vue de nez|sur le tas|s'(?:il|elle) y pense|(?:quand|lorsque|si) (?:quelqu'un|on) y pense|
  sur (?:une|la foi d'une) poignée de main|sur la (?:simple )?(?:foi|parole) d[eu]|tien(?:t|nent) à la parole|sur parole|à la confiance|de bouche à oreille|dépend(?:ent)? (?:de l'humeur|du ton|de (?:la|sa) bonne humeur)|
  (?:laisse(?:nt)?|laissant) (?:à )?(?:chacun|chaque \p{L}+) (?:définir|décider|choisir|juger|faire|libre|le soin))`;

/** Verbs of things that lie about. */
export const NEGLECTS =
  'dort|dorment|dormait|dormaient|gît|gisent|gisait|traîne|traînent|traînait|traînaient|moisit|moisissent|croupit|croupissent';

/** Predicates that say in everyday words that a thing was forgotten, lies about or stands open to everybody. */
export const NEGLECTED = String.raw`
  (?:${NEGLECTS})(?! (?:au|en|dans (?:un|le)) coffre)(?= (?:dans|chez|au|aux|en|sur|sous|depuis|encore|toujours|quelque))|prend la poussière|prennent la poussière|s'(?:empile|empilent|entasse|entassent)|
  (?:tous |toutes )?(?:encore|toujours) (?:tous |toutes )?(?:grands? )?(?:ouverte?s?(?! (?:aux?|à|jusqu))|en clair|exposée?s? à|à l'état d(?:e|')|un brouillon|une ébauche|lettre morte)|
  (?:remont(?:e|ent|ait)|dat(?:e|ent|ait|é|ée|és|ées)|s'arrêt(?:e|ent|ait)|figée?s?) (?:à |de |d'|en |au )?(?:(?:\d{1,2} )?(?:${MONTH}) )?(?:19\d\d|20[01]\d)|dat(?:e|ent) d'il y a|
  se (?:résum|born)(?:e|ent|ait|aient|ant) (?:à|au|aux)|s'arrête(?:nt)? là|pass(?:e|ent|é|ée|és|ées) sous silence|à (?:l'|leur |son )insu(?: d|(?=\s*(?:[.,;]|$)))|(?:signée?s?|remplie?s?|cochée?s?) d'(?:avance|office)|
  (?:fini|finit|finissent|finie?s|atterrit|atterrissent|atterri|partent|part|passent|reposent?) (?:[^,;.]{0,30} )?(?:à|au|aux|dans) (?:la |le |les |un |une )?(?:corbeille|poubelle|container|placard|oubliettes|spams|indésirables)|
  rest(?:e|ent|ait|aient|é|ée|és|ées) (?:${WORD} )?(?:exposée?s?|entrouverte?s?|grande? ouverte?|grands ouverts|vacante?s?|un brouillon|une ébauche|à l'état d(?:e|')|un vœu pieux|sur le papier)|(?:est|sont|était|étaient) vacante?s?|
  (?:ignor)(?:e|ent|ait|aient|ons) (?:tout|qui|quoi|quels?|quelles?|ce qu${WORD}|comment|à qui)|(?:est|sont|reste|restent|tient|tiennent) (?:${WORD} )?dans (?:la tête|la mémoire) d|connue? de lui seul|
  (?:visibles?|lisibles?|à portée|à la vue) (?:du public|d[eu]s? (?:visiteurs|passants)|de tous|de tout le monde|de quiconque)|ouverte?s? à (?:tout )?(?:internet|la rue|tous les vents)|en libre(?:-| )(?:service|accès)|
  (?:notée?s?|écrite?s?|collée?s?|affichée?s?) (?:au|sur le|sur un|sur une|sous le|sous l') ?(?:tableau|post-it|mur|clavier|écran|papier)|au premier venu|par le premier venu|
  (?:tout le monde|n'importe qui|quiconque|tout (?:stagiaire|employé|utilisateur|visiteur|salarié|agent)) (?:peut|pouvait) (?:les |le |la |y |tout |en |librement )?(?:modifier|effacer|supprimer|entrer|essayer|accéder|copier|installer|éditer|écraser)(?![^.;]*(?:seulement| que | qu['’]|après|uniquement))`;

/** Plain words for what nothing and nobody rules or knows. */
export const UNRULED = String.raw`
  rien (?:ne |n')(?:les? |la |leur |lui |y )?(?:dit|indique|oblige|interdit|empêche|encadre|prévoit|précise|garantit|impose|protège|signale|limite|contrôle|vérifie|trace|recherche|règle|prouve|atteste|démontre|filtre)(?! plus)|
  rien (?:ne leur |ne lui |n')(?:est|a été|était|fut) (?:\p{L}+ment )?(?:écrit|dit|prévu|convenu|fixé|consigné|défini|formalisé|documenté|noté|tracé|enregistré|vérifié|contrôlé|conservé|gardé|organisé|décidé|planifié|expliqué)(?![^.;]* (?:sans|avant|tant qu|hors|en dehors|au hasard))|
  (?:on|nous) ne sa(?:it|vons) (?:pas|plus|même pas) (?:qui|quoi|quels?|quelles?|combien|où|comment|quand|si|à|de|ce)`;

/** What is done to a supplier or a customer: behind one it makes a patient of the subject. */
export const SUFFERED = String.raw`
  (?:est|sont|était|étaient|sera|seront|a été|ont été|soit|soient|doit être|doivent être) (?:${WORD} ){0,2}?(?:évalu|audit|contrôl|vérifi|revue?s?|class|recens|sélectionn|choisi|suivi|noté|inform|list|répertori|inventori|examin|surveill|référenc|retenu|sensibilis|form(?:é|e)|enregistr|inscrit|interrog|rappel|préven|avert|soumis|accompagn|engagé)\p{L}*|f(?:ait|ont) l'objet d`;

/** Nouns of what a control keeps; nobody is glad where they are missing. */
const KEPT =
  '(?:revues?|contrôles?|tests?|essais?|traces?|preuves?|sauvegardes?|copies? de|chiffrement|antivirus|procédures?|registres?|formations?|plans?|responsables?|suivi|journaux|journal|validations?|accords?|signatures?|listes?|politiques?|règles?|mots? de passe|verrou|réponses?|suites?|clauses?|contrats?|audits?|évaluations?|analyses?|alertes?|alarmes?|inventaires?|propriétaires?|dates?|budget|temps|noms?)(?!\\p{L})';

/** A condition that opens its clause, and what is only set against what is done: neither denies anything. */
export const CONDITIONS = String.raw`
  ^\s*(?:et |ou |ni |mais )?(?:même )?(?:si |s'ils? |quand |lorsque |lorsqu'|tant que |tant qu'|là où )[^,;.:]{2,160}|(?:même )?(?:s'ils? |s'elles? |lorsqu')(?:[^,;.:]{1,60} )?(?:n'|ne )[^,;.:]{2,80}|
  (?<=\p{L}[^.;:]{12,},\s)(?:et )?(?:pas|jamais|non) (?:par|sur|dans|avec|chez|depuis|pour|à|au|en|de leur|de son|de sa|un autre|une autre|un simple|une simple)(?! (?:jour|temps|place))[^,;.:]{0,80}|
  sans ${WORD}(?: ${WORD})?(?:,| et|, et)?(?= (?:désactiv|corrig|bloqu|expliqu|supprim|retir|remplac|ferm|justifi)(?:ée?s?|és))|
  (?<=[^.;]{6,}[,:]\s)pas (?:de|d') ?(?!${KEPT})${WORD}(?: ${WORD}){0,3}(?=\s*(?:[,|.;]|$))|
  (?:celui|celle|ceux|celles) (?:${WORD} ){1,6}n'est pas ce(?:lui|lle)|ne sont pas (?:celles?|ceux)`;

const PARTICIPLE = String.raw`(?!(?:ici|aussi|plus|parmi|midi|lundi|mardi|jeudi|samedi|depuis|avis|permis|oui|lui|qui|si)(?!\p{L}))\p{L}+(?:ée?s?|ie?s?|ue?s?|ite?s?|erte?s?|ise?s?|ointe?s?)(?!\p{L})`;
const NOT = String.raw`(?:pas|jamais|plus|ni|guère|toujours pas|nullement|rien|aucunement)`;

/** What says that a thing is or was done, or that there is such a thing: denied it is bad news unless it is a thing that nobody wants. */
export const BEING = String.raw`
  (?:ne|n') ?(?:se |s'|leur |lui |y |en |nous )?(?:est|sont|était|étaient|soit|soient|a|ont|avons|avait|avaient|ait|aient) (?:${NOT} )(?:été )?(?:${WORD}ment |tous |toutes |encore )?${PARTICIPLE}|
  (?:personne|nul|aucune? [^.;:]{1,50}) n'(?:y |en |les? |l['’])?(?:a|ont|avait|avaient) (?:été |${WORD}ment )?${PARTICIPLE}|
  n'(?:existe|existent|existait|existaient)|n'(?:y )?(?:a|ont|avons|avait|avaient) (?:ni|pas|plus|aucune?|toujours pas)(?! (?:accès|le droit))|n'en reste|
  (?<!(?<!\p{L})on )(?:ne|n') ?(?:dit|disent|précisent?|mentionnent?|contient|contiennent|comportent?|comprend|comprennent|prévoit|prévoient|indiquent?|donnent?|parlent? (?:pas |ni |jamais )(?:de|d')|abordent?|traitent?|fixent?|distinguent?|filtrent?|limitent?|exigent?|exigeons|accordent?|tien(?:t|nent) compte|reflètent?|correspond|correspondent|bénéficient?|faisons|savons|disposent?|équipent?|protègent?|fait l'objet|font l'objet|donne lieu|donné lieu) (?:${NOT}|aucune?|d'aucune?|à aucune?)|
  (?:ne|n') ?[^,;.:]{1,60} (?:nulle part|par (?:personne|aucune?))(?!\p{L})|sans (?:aucune?|la moindre|le moindre|que (?:personne|quiconque|nul))|(?:ne|n') ?[^,;.:]{1,40} à personne de`;

/** Acts of control besides the plainest. */
export const CARED_FOR = String.raw`
  recens\p{L}*|choisi\p{L}*|étudi\p{L}*|écri(?:t|te|ts|tes)(?! (?:sur|en))|décri\p{L}*|établi\p{L}*|comptée?s?|anticip\p{L}*|prév(?:ue?s?|oit|oient)|donn(?:e|ent) ni|dit rien|disent rien|planifi\p{L}*|organis\p{L}*|archivée?s?|filtr\p{L}*|limitée?s?|entreten\p{L}*|synchronis\p{L}*|étiquet\p{L}*|
  mentionn\p{L}*|expliqu\p{L}*|révis\p{L}*|convenue?s?|dressée?s?|centralis\p{L}*|masqu\p{L}*|anonymis\p{L}*|inscrite?s?|enregistrée?s?|gardée?s?(?! (?:plus|au-delà|après|sur))|connaît|connaissent|rappel\p{L}*|oblig\p{L}*|remise?s? (?:à|au)|réglée?s?|encadrée?s?|
  cherchée?s?|analys\p{L}*|antivirus|charte|titulaires?|engagements?|exigences?|second facteur|calendrier|matrice|onduleur|inventoriée?s?|entretien|aux procédures|ferm(?:e|ent|é|ée|és|ées)|port(?:e|ent|ait|aient) (?:de |la |une |leur )?(?:mention|marque|étiquette|signature|date)|consultée?s?|remontée?s? (?:à|au)`;

/** What is good news where it is denied, besides the plainest. */
export const KEPT_OUT = String.raw`
  reli(?:é|e)\p{L}*|raccord\p{L}*|mêl\p{L}*|mélang\p{L}*|confond\p{L}*|punie?s?|mêmes|routes?|droits? (?:d'administr\p{L}*|locaux|root)|atteint (?:aucune?|pas)|photocopi\p{L}*|photographi\p{L}*|imprim\p{L}*|conçu\p{L}*|coupables?|retenue?s?|recevables?|prise?s? en compte|particip\p{L}* (?:à la|aux?)|suites?|franchi\p{L}*|fum(?:e|ent|er)`;

import {
  ARBITRARY,
  BEING,
  CARED_FOR,
  CONDITIONS,
  KEPT_OUT,
  NEGLECTED,
  NEGLECTS,
  SUFFERED,
  UNRULED,
} from './grammar-fr-words.ts';
import type { GrammarSource } from './grammar-source.ts';

const WORD = String.raw`[\p{L}'’-]+`;
const BE = 'est|sont|était|étaient|sera|seront|soit|soient|fut|furent|été|être';
const STAY = `(?:${BE}|reste|restent|restait|restaient|resté|restée|restés|restées|demeure|demeurent|semble|semblent|devenue?s?)`;
const HAVE = '(?:a|ont|avait|avaient|ait|aient|avons|ai|ayant)';
const MODAL = '(?:doit|doivent|devra|devront|peut|peuvent|pourra|pourront|saurait|sauraient|puisse|puissent)';
/** "Aucun accès n'est revu" is denied once: whatever agrees with an earlier word of denial denies nothing more. */
const ONCE = String.raw`(?<!(?<!\p{L})(?:ne(?!\p{L})|n['’]|(?:aucune?|nul|nulle|rien|ni|jamais|(?<!(?:la|une|cette|chaque|toute|autre|seule|même|par|tierce) )personne)(?!\p{L}))[^.;:]{0,90})`;
const NE = String.raw`(?=n)${ONCE}(?:ne|n')`;
const NUMBER = String.raw`\d+(?:[\u00A0\u202F.]\d{3})*|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze`;
const MONTH = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
const LATER = String.raw`20[2-9]\d|prochaine?s?|futur|plus tard|trimestre|semestre|printemps|été|automne|hiver|fin d|d'ici|après le|une fois|budget|projet|phase|bientôt`;
const TEXT =
  '(?:politique|document|procédure|charte|norme|directive|règle|plan|section|rapport|annexe|accord|instruction|consigne|guide|règlement|chapitre)';
const LED_IN = String.raw`(?<=(?:^|[|:(–—-])\s*)`;

export const FRENCH: GrammarSource = {
  breaks:
    'mais|cependant|toutefois|néanmoins|pourtant|alors que|tandis que|en revanche|par contre|malgré tout|en pratique|dans les faits|dans la pratique|en réalité|or(?= (?:le|la|les|l|il|elle|aucun|nul))',
  subordinate: String.raw`
    si|s'(?=ils? )|lorsque|lorsqu'|quand|dès que|dès qu'|tant que|tant qu'|aussi longtemps|jusqu'à ce que|jusqu'à ce qu'|
    avant (?:que|qu'|de|d'|la|le|les|l'|tout|toute|leur|son|sa|chaque)|après (?:que|qu'|avoir|la|le|les|l'|chaque|tout|toute|son|sa|leur)|
    une fois|en cas (?:de|d'|du)|en l'absence|parce que|parce qu'|puisque|puisqu'|car|
    afin (?:de|d'|que|qu')|pour (?:éviter|prévenir|empêcher|garantir|assurer|détecter|exclure|limiter|que|qu'|ne pas)|
    de (?:sorte|façon|manière) (?:que|qu'|à)|pourvu que|à condition|à moins|bien que|bien qu'|là où|
    qui|dont|où|(?<=(?:comptes?|accès|droits?|données|appareils?|personnes?|fichiers?|systèmes?|équipements?|informations?|documents?|mesures|règles?|outils?|services?|logiciels?|prestataires?) )(?:que|qu')|
    (?:auquel|auxquels|auxquelles|lequel|laquelle|lesquels|lesquelles|duquel|desquels|desquelles)`,
  finite: String.raw`
    ${NEGLECTS}|
    est|sont|était|étaient|sera|seront|serait|seraient|soit|soient|fut|furent|sommes|suis|a|ont|avait|avaient|aura|auront|avons|ait|aient|
    doit|doivent|devra|devront|devait|devaient|devrait|devraient|peut|peuvent|pourra|pourront|pouvait|pouvaient|pourrait|pourraient|
    faut|fait|font|va|vont|reste|restent|restait|demeure|demeurent|vaut|valent|tient|tiennent|revoit|revoient|suit|suivent|lit|lisent|
    met|mettent|transmet|transmettent|remet|remettent|prend|prennent|reçoit|reçoivent|rend|rendent|prévient|préviennent|sort|sortent|part|partent|
    répond|répondent|remplit|remplissent|définit|définissent|garantit|fournit|fournissent|détruit|détruisent|établit|établissent|permet|permettent|
    prévoit|prévoient|convient|voit|voient|ouvre|ouvrent|couvre|couvrent|dit|sait|vient|viennent|
    (?<!(?:le|la|les|un|une|du|de|des|au|aux|ce|cette|son|sa|ses|leur|notre|nos|chaque|tout|toute|aucun|aucune|en|par|sans|avec|et|ou|sur|pour|à) |[ld]['’])
    (?:assur|vérifi|valid|approuv|contrôl|examin|conserv|gard|gèr|sign|envoi|inform|signal|déclar|retir|supprim|désactiv|bloqu|ferm|effac|chiffr|test|restaur|
    install|appliqu|utilis|port|quitt|accèd|demand|constat|relèv|révèl|montr|figur|exist|manqu|échou|dispos|décid|nomm|désign|organis|sensibilis|respect|
    veill|engag|notifi|analys|évalu|trait|corrig|consign|enregistr|journalis|surveill|communiqu|publi|diffus|archiv|récupèr|restitu|révoqu|attribu|accord|cré|
    modifi|chang|renouvell|partag|laiss|emport|entraîn|concern|dur|expir|échapp|impos|exig|réalis|effectu|command|limit|efforc|annul|efforce|recommenc)(?:e|ent)|
    (?:qu['’])?(?:ils?|elles?|on|nous)(?= (?!ne)\p{L}{2,} )|\p{L}{3,}(?:eront|iront)|
    (?<=(?:^|[^\p{L}])(?:qui|ne|se|n['’]y|s['’]y)\s(?:se\s|en\s|y\s|les?\s|la\s|leur\s|lui\s|nous\s)?)(?!(?:se|en|y|les?|la|leur|lui|nous|ne|pas|jamais|rien|plus|n|s|l)(?!\p{L}))\p{L}+|
    (?<=(?:^|[^\p{L}])[ns]['’])(?!ils?(?!\p{L}))\p{L}+`,
  harmless: String.raw`
    (?<=, )pas même [^.,;|]*|
    ${CONDITIONS}|
    sans (?:(?:aucune?|le moindre|la moindre|plus|trop|nul|nulle) )?(?:délai|retard|attendre|tarder|exceptions?|faute|interruptions?|réserves?|limitations?|limite|préjudice|
    objections?|écarts?|anomalies?|erreurs?|incidents?|pertes?|remarques?|changements?|modifications?|distinctions?|ambiguïté|difficultés?|problèmes?|relâche|conteste|
    préavis|frais|coût|constat|échec|alerte|dérogation|conséquences?|dommages?|heurts?|en référer|avoir à|devoir|crainte|accroc|défaut|doute|lacunes?|oublier|passer par la file)
    (?: (?:ni|et sans|ou) (?:sans )?${WORD}| indu| injustifié| excessif)?|
    sans [^,;.]{2,60}, (?:pas d[e'’]|aucune?|nul|nulle|rien|(?:on|il) n[e'’])[^.;]{0,80}|sans [^,;.]{2,60},[^.;]{0,40} n[e'’] ?(?:serait|seraient|aurait|auraient)[^.;]{0,60}|^\s*sans [^,;.]{2,60},(?![^.;]* (?:a|ont|avait|avaient|été)(?!\p{L}))|
    sans ${WORD}(?: ${WORD}){0,3}(?= (?:est|sont|sera|seront|doit être|doivent être) (?:${WORD} )?(?:bloqu|désactiv|supprim|refus|rejet|retir|interdit|isol|écart|signal|détrui|renvoy|fermé|classé|traité))|
    ${NE}(?= ?(?:(?!(?:pas|plus|jamais|point|guère|ni|aucun|aucune|rien|personne|sans|avant|afin|pour|dès|tant|alors|parce|bien|après|pendant|lors)(?!\p{L}))${WORD} ){1,8}?(?:que(?!\p{L})|qu['’]))|
    (?:ne|n')(?= ?${WORD} pas (?:que|qu['’]|seulement|uniquement|moins|plus (?:de|d['’]|tard|longtemps))(?!\p{L}))|non seulement|pas (?:seulement|uniquement)|(?:et )?(?:pas|jamais) (?:au-delà|davantage)|(?:jamais|pas|sans|rien de) plus(?: longtemps)?(?: (?:que|qu'|de|d'))?|(?:pourquoi|ou|sinon) (?:ou )?(?:pourquoi )?pas(?= ?(?:[.,;)]|$))|sans (?:perdre|compromettre|nuire|gêner|affaiblir)|
    (?:ne|n') ?(?:${WORD} ){0,2}?(?:oubli|hésit|manqu)(?:e|ent|ez|ons|er|é)(?: (?:pas|jamais|aucune?|rien|personne))?|ne pas (?:oublier|hésiter|manquer)|
    (?:ne|n') ?(?:remplace|dispense|exempte|exonère|libère|décharge|préjuge|affecte)(?:nt)?(?: (?:pas|en rien|personne|aucune?|nul|jamais))?|
    n'importe|ne serait-ce|n'(?:est|sont|étaient?) (?:pas|plus) (?:concernée?s?|à démontrer)|
    (?:ne|n') ?(?:${WORD} ){1,2}?plus (?:nécessaires?|utiles?|utilisée?s?|requise?s?|justifiée?s?|employée?s?|en (?:service|usage)|besoin|valables?|lieu d'être|exploitables?)|
    plus (?:aucun doute|rien à)|rien d'autre|nul doute|(?:nul|nulle|aucun|aucune|personne d) ?['’]?autre[^.;]{0,60}? (?:ne|n')|
    (?<=(?:avant|moins|crainte|peur|risque|empêche\p{L}*|évite\p{L}*) (?:que|qu['’])[^,;.]{0,60})(?:ne|n')(?![^,;.]{0,30}(?:pas|plus|jamais)(?!\p{L}))|
    n'avoir (?:pas )?à|pas à pas|ni plus ni moins|non-\p{L}+`,
  conditionOfNegation: String.raw`
    sans|tant que|tant qu'|(?<!(?<!\p{L})(?:test|essay|vérifi|contrôl|relu|analys|men[ée]|fait|effectu|réalis|suivi|évalu|revu|examin|étudi)\p{L}*[^,.;]{0,25} )avant(?! (?:le \d|le (?:terme|délai)|la (?:fin|date|clôture|bascule)|l'échéance|fin|\d|${MONTH}|midi|longtemps|20\d\d))|à moins|
    (?:sauf|hormis|excepté) (?:si|après|avec|sur|en cas|accord|autorisation|décision|validation|demande|cas|lorsque|quand|urgence|motif|dérogation|par|pour|avis|instruction)|
    si ce n'est|autrement que|avant d'(?:être|avoir)|qu'après|qu'avec|qu'une fois|auparavant|au préalable|en dehors (?:de|du|des)|jusqu'à (?:ce que|son|la (?:validation|correction))|faute d'accord|
    autre(?:s)? que`,
  negation: String.raw`
    ${NE}|(?=[anjrp])${ONCE}(?:aucune?|nul|nulle|jamais|rien|ni|personne(?= (?:ne|n['’]|d['’]autre))|(?<!pas à )pas(?! à pas))|(?<=que )(?:personne|rien)|
    sans(?: (?:aucune?|nul|nulle|la moindre|le moindre|rien|que (?:personne|quiconque|nul)))?(?!-)|absence (?:de|d')|dépourvue?s? (?:de|d')|guère(?<!(?:ne|n['’])[^.;:]{0,40})`,
  ban: String.raw`
    (?:personne|nul|aucune? \p{L}+) (?:ne |n['’])(?:\p{L}+ ){1,3}?(?:son|sa|ses|leurs?) propres?|
    (?:ne|n['’])(?<=(?:mots? de passe|secrets?|codes? pin|identifiants?|clés?|jetons?|données (?:personnelles|sensibles))[^.;|]{0,90} (?:ne|n['’])) ?(?:sont|est|soient|soit) (?:jamais|pas) (?:écrite?s?|notée?s?|enregistrée?s?|stockée?s?|conservée?s?|envoyée?s?|inscrite?s?|transmise?s?|placée?s?|laissée?s?) (?:dans|sur|en|par|à|aux?)|
    ${NE} ?(?:(?:y|en|se|lui|leur|les?|la) )?${MODAL}|(?:aucune?|nul|nulle|personne|rien|ni)(?: ${WORD}){0,12}? (?:ne|n')(?: ?(?:y|en|se|lui|leur|les?|la))? ?${MODAL}|
    (?<!(?:quels?|quelles?|ce qui|lesquels) [^,.;]{0,50})(?:${BE}|reste|restent|demeure|demeurent) (?:${WORD} )?(?:interdite?s?|proscrite?s?|prohibée?s?|bannie?s?)|(?<!rien n['’])interdit (?:de|d'|à|aux?)|
    interdiction(?: \p{L}+)? (?:de|d'|formelle|absolue)|${WORD} interdite?s?(?=\s*(?:$|[.;,|]))|
    (?:ne|n') ?(?:est|sont|sera|seront) (?:(?:pas|plus|jamais|en aucun cas) )?(?:autorisée?s?|permise?s?|admise?s?|tolérée?s?|acceptée?s?|acceptables?)|
    (?:aucune?|nul|nulle|ni)(?: ${WORD}){0,8}? (?:ne|n') ?(?:est|sont|sera|seront) (?:autorisée?s?|permise?s?|admise?s?|tolérée?s?|acceptée?s?)|
    en aucun cas|sous aucun prétexte|s'abst(?:ient|iennent|enir)|
    (?:ne|n') ?\p{L}+ez (?:pas|jamais|rien|aucune?)|(?<!(?:pour|afin de|crainte de|peur de|risque de) )ne (?:pas|jamais|rien) (?:\p{L}+ )?\p{L}+(?:er|ir|re)`,
  waiver: String.raw`
    ${ARBITRARY}|
    (?<!(?:qui|dont|que|si|où) [^,;.]{0,30})(?:ne|n') ?(?:est|sont|sera|seront|était|étaient|soit|a été|ont été) pas (?:\p{L}+ment )?(?:obligatoires?|requise?s?|exigée?s?|
    nécessaires?|demandée?s?|tenue?s? (?:de|d'|à|par)|obligée?s?|imposée?s?|soumise?s?|contraignante?s?|attendue?s?|indispensables?|assujettie?s?|appliquée?s? (?:aux?|à la|pour la))|
    (?:ne|n') ?(?:est|sont) pas (?:interdite?s?|prohibée?s?|proscrite?s?)|
    (?:ne|n') ?(?:a|ont|aura|auront) pas (?:à(?! (?:ce jour|temps|jour|l'|la|leur))|besoin (?:de|d')|l'obligation)|(?:ne|n') ?y a pas (?:lieu (?:de|d')|besoin|d'obligation|obligation)|
    inutile (?:de|d')|(?:aucune?) (?:obligation|nécessité|\p{L}+ n'est (?:exigée?|requise?|demandée?|obligatoire|imposée?))|
    (?<!n['’]|ne |nul |personne )(?:${STAY}) (?:\p{L}+ment )?(?:facultatifs?|facultatives?|optionnels?|optionnelles?|dispensée?s?|exemptée?s?|exonérée?s?|
    libres? (?:de(?! tout)|d')|sur la base du volontariat|à la discrétion|laissée?s? (?:à|au) (?:l'appréciation|la discrétion|bon vouloir|la convenance|choix|jugement|libre choix))|
    (?<=[|(]\s*)dispensée?s?|à la discrétion (?:de|du|des)|à l'appréciation (?:de|du|des)|au bon vouloir|selon (?:son|leur|le) (?:bon vouloir|gré|envie)|
    (?:${MODAL}) (?:être |se )(?:omise?s?|sautée?s?|ignorée?s?|levée?s?|contournée?s?|négligée?s?|dispenser|passer (?:de|d'))|(?<!ne )(?:${MODAL}) (?:omettre|ignorer|négliger|s'en (?:dispenser|passer|affranchir))|
    (?:seulement )?si le temps (?:le permet|s'y prête|est|reste)|quand le temps le permet|si (?:on|ils?|elles?) le (?:souhaitent?|veut|veulent|jugent?)|si bon (?:lui|leur) semble|
    (?<!(?:qui|que) )ne s'appliquent? (?:pas|ni)|ne vau(?:t|valent) pas (?:pour|aux?)|ne valent pas (?:pour|aux?)|
    (?:revue|contrôle|règle|obligation|exigence|vérification|formation|procédure)s? (?:${WORD} ){0,4}?(?:est|sont|a été|ont été) (?:provisoirement |temporairement )?(?:suspendue?s?|levée?s?|mise?s? entre parenthèses)|
    nous (?:acceptons|tolérons) (?:cela|cet|ce|cette)|on renonce|nous renonçons|renoncent? (?:à|au)|il est renoncé`,
  failure: String.raw`
    ${UNRULED}|${NEGLECTED}|
    ${HAVE} (?:${WORD} ){0,2}?(?:échoué|failli|omis|oublié|négligé|cessé|expiré|avorté|pris du retard|pris (?:\p{L}+ )?(?:jours|semaines|mois) de retard)|(?:échoue|échouent|échouait)(?=$|\s*[.,;:)|]| (?:à|en|sur|depuis|régulièrement|chaque|toujours))|
    ${STAY} (?:(?:encore|toujours|donc|aussi|souvent|parfois|totalement|partiellement|largement|\p{L}+ment|toutes?|tous|tout) )?
    (?:omise?s?|oubliée?s?|négligée?s?|sautée?s?|annulée?s?(?! (?:le jour|dès|immédiatement))|reportée?s?(?=\s*(?:[.,;:)|]|$)| (?:à|sine|d'un|d'une|de|en|au (?:prochain|premier|deuxième|second|troisième|quatrième|trimestre|mois|printemps|\d)|pour|faute)(?!\p{L}))|
    ajournée?s?|différée?s?|abandonnée?s?|perdue?s?|échue?s?|périmée?s?|expirée?s?|caduques?|caducs?|dépassée?s?|obsolètes?|absente?s?|manquante?s?|incomplets?|incomplètes?|
    inachevée?s?|vides?|vierges?|indisponibles?|inconnue?s?|introuvables?|illisibles?|inutilisables?|inexploitables?|corrompue?s?|endommagée?s?|en panne|hors (?:service|d'usage|ligne|délai)|
    interrompue?s?|en retard|en souffrance|en attente|en échec|infructueux|infructueuses?|inopérante?s?|inefficaces?|insuffisante?s?|inexistante?s?|insatisfaisante?s?|défaillante?s?|bloquée?s? faute|
    partagée?s?(?! (?:avec|entre (?:deux|trois|plusieurs|des) |sur l'intranet))|réutilisée?s?|en clair|non (?!seulement|plus|avenue?)\p{L}+|sans (?:suite|réponse|propriétaire|responsable|effet|résultat|titulaire|contrôle|surveillance|protection|verrou|copie|sauvegarde|mot de passe)|
    lettre morte|à (?:l'arrêt|l'abandon|refaire|reprendre|zéro)|au point mort|laissée?s? (?:sans|ouverte?s?|vides?|en blanc|de côté|tel|en l'état)|refusée?s? par l'auditeur|faite?s? (?:de mémoire|oralement|au hasard)|
    au coup par coup|de pure forme|pour la forme|tardifs?|tardives?|mise?s? de côté|tombée?s? (?:en panne|en désuétude)|sortie?s? de (?:la liste|l'inventaire) par erreur)|
    (?:rest\p{L}+|demeur\p{L}+) (?:encore |toujours )?(?:à (?!(?:jour|disposition|la|l|leur|son|proximité|l'écart)(?!\p{L}))\p{L}+|ouverte?s?(?! (?:jusqu|tant)))|
    (?=n)${ONCE}n'(?:a|ont|avait|avaient|ayant) (?:${WORD} ){0,2}?pu|(?=n)${ONCE}ne (?:put|purent|pouvait|pouvaient|parvient|parviennent|parvenait|réussit|réussissent)|
    (?:fait|font|faisait|faisaient|fit) défaut|(?<!\p{L}['’])(?:manque|manquent|manquait|manquaient)(?! pas)(?= |$|[.,;])|s'(?:est|était) (?:interrompue?|arrêtée?|soldée? par un échec)|se sont (?:arrêtée?s|interrompue?s)|
    est tombée? en panne|sans succès|en vain|(?:terminée?s?|soldée?s?|conclue?s?) par un échec|(?<=^\s*(?:${WORD} ){1,3})non (?:test|réalis|effectu|fait|sign|approuv|valid|document|chiffr|trait|revu|corrig|restaur)\p{L}*(?=\s*[.;]?\s*$)|(?<!(?:(?:pas|aucune?|ne)(?!\p{L})|n['’])[^.;]{0,90})(?:faute (?:de|d')(?! accord)|par manque (?:de|d'))|avec (?:${WORD} )?(?:\p{L}+ )?(?:jours|semaines|mois) de retard|avec retard|hors délai|tombe(?:nt)? en panne|
    (?:stock|conserv|enregistr|transm|envoy|not|inscri|écri|circul|transit|gard|figur)\p{L}* (?:${WORD} )?en clair|
    (?:l'antivirus|la journalisation|le pare-feu|le chiffrement|la supervision|l'authentification(?: \p{L}+)?|la sauvegarde(?: \p{L}+){0,3}|l'alerte|le verrouillage(?: \p{L}+)?) (?:${BE}|a été|reste) (?:\p{L}+ )?(?:désactivée?|arrêtée?|coupée?|suspendue?)|
    (?<=\|[^|]{0,40})non (?:verrouill|chiffr|test|fait|réalis|effectu|sign|tenu|protég|conform|sauvegard|form)\p{L}*(?=\s*(?:\||$))|${LED_IN}non (?:réalis|effectu|fait|test|sign|approuv|valid|document|chiffr|traité|clos|revu|tenu|corrig|restaur|conform|dispon)\p{L}*|impossible (?:de|d') (?:restaurer|retrouver|produire|vérifier|établir|prouver|savoir)|
    partage(?:nt)? (?:un|une|le|la|les|leurs?|son|ses|des|ce|cette|tous) (?:${WORD} ){0,2}?(?:comptes?|mots? de passe|identifiants?|badges?|codes?|sessions?|clés?)|introuvables?(?=\s*(?:[.,;)|]|$))|aux abonnés absents|rest(?:e|ent|ait|é|ée|és|ées) sans`,
  unwanted: String.raw`
    ${KEPT_OUT}|
    (?:enregistr|signal|relev|constat|recens)\p{L}+ (?:aucune?|d'|de) ?(?:incident|anomal|écart|erreur|alerte|exception|panne|intrusion|attaque|perte|non-conform|faille|fraude)\p{L}*|
    exceptions?|écarts?|anomalies?|incidents?|irrégularités?|erreurs?|défauts?|défaillances?|échecs?|constats?|réserves?|remarques?|plaintes?|réclamations?|problèmes?|objections?|
    non-conformités?|violations?|infractions?|vulnérabilités?|failles?|alarmes?|alertes?|menaces?|attaques?|tentatives?|virus|logiciels? malveillants?|conflits?|faiblesses?|lacunes?|retards?|pertes?|
    interruptions?|pannes?|fuites?|vols?|dérives?|manquements?|doublons?|intrus|intrusions?|divergences?|différences?|régressions?|effets? de bord|surprises?|dépassements?|impacts?|indisponibilités?|
    échou\p{L}*|échapp\p{L}*|oubli\p{L}*|perd(?:u|ue|us|ues|ent|e|re)?|omis\p{L}*|manqu(?:e|ent|ait|aient|ante?s?|é|ée)|fui|altér\p{L}*|endommag\p{L}*|falsifi\p{L}*|
    non (?:autoris|chiffr|document|approuv|justifi|nécessaire|conform|identifi|gér|répertori|corrig|trait|utilis|protég|verrouill|maîtris)\p{L}*|inutilis\p{L}*|sans (?:surveillance|propriétaire|protection|copie|contrôle|motif|justification|remplaçant|suite|réponse|accord|autorisation)|
    inconnue?s?|obsolètes?|expirée?s?|périmée?s?|échue?s?|superflue?s?|excessifs?|excessives?|inutiles?|permanente?s?|orphelins?|orphelines?|dormante?s?|génériques?|anonymes?|par défaut|en clair|suspecte?s?|bloquante?s?|critiques?|
    en (?:retard|suspens|souffrance|attente)|points? (?:ouverte?s?|en suspens)|(?:à )?haut risque|faibles?|indue?s?|
    partag\p{L}*|divulgu\p{L}*|révél\p{L}+ (?:à|aux?|des (?:informations|données|secrets))|dévoil\p{L}*|prêt(?:é|ée|és|ées|er|e|ent)(?!\p{L})|cédée?s?|
    communiqu\p{L}* (?:[^,;.]{0,40})?(?:à (?:des|un|une|quiconque|autrui|personne|son|sa|ses)|au téléphone|par (?:courriel|téléphone|message|messagerie)|hors|aux? tiers|son mot|leur mot|de mot|ses|mot de passe)|
    (?:transmi|envoy|envoi|expédi|transfér|transfèr|transmet)\p{L}* (?:[^,;.]{0,40})?(?:à (?:l'extérieur|des tiers|un tiers|une adresse|autrui|quiconque|personne)|par (?:courriel|messagerie|e-?mail|sms)|hors|vers|aux? tiers|en clair|sur (?:une|un|des))|
    (?:données?|informations?|documents?|fichiers?|mots? de passe|secrets?|clés?|courriels?|messages?)(?: ${WORD}){0,4} (?:ne|n')(?: ${WORD})? ?(?:est|sont|a été|ont été|sera|seront) (?:envoy|transmi|transfér|expédi|copi|stock|conserv|export|enregistr|laiss|écrit|affich|imprim)\p{L}*|
    (?:sort|quitt)(?:e|ent|ait|aient|i|is|ie|ies|é|ée|és|ées|ant|ir|er|ira|era)?|emport\p{L}*|accessibles?|expos\p{L}*|joignables?|visibles?|lisibles?|exploitables?|ouverte?s? (?:à|au|aux|sur|vers|depuis|en permanence)|
    tourn\p{L}+ vers|indiqu\p{L}+ ce|modifi\p{L}*|(?:être|soient) (?:effacée?s?|supprimée?s?)|écras\p{L}*|contourn\p{L}*|usurp\p{L}*|laiss\p{L}*|écrite?s? sur|écrire sur|notée?s? sur|affichée?s? (?:sur|à)|copi\p{L}*|export\p{L}*|branch\p{L}*|
    connect\p{L}*|install\p{L}+ (?:de |un |des |aucun )?(?:logiciels?|programmes?|applications?)|utilis\p{L}*|réutilis\p{L}*|emplo(?:ie|ient|yé|yée|yés|yées|yer)(?! (?:au|du|des))|
    accèd\p{L}*|accéd\p{L}*|accès|pénètr\p{L}*|pénétr\p{L}*|entr(?:e|ent|er|é|ée|és|ées)(?= (?:dans|en|seul|sans|au|à))|circul\p{L}*|
    conserv\p{L}+ (?:plus|au-delà|après|en clair|sur|en local)|gard\p{L}+ (?:plus|au-delà|après|sur)|stock\p{L}+ (?:en|sur|hors|en local|dans)|enregistr\p{L}+ (?:sur|en local|hors)|
    (?:appareils?|comptes?|messageries?|adresses?|équipements?|clés?|supports?|téléphones?|ordinateurs?|usage|fins) (?:personnel|personnelle|privé|privée)s?|personnelle?s?|personnels|privée?s?|à caractère personnel|
    données? (?:réelles?|de production|sensibles?|clients?)|confidentiel\p{L}*|cumul\p{L}*|s'approuve|(?:son|ses|leurs?) propres? (?:demande|droit|travail|travaux|code|changement|accès|dossier)s?|
    dispens\p{L}*|exempt\p{L}*|exonér\p{L}*|exclu(?:e|s|es)?|(?:approuv|valid|revoi|relit|relis|contrôl|vérifi|test|sign|autoris|audit)\p{L}*(?: ${WORD}){0,2} (?:son|sa|ses|leurs?) propres? ${WORD}|(?:règles?|rôles?|profils?|droits?|comptes?|liens?) (?:« ?)?(?:tou[ts]|any|générique|partagé|par défaut|permanent|excessif|public|anonyme)\p{L}*|réseaux sociaux|conserv\p{L}+ (?:aucune? |de |d')(?:copie|donnée|double|trace)s? (?:de |des |d'|du )?(?:la |l'|ces |ses )?(?:pièces?|cartes?|passeports?|mots? de passe|données|numéros|documents? d'identité)|(?:conserv|gard)\p{L}* (?:pas |jamais )?(?:son|sa|ses|leurs?) (?:badge|accès|carte|clé|droit|compte|matériel|ordinateur|portable)s?|jet(?:e|é|ée|és|ées|ent|er)|ordures|poubelles?|contest\p{L}*|dout\p{L}*|ignor\p{L}*|blâm\p{L}*|anciennes?|(?:reç|recev)\p{L}+ (?:d'|aucune |pas d')instructions?|(?:contien|comport|inclu)\p{L}* (?:(?:ni|pas|jamais|aucune?|de|d'|des|les) ?){1,3}(?:mots? de passe|secrets?|clés?|données (?:personnelles|réelles|d'autrui|sensibles|de production|clients?))|discrimin\p{L}*|représailles|pénalis\p{L}*|sanctionn\p{L}*|poursuivie?s?|reproch\p{L}*|inquiét\p{L}*|compromise?s?|touchée?s?|affect\p{L}*|perturb\p{L}*|interromp\p{L}*|gên\p{L}*|dépass\p{L}*|excèd\p{L}*|
    désactiver|neutralis\p{L}*|réactivé\p{L}*|dérog\p{L}*|ouvert\p{L}* de la revue|télécharg\p{L}*|voi(?:t|ent)|subsist\p{L}*|délivr\p{L}*|(?<!(?:un|une|le|la) )seule?s?|rest\p{L}+ (?:aucune?|de|d') ?(?:copie|compte|trace|donnée|accès|droit)s?|(?:porte|fenêtre|session|armoire|poste|écran|baie|compte)s? (?:${WORD} ){0,2}?(?:ouvert|déverrouill|allumé)\p{L}*|se (?:cache|connecte|partage|prête)nt?|abouti\p{L}*`,
  controlling: String.raw`
    ${CARED_FOR}|
    revue?s?|revoi\p{L}*|revoy\p{L}*|relu\p{L}*|relisent|relit|examin\p{L}*|réexamin\p{L}*|contrôl\p{L}*|vérifi\p{L}*|test\p{L}*|essa[iy]\p{L}*|approuv\p{L}*|approbation|valid\p{L}*|sign(?:e|é|ée|és|ées|ent|er|ature|atures)|
    document(?:é|ée|és|ées|er|e|ent|ation)|consign\p{L}*|journalis\p{L}*|journa(?:l|ux)|trac(?:é|ée|és|ées|e|es|er)|traçabilité|chiffr\p{L}*|form(?:é|ée|és|ées|er|e|ent|ation|ations)|sensibilis\p{L}*|
    signal\p{L}*|déclar\p{L}*|surveill(?:e|é|ée|és|ées|ent|er)|supervis\p{L}*|évalu\p{L}*|appréci\p{L}*|révoqu\p{L}*|retir\p{L}*|retrait|supprim\p{L}*|suppression|désactiv(?:é|ée|és|ées|e|ent|ation)|bloqu(?:e|é|ée|és|ées|ent|er)|
    corrig\p{L}*|correcti\p{L}*|mise?s? à jour|actualis\p{L}*|sauvegard\p{L}*|restaur\p{L}*|class(?:é|ée|és|ées|e|ent|er|ification)|marqu\p{L}*|inventori\p{L}*|inventaire|audit\p{L}*|inspect\p{L}*|enquêt\p{L}*|escalad\p{L}*|sui(?:t|vi|vie|vis|vies|vent)|
    clos\p{L}*|clôtur\p{L}*|trait(?:é|ée|és|ées|e|ent|er|ement)|nomm\p{L}*|désign\p{L}*|attribu\p{L}*|défin\p{L}*|tenue?s?|tien(?:t|nent)|conserv(?:é|ée|és|ées|e|ent|er|ation)(?! (?:plus|au-delà|après|en clair|sur|en local))|
    restitu\p{L}*|rendue?s?|rend|rendent|récupér\p{L}*|recueilli\p{L}*|effac\p{L}*|détrui\p{L}*|destruction|verrouill\p{L}*|protég\p{L}*|protèg\p{L}*|sépar\p{L}*|cloisonn\p{L}*|inform(?:e|é|ée|és|ées|ent|er)|notifi\p{L}*|notification|prév(?:enu|enue|enus|enues|ient|iennent)|averti\p{L}*|
    publi\p{L}*|diffus\p{L}*|réalis\p{L}*|effectu\p{L}*|exécut\p{L}*|men(?:é|ée|és|ées)|fait(?! état)(?:e|es|s)?|achev\p{L}*|termin\p{L}*|mise?s? en (?:place|œuvre|oeuvre)|appliqu\p{L}*|disponibles?|fourni\p{L}*|analys\p{L}*|planifi\p{L}*|
    activ(?:é|ée|és|ées|er)|configur\p{L}*|renouvel\p{L}*|chang(?:é|ée|és|ées|e|ent|er)|accompagn\p{L}*|mesur\p{L}*|preuves?|propriétaires?|procédures?|processus|politiques?|registres?|listes?|plans?|contrats?|clauses?|responsables?|responsabilités?|
    procès-verba\p{L}*|compte rendu|décisions?|critères?|règles?|sai(?:t|vent)|regard\p{L}*|demand(?:e|é|ée|és|ées|ent|er)|lit|lisent|lus?|lues?|occup\p{L}*|g[éè]r(?:e|é|ée|és|ées|ent|er)|répon\p{L}*|réso(?:lu|lue|lus|lues|udre|lvent)|pris\p{L}* en charge|pren(?:d|nent) en charge|rapports?|not(?:e|é|ée|és|ées|ent)(?! sur)`,
  being: BEING,
  suffered: SUFFERED,
  resolving: String.raw`
    close?s?|clôtur\p{L}*|corrig\p{L}*|suivie?s?|trait(?:é|ée|és|ées)|analysée?s?|examinée?s?|évaluée?s?|escaladée?s?|résolue?s?|levée?s?|(?:été|est|sont|était|étaient) revue?s?|documentée?s?|testée?s?|notifiée?s?|déclarée?s?|consignée?s?|
    retirée?s?|supprimée?s?|révoquée?s?|désactivée?s?|vérifiée?s?|contrôlée?s?|tracée?s?|journalisée?s?|validée?s?|approuvée?s?|chiffrée?s?|fait (?:l'objet|suite)|donné lieu|justifiée?s?|formée?s?|sauvegardée?s?|enquête|répondu|effacée?s?|détruite?s?`,
  must: String.raw`doit|doivent|devra|devront|faut|est (?:tenue?|obligatoire|exigée?|impérati\p{L}+|requise?)|sont (?:tenue?s|obligatoires|exigée?s|requise?s)|obligatoirement|impérativement|toujours|systématiquement|exclusivement|uniquement|jamais|seule?s?|interdite?s?|exige(?:nt)?|ne .{1,40}que`,
  should: String.raw`
    devrait|devraient|il (?:est|serait) (?:recommandé|conseillé|souhaitable|préférable|préconisé|bon)|(?:est|sont) (?:recommandée?s?|conseillée?s?|invitée?s?|encouragée?s?|préconisée?s?|souhaitée?s?|priée?s?)|
    nous (?:recommandons|conseillons|encourageons|invitons|préconisons)|de préférence|idéalement|(?:si|lorsque|quand|autant que|dès que|chaque fois que) (?:c'est |cela est )?possible|dans la mesure du possible|s'efforcent?|s'efforcera|mieux vaut|au mieux|vise(?:nt)? à|tend(?:ent)? à`,
  may: String.raw`
    (?<!(?<!\p{L})(?:que|qu'|qui|dont|où|comment|quels?|quelles?|si|ce que|celui|celle) ?[^,;.:]{0,80})(?:peut|peuvent|pourra|pourront|pourrait|pourraient)(?! (?:débrancher|couper|isoler|arrêter|suspendre|interdire|(?:en )?(?:parler|écrire|signaler|alerter|exposer|faire part)[^.;]{0,50}(?:confian|confiden|anonym|privé)))|éventuellement|parfois|quelquefois|occasionnellement|en principe|en général|généralement|habituellement|le plus souvent|de temps en temps|de temps à autre|à l'occasion`,
  action: String.raw`
    ${HAVE} (?!(?:droit|accès|plus que|lieu|besoin|pour)(?!\p{L}))(?:${WORD} ){0,3}?(?:été|eu|fait|pris|mis|dit|lu|vu|relu|revu|reçu|rendu|remis|transmis|permis|omis|admis|ouvert|découvert|suivi|fini|rempli|fourni|établi|défini|réussi|abouti|averti|produit|détruit|écrit|conclu|résolu|perdu|tenu|obtenu|retenu|prévenu|connu|convenu|
    couvert|atteint|restreint|pu|dû|su|répondu|vendu|étendu|corrompu|\p{L}{2,}é)(?:e|s|es)?|(?:s'est|se sont|s'étaient|est|sont|était|étaient) (?:bien |ensuite )?(?:intervenu|tenu|réuni|déroulé|passé|parti|venu|sorti|produit|soldé|arrêté|interrompu|tombé|arrivé|resté)(?:e|s|es)?|
    furent|fut|n'y (?:avait|a pas eu)|il y a eu|(?:${WORD}(?:é|ée|és|ées|i|ie|is|ies|u|ue|us|ues|it|ite|its|ites|ert|erte|erts|ertes)) (?:par [^,.;|]{1,50} )?(?:le|du|en|les) (?:\d{1,2}(?:er)? ?(?:${MONTH}|\d|et)|${MONTH} 20\d\d|20\d\d)|
    (?:réussi|effectué|réalisé|signé|approuvé|validé|testé|restauré|terminé|clos|corrigé|révoqué|retiré|rendu|restitué)(?:e|s|es)? (?:le|en|par|au|à) (?=\d|l'|m|${MONTH})|${HAVE} (?:confirmé|constaté)|révéla|releva|confirma|restait|restaient`,
  plan: String.raw`
    (?:sera|seront|serait|seraient) (?:\p{L}+ment |ensuite |alors |aussi |bientôt |d'abord |progressivement )?(?:mise?s? en (?:place|œuvre|oeuvre|service)|déployée?s?|introduite?s?|instaurée?s?|lancée?s?|créée?s?|rédigée?s?|élaborée?s?|acquise?s?|achetée?s?|développée?s?|généralisée?s?|étendue?s?|
    adoptée?s?|implantée?s?|engagée?s?|entreprise?s?|démarrée?s?|amorcée?s?|finalisée?s?)|
    (?:sera|seront|aura|auront|débutera|commencera|interviendra|démarrera|\p{L}{3,}(?:era|eront|ira|iront|dra|dront))(?=[^.;]{0,80}(?:${LATER}))|
    (?<!(?:rien|aucune? [^.;]{1,60}|nul|nulle) n')(?:est|sont|était|étaient|reste|restent) (?!pas )(?:${WORD} )?(?:prévue?s?|planifiée?s?|programmée?s?|envisagée?s?|projetée?s?|annoncée?s? pour)(?! (?:pour (?:chaque|tou\p{L}*|\p{L}{3,}(?:er|ir|dre|tre))|au (?:contrat|règlement|plan|cahier|code|présent|point)|aux? (?:articles?|clauses?|annexes?)|par|dans|à (?:l'article|l'annexe|cet effet|cette fin|chaque)|chaque|tous|toutes|une fois|deux fois|systématiquement|lors))(?! en cas)|
    il est prévu (?:de|d'|que|qu')|en cours (?:de (?:déploiement|rédaction|définition|mise en (?:place|œuvre)|étude|préparation|réalisation|finalisation|migration|développement|construction|recrutement|négociation|sélection|création|validation)|d'(?:élaboration|étude|acquisition|achat|installation|écriture|instruction|évaluation))|
    (?:espérée?|attendue?|envisagée?)s? (?:au|pour|en|à)(?! (?:chaque|tout))|à l'étude|en (?:préparation|projet|gestation|chantier|phase pilote)|nous (?:prévoyons|envisageons|comptons|souhaitons|projetons|espérons)|(?:prévoit|prévoient|envisage|envisagent|projette(?! les)|projettent(?! les)|compte|comptent|souhaite|souhaitent|entend|entendent|espère) (?:de |d')?(?:mettre|déployer|lancer|créer|introduire|acquérir|adopter|généraliser|recruter|nommer|chiffrer|rédiger|instaurer|confier|étendre|acheter)|
    a l'intention|ont l'intention|feuille de route|l'an prochain|l'année prochaine|(?:le|au) (?:mois|trimestre|semestre|exercice) prochain|(?:au|du|le|lors du) prochain (?:trimestre|semestre|exercice|budget|contrat)|prochainement|à terme|à l'avenir|ultérieurement|pas encore|n'a encore|n'ont encore|
    d'ici (?:à )?(?:la |l')?(?:fin|20\d\d|le|l'été|l'automne|la rentrée|${MONTH})|courant 20\d\d|à (?:partir|compter) (?:de |du |d')(?:1er )?(?:${MONTH})? ?(?:20\d\d|prochain)|date cible|à venir|sous réserve (?:du|de|d') ?(?:vote |obtention )?(?:du |de )?budget|dans une (?:prochaine|seconde|deuxième) (?:phase|étape|version)|
    dès que (?:le budget|les crédits|l'outil|le projet)|(?:est|sont) soumise?s? (?:au|à l'accord du) budget|pourrait se tenir|verra le jour|verront le jour`,
  open: String.raw`
    (?:reste|restent|restait|restaient|est|sont|demeure|demeurent) (?:encore |toujours )?à (?:définir|déterminer|préciser|confirmer|compléter|décider|désigner|nommer|discuter|clarifier|fixer|arrêter|trancher|convenir|choisir|renseigner|rédiger|éclaircir|débattre|arbitrer|trouver)|
    (?:(?<=(?:^|[|:(\[–—-])\s*)|(?<=(?:points?|sujets?|questions?) ))à (?:définir|déterminer|préciser|confirmer|compléter|décider|désigner|nommer|discuter|clarifier|fixer|arrêter|trancher|vérifier|convenir|choisir|renseigner|rédiger|voir|valider)|
    à (?:définir|déterminer|préciser|confirmer|compléter|désigner|trancher|clarifier|arbitrer)(?=\s*(?:[.\])|]|$)| (?:ultérieurement|plus tard|lors d|avec l|par l|en réunion))|
    points? (?:ouverts?|en suspens|à (?:trancher|éclaircir|débattre))(?= ?(?:$|:|à))|en suspens(?= ?:)|(?<!(?:sans|aucun|aucune) [^.;]{0,30})(?:ne|n') ?(?:est|sont|a|ont) pas (?:encore )?(?:été )?(?:tranchée?s?|décidée?s?|arrêtée?s?|déterminée?s?|arbitrée?s?|claire?s?|clarifiée?s?|éclaircie?s?)|
    (?:ne|n') ?(?:est|sont|a|ont) pas encore (?:été )?(?:fixée?s?|définie?s?|choisie?s?|désignée?s?)|en (?:cours de )?(?:discussion|débat|délibération)|(?:nous devons|il faut|il faudra|reste à|on doit) (?:encore )?(?:décider|trancher|clarifier|déterminer|s'accorder|savoir)|
    aucune décision|en attente (?:de |d'une? |du )(?:décision|arbitrage|réponse|avis|retour|précision)|question (?:à|pour|posée|ouverte)|à voir (?:avec|selon|plus tard)|on ne sait pas encore (?:si|qui|comment|quand)|tbd|todo|à discuter|à débattre|\?\?+|commentaire :`,
  question: String.raw`(?:qui|que|quoi|quel|quelle|quels|quelles|quand|où|comment|pourquoi|combien|est-ce|faut-il|peut-on|doit-on)(?= .{2,300}\?)`,
  exception: String.raw`
    à l'exception|excepté|hormis|sauf|exception faite|par exception|par dérogation|à l'exclusion|(?<!(?<!\p{L})(?:nul|nulle|aucune?|personne|jamais)(?!\p{L})[^.;]{0,60})(?:${BE}|reste|restent) (?:\p{L}+ment )?(?:dispensée?s?|exemptée?s?|exonérée?s?|exclue?s?(?! (?:que|qu))|exclus)|
    (?:ne|n') ?(?:s'applique|s'appliquent|concerne|concernent|couvre|couvrent|vise|visent|vaut|valent|s'étend|s'étendent) (?:pas|ni|plus)|(?:est|sont) hors (?:du )?(?:périmètre|champ)|hors périmètre|(?:ne|n') ?(?:est|sont) pas (?:applicables?|concernée?s?|couverte?s?|soumise?s?)|
    (?<!n['’]|n['’]y )échapp(?:e|ent|ait|aient) (?:encore |toujours |aussi )?(?:à|au|aux)|hors (?:du |de la |de l')?(?:supervision|inventaire|revue|sauvegarde)|mis(?:e|es)? à part|en dehors des seuls|(?:sont|est) laissée?s? de côté`,
  broad: String.raw`
    tous|toutes|tout|toute|chaque|la plupart|la majorité|l'ensemble|la totalité|entiers?|entière|chacun|quiconque|direction|dirigeants?|cadres|chefs|directeurs?|managers?|administrateurs?|développeurs?|nuage|cloud|production|prestataires?|intérimaires?|
    externes?|télétravail|à distance|anciens?|critiques?|mobiles?|portables?|serveurs?|erp|paie|messagerie|annuaire|centres? de données|siège|entrepôts?|usines?|commerciaux|jusqu'à nouvel ordre|durablement|définitivement|sans limite|(?:7|8|9)\d ?%|neuf .{1,20}sur dix`,
  bounded: String.raw`
    (?<=(?:sauf|hormis|except\p{L}*|dérogation\p{L}*|exclu\p{L}*|dispens\p{L}*|exempt\p{L}*|s'appliqu\p{L}*|concern\p{L}*|hors|échapp\p{L}*|à part|en dehors)(?!\p{L})[^.;]*)(?:
    corrigée?s?|remplacée?s?|résolue?s?|permission|habilitée?s?|en charge|approuvée?s?|accord|autorisation|approbation|documentée?s?|temporaires?|limitée?s?|durée|écrite?s?|par écrit|justifiée?s?|motivée?s?|acceptation du risque|compensatoires?|revue?s?|expirent?|accordée?s? par|enregistrée?s?|inscrite?s?|individuelle?s?|au plus|au maximum|tracée?s?|décision de justice|signée?s?)`,
  quotation: String.raw`
    (?:la|cette) (?:norme|directive|réglementation|loi|recommandation)(?! qui)(?: [\p{L}\d/.:-]+){0,4}? (?<!(?:si|que|qui|comme) (?:la|cette) ${WORD}(?: [\p{L}\d/.:-]+){0,2} )(?:exige|demande|impose|dit|prévoit|stipule|énonce|recommande|attend|précise|veut)|
    (?:l')?(?:ISO(?:/IEC|/CEI)?|NIST|SOC ?2|PCI(?: DSS)?|RGPD|NIS ?2|DORA|ANSSI|CNIL|ENISA|le règlement(?: européen)?|le référentiel|le texte|l'annexe|l'article|le guide|le manuel|l'auteur|le formateur|l'orateur|le conférencier)(?: [\d.:-]+)*(?:,? (?:article|annexe|clause|mesure) [A-Z]?[\d.]+)? (?:exigent?|demandent?|imposent?|dit|disent|prévoit|stipule|énonce|recommandent?|conseille|préconise|attend|cite|explique|rappelle|présente ce|écrit)|
    (?<=(?:^|[.:;(,]|que|et|comme)\s*)(?:selon|d'après|aux termes de) (?:la norme|l'iso|iso|le nist|l'anssi|la cnil|le guide (?:de |du |des )?(?:l'|la )?(?:ANSSI|CNIL|NIST|ENISA|norme|auteur|éditeur|secteur)|l'auteur|l'article|l'ouvrage|une étude|les experts|l'enquête|le manuel|le règlement|les bonnes pratiques)|
    (?:les|des|la plupart des|d'autres|beaucoup d[e'’]|certaines) ?(?:entreprises|organisations|sociétés|organismes|attaquants|pirates|auditeurs|experts|autorités|banques|hôpitaux) (?:\p{L}+ment )?(?:doivent|devraient|peuvent|vont|font|ont|sont|revoient|testent|tiennent|gardent|exigent|attendent|demandent|oublient|cherchent|utilisent|mettent|qui|recourent|chiffrent)|
    (?:une|l'une des|toute) (?:grande |petite |bonne |autre )?(?:entreprise|banque|organisation|société|clinique) (?:fictive |mûre |type |imaginaire |connue )?(?:doit|devrait|peut|qui|a|avait|revoit|teste|tient)|un (?:grand |bon )?(?:organisme|hôpital|groupe|établissement) (?:fictif |mûr |imaginaire |d'assurances )?(?:doit|devrait|peut|qui|a|avait)|
    dans (?:ce|cette|le présent) (?:module|cours|leçon|chapitre|formation|exemple|étude de cas|atelier)|vous (?:apprendrez|verrez|découvrirez|saurez)|les (?:participants|stagiaires|apprenants|élèves) (?:apprennent|apprendront|ont (?:appris|comparé|discuté)|comparent|sauront|discutent|verront)|
    objectifs? pédagogiques?|exercice \d|quiz(?= (?:de la leçon|du module|de révision)| ?(?:n° ?)?\d* ?:)|question \d+ ?:|bonne réponse|réponse (?:attendue|correcte)|étude de cas|exemple (?:de (?:texte|clause|réponse)|fictif)|à titre d'illustration|fourni\p{L}* à titre d'exemple|(?:texte|clause|modèle)[- ]type|la bonne pratique (?:veut|dit)|une bonne (?:politique|procédure|pratique)|(?:entreprise|société|banque|organisme|hôpital|exemple|cas|sondage|groupe|clinique|texte|organisation)s? (?:\p{L}+ ){0,2}(?:fictive?s?|fictifs?|imaginaires?)|par exemple, (?:une|un) (?:entreprise|banque|hôpital|société)|cite(?:nt)? l'exemple|a cité l'exemple|extrait de (?:la norme|l'ouvrage)`,
  definition: String.raw`on entend par|désignent?|s'entend(?:ent)? (?:comme|de|d'|par)|est définie? comme|sont définie?s comme|signifie|au sens (?:du|de la) présente?|ci-après|se définit comme|est l'abréviation|il faut entendre par`,
  scope: String.raw`
    (?:(?:cette|ce|cet|ces)|(?:la|le|les) présente?s?) ${TEXT}(?: (?:de |d'|du |des )?${WORD}){0,4}? (?:couvre|décrit|définit|établit|fixe|précise|régit|traite|présente|regroupe|explique|encadre|contribue|sert|complète|remplace|résume)|
    (?:(?:la|le|les|cette|ce|cet) (?:présente?s? )?)${TEXT}(?: (?:de |d'|du |des )?${WORD}){0,4}? (?:s'applique(?! pas| ni| (?:au|à la|à l') ?(?:guichet|bureau|domicile))|s'adresse|concerne(?! pas)|a pour (?:objet|but|objectif)|vise(?! pas))|
    (?:la|le|les) ${TEXT}(?: (?:de |d'|du |des )?${WORD}){0,4}? (?:couvre|décrit|définit|établit|fixe|précise|régit|traite|présente|explique|encadre) (?:les |la |le |l'|notre |nos )(?:${WORD} ){0,1}?(?:règles?|principes?|exigences?|modalités?|dispositions?|cadre|lignes directrices|orientations?|conditions?|mesures?|organisation|démarche|approche|gestion)(?![^.;]{0,20} ?:)|
    ^(?:le |la |l')? ?(?:objet|but|objectif|finalité|champ d'application|domaine d'application|périmètre) (?:de|du|d')(?=[^.;]{0,90} (?:est|sont(?! fixé)|vise|consiste|couvre|comprend|s'étend))|s'appliquent? (?:à (?:tous|toutes|tout|toute|chaque|l'ensemble)|aux (?:salariés|collaborateurs|agents|utilisateurs))|(?:entre|entrent) dans le (?:périmètre|champ)|^(?:objet|périmètre|champ d'application|domaine d'application) ?:`,
  sanction: String.raw`
    (?<!(?:contrat|clause|règlement intérieur|article|annexe|barème|échelle)[^.;]{0,60})(?:manquements?|violations?|non-respect|infractions?|inobservation|non-observation)(?! (?:est|sont|a|ont) )(?=[^.;:|]{0,90}(?:peut|peuvent|pourra|pourront|entraîn|expose|expos|passible|sanctionn|donne lieu|conduire|conduit))|
    (?:s'expose(?:nt)?|expose(?:nt)?) (?:${WORD} ){0,3}?(?:à|aux) (?:des |une |de )?(?:sanctions?|mesures? disciplinaires?|poursuites)(?! d)|(?:entraîn\p{L}+|donn\p{L}+ lieu à|passibles? (?:de|d')|faire l'objet de|sous peine de|peut mener à|aller jusqu'au) (?:des |une |de |d')?(?:${WORD} )?(?:sanctions?|mesures? disciplinaires?|poursuites|licenciement)(?<!(?:contrat|clause|article|annexe)[^.;]{0,90})|poursuites (?:judiciaires|pénales|disciplinaires)`,
  reference: String.raw`
    ${LED_IN}(?:voir|cf|se reporter (?:à|au|aux)|se référer (?:à|au|aux)|consulter|sources? ?:|renvoi|pour plus de détails)(?: aussi| également)?|
    (?:est|sont) (?:${WORD} )?(?:décrite?s?|définie?s?|régie?s?|précisée?s?|détaillée?s?|fixée?s?|documentée?s?|traitée?s?|réglée?s?|prévue?s?) (?:en détail )?(?:dans|par|en|à|au) (?:la |le |les |l'|une? |notre )?(?:${WORD} ){0,3}?(?:politique|procédure|plan|annexe|charte|guide|manuel|document|instruction|consigne|directive|norme)(?: ${WORD}){0,6}|
    documents? (?:associés?|liés?|connexes?|de référence)|textes de référence`,
  openSection: String.raw`(?:points?|questions?|sujets?) (?:ouverte?s?|en suspens|à (?:trancher|clarifier|traiter|éclaircir|débattre))|en suspens|à (?:clarifier|décider|trancher|faire|définir|compléter|éclaircir)|questions?|commentaires?|remarques à traiter|reste à (?:faire|décider)|pour discussion|liste des questions`,
  planSection: String.raw`feuille de route|prochaines (?:étapes|actions|mesures)|(?:mesures|actions|travaux|évolutions|améliorations) (?:prévue?s?|planifiée?s?|à venir|future?s?|envisagée?s?)|perspectives|plan de projet|à venir|intentions?|vision|calendrier prévisionnel|suites prévues|prochaines échéances`,
  exceptionSection: String.raw`exceptions?|dérogations?|exemptions?|dispenses?|hors (?:périmètre|champ)|exclusions?|exceptions et dérogations|cas exclus|non couverts?`,
  quotationSection: String.raw`
    (?:extraits?|citations?)(?: (?:de|du|d'|commentés?).{0,40})?|texte de la norme|ce que (?:dit|exige|demande|prévoit|font).{0,40}|pour aller plus loin|exemples?(?: .{0,30})?|étude de cas|objectifs? pédagogiques?|modèle de texte|lectures?(?: .{0,30})?|revue de presse|bibliographie|exigences de la norme|
    libellé de la norme|quiz|exercices? (?:de fin|corrigé|pratique|\d).{0,30}|chapitre \d+(?: de l'ouvrage)?|discussion en salle|bonnes pratiques du secteur|rappel (?:de la norme|réglementaire|normatif)`,
  definitionSection: String.raw`définitions?(?: et (?:abréviations|acronymes|sigles))?|termes(?: et définitions)?|glossaire|abréviations|sigles(?: et acronymes)?|terminologie|vocabulaire`,
  scopeSection: String.raw`objet|champ(?: d'application)?|domaine d'application|périmètre(?: d'application)?|objet et (?:champ|domaine|périmètre)(?: d'application)?|champ d'application et objet|introduction|but|buts|finalité|objectifs?|contexte|préambule|présentation(?: générale)?|à propos de ce document|destinataires`,
  sanctionSection: String.raw`sanctions?|manquements?|non-respect(?: .{0,40})?|violations?|mesures disciplinaires|procédure disciplinaire|infractions?|respect de la (?:politique|charte)|conséquences`,
  conditionLead: String.raw`(?:lorsque?|lorsqu'|quand|si|en cas de?|en cas d'|dès que|dans les cas suivants)(?: (?:l'une|une|l'un) des (?:\p{L}+ )?suivante?s?(?: \p{L}+){0,3})? ?:$`,
  banSection: String.raw`interdictions?|(?:usages?|activités|comportements|pratiques|utilisations?|actes|actions) (?:interdite?s?|prohibée?s?|inacceptables?|proscrite?s?)|ce qui est interdit`,
  vendorSection: String.raw`(?:obligations?|devoirs|responsabilités?|exigences|engagements?|tâches|missions?) (?:de |d'|du |des |à la charge (?:du |des )|incombant (?:au |aux )|applicables (?:au |aux )|envers les |pour les )(?:l')?(?:tous les )?(?:prestataires?|fournisseurs?|sous-traitants?|hébergeurs?|partenaires?|tiers|titulaires?|infogérants?|éditeurs?)|exigences fournisseurs?|à la charge du (?:prestataire|titulaire|fournisseur)`,
  customerSection: String.raw`(?:obligations?|devoirs|responsabilités?|engagements?|tâches|missions?) (?:de |d'|du |des |à la charge (?:du |des ))(?:l')?(?:clients?|utilisateur final|locataires?|abonnés?|acheteurs?|responsable (?:du|de) traitement|donneur d'ordre)|à la charge du client|responsabilité partagée`,
  us: String.raw`nous|on|(?:notre|nos) ${WORD}|(?:la |l'|le )(?:société|entreprise|groupe|organisme|établissement|direction(?: générale)?|mutuelle|banque|association|coopérative|comité de direction|comité exécutif|directoire|conseil d'administration|clinique|cabinet|organisation|employeur|maison|mairie|collectivité)|en interne`,
  role: String.raw`
    (?:RSSI|DSI|DPO|DRH|DAF|DPD|CISO|PDG|responsables?(?! de traitement)|propriétaires?|équipes?|services?(?! (?:en|web|cloud))|administrateurs?|administratrices?|chefs? d[eu'’]|directeurs?|directrices?|comité|référente?s?|correspondante?s?|auditeurs?|auditrices?|gestionnaires?|pilotes?|
    ressources humaines|informatique|exploitation|exploitants?|accueil|gardiens?|juristes?|achats|finances|comptabilité|support|centre de services|astreinte|développeurs?|ingénieurs?|techniciens?|coordinateurs?|coordinatrices?|secrétariat|délégué|suppléante?s?)`,
  everybody: String.raw`(?:tous |toutes |tout |toute |l'ensemble )?(?:les |du |des )?(?:collaborateurs?|collaboratrices?|salariée?s?|employée?s?|personnel|agents?|utilisateurs?|utilisatrices?|visiteurs?|personnes?|membres du personnel|collègues|stagiaires?|intérimaires?|encadrants?|supérieurs?)|chacun|chacune|tous|quiconque|tout le monde`,
  vendor: String.raw`(?:prestataires?|fournisseurs?|sous-traitants?|hébergeurs?|infogérants?|infogéreurs?|éditeurs?|tiers|opérateurs?|transporteurs?|bailleurs?|propriétaires? (?:de l'immeuble|des locaux|du bâtiment)|titulaires?|mandataires?|partenaires?|intégrateurs?|constructeurs?|fabricants?|sociétés? (?:de|d') (?:nettoyage|gardiennage|maintenance|maintenance informatique|destruction|transport)|société mère|centre de données|cocontractants?|façonniers?)`,
  customer: String.raw`(?:clients?|clientes?|locataires?|abonnés?|acheteurs?|donneurs? d'ordre|responsables? (?:du|de) traitement|licenciés?|souscripteurs?|bénéficiaires?)`,
  generic: String.raw`(?:les |des |d'autres |certaines |beaucoup d['’])(?:entreprises|organisations|sociétés|organismes|attaquants|pirates|experts)|(?:des |d'autres |certains )auditeurs|un organisme|une (?:entreprise|organisation)|attaquants?|pirates?|le lecteur|les participants|les apprenants|les stagiaires apprennent`,
  by: 'par|de la part (?:de|du|des)|à la charge (?:de|du|des)|il (?:appartient|incombe|revient) (?:à|au|aux)|(?:incombe|incombent|revient|reviennent) (?:à|au|aux)',
  afterHead: String.raw`[\p{L}'’(]+`,
  followUp: String.raw`
    (?:a été|ont été|avait été|avaient été|fut|furent|est|sont|été) (?:\p{L}+ment |depuis |entre-temps |aussitôt |ensuite )?(?:corrigée?s?|close?s?|clôturée?s?|résolue?s?|réparée?s?|retestée?s?|répétée?s?|refaite?s?|régularisée?s?|retirée?s?|révoquée?s?|désactivée?s?|supprimée?s?|bloquée?s?|ajoutée?s?|formée?s?|remplacée?s?|achevée?s?|rattrapée?s?|rétablie?s?|levée?s?)(?=.{0,80}(?:\d|même jour|suivant|lendemain|immédiat|sur-le-champ|jour|depuis|semaine|succès|ticket|aussitôt))|
    (?:corrigée?s?|close?s?|levée?s?|retirée?s?|fermée?s?|régularisée?s?|supprimée?s?) (?:le \d|sur-le-champ|depuis|le lendemain|aussitôt)|(?:nouvel essai|contre-essai|second essai|essai repassé|test répété|nouvelle tentative).{0,40}(?:réussi|concluant|succès|sans|satisfaisant|le \d)|repassée? (?:le \d|avec succès)|action corrective.{0,60}(?:close|achevée|réalisée|en place|terminée)|réussie? (?:au|lors du) (?:second|deuxième)|cause (?:trouvée|identifiée) et|suite donnée|fait (?:le|depuis)`,
  counted: String.raw`
    (?<part>${NUMBER}|aucune?|la moitié|la plupart)(?: d'entre|(?: (?!(?:sur|des|de|le|la|les|et|au|aux|ans?|jours?|heures?|mois)(?!\p{L}))${WORD}){0,4}? sur(?= (?:(?:les|nos|ces|un total de|l'ensemble des) )?(?:${NUMBER})(?!\p{L}))| des| de ces| de nos| parmi)(?: (?:les|nos|ces|eux|elles|un total de|leurs|l'ensemble des))? (?<whole>${NUMBER}|${WORD})(?! (?:jours?|heures?|mois|ans?|semaines?|minutes?)(?!\p{L}))|
    sur (?:les |nos |un total de |ces |l'ensemble des )?(?<whole>${NUMBER})(?: (?!(?:ans?|jours?|mois)(?!\p{L}))${WORD}){1,5}, (?:seule?s? |seulement |dont )?(?<part>${NUMBER}|aucune?)`,
  success: String.raw`
    install\p{L}+|déploy\p{L}+|appliquée?s?|touchée?s?|lue?s?|relue?s?|réussi\p{L}*|succès|concluante?s?|restaurée?s?|effectuée?s?|réalisée?s?|terminée?s?|achevée?s?|faite?s?|close?s?|clôturée?s?|levée?s?|revue?s?|confirm\p{L}+|testée?s?|formée?s?|répondu|rendue?s?|restituée?s?|révoquée?s?|retirée?s?|supprimée?s?|désactivée?s?|corrigée?s?|chiffrée?s?|approuvée?s?|validée?s?|
    correct\p{L}*|conformes?|dans les délais|à temps|respect\p{L}+|couverte?s?|reçue?s?|signée?s?|signé|à jour|suivi\p{L}*|participé|traitée?s?|abouti|atteinte?s?|tenue?s?|vérifiée?s?|marquée?s?`,
  yesCell: String.raw`
    oui|o(?=\s*$)|ok|fait(?:e|es|s)?|réussi(?:e|es|s)?|succès|conformes?|close?s?|clôturée?s?|levée?s?|corrigée?s?|approuvée?s?|validée?s?|confirmée?s?|signée?s?|à jour|en place|actif|active|retirée?s?|désactivée?s?|révoquée?s?|rendue?s?|restituée?s?|
    aucune? (?:écart|anomalie|faille|réserve|constat|incident|exception|alerte|erreur|remarque)s?|sans (?:écart|réserve|anomalie|remarque|incident|erreur)s?|ras|x(?=\s*$)|✓|✔|☑|☒|restaurée?s?|vérifiée?s?|coïncide|respectée?s?|atteinte?s?|terminée?s?|réalisée?s?|effectuée?s?|tenue?s?|maintenue?s?|efficaces?|dans les délais|satisfaisante?s?|concluante?s?`,
  noCell: String.raw`
    non(?! (?:applicable|concerné|pertinent|requis|nécessaire))|n(?=\s*$)|échec|échoué(?:e|es|s)?|ko|en (?:retard|attente|souffrance|suspens|panne|échec)|ouvert(?:e|es|s)?(?=\s*$)|manquant(?:e|es|s)?|absent(?:e|es|s)?|aucune?(?=\s*$)|à (?:faire|réaliser|prévoir|venir|corriger|planifier|désigner|définir|compléter|tester|signer)|jamais|pas (?:fait|faite|testé|encore|revu|revue|signé|réalisé)\p{L}*|
    inconnue?s?|incomplète?|incomplets?|expirée?s?|périmée?s?|inefficaces?|tardi(?:f|ve)|reportée?s?|annulée?s?|interrompue?s?|arrêtée?s?|abandonnée?s?|omise?s?|oubliée?s?|rejetée?s?|impossible|erreur(?=\s*$)|insuffisante?s?|caduque?s?|dépassée?s?|hors (?:service|délai)|perdue?s?|partiel(?:le)?s?|indisponible|insatisfaisante?s?`,
  withdrawn: String.raw`
    (?:la|le|les|cette|ce|cet|ces) (?:présente?s? )?(?:${WORD} ){0,4}?(?:politique|document|procédure|version|plan|norme|registre|accord|instruction|charte|certificat|liste|règle|guide|textes?|consigne)s? (?:${WORD} ){0,4}?(?:est|sont|a été|ont été|n'est|ne sont) (?:\p{L}+ )?(?:abrogée?s?|retirée?s?|annulée?s?|remplacée?s?|caduque?s?|caducs?|obsolètes?|périmée?s?|archivée?s?|plus (?:valables?|en vigueur|applicables?|tenue?s? à jour|maintenue?s?|utilisée?s?)|expirée?s?|échue?s?|hors vigueur)|
    (?:statut|état) ?:? ?\|? ?(?:abrogée?|retirée?|obsolète|archivée?|remplacée?|périmée?|expirée?|annulée?|caduque?|historique|hors vigueur)|(?:remplacée?s?|abrogée?s?) (?:par|depuis|le|en)|valable jusqu'(?:au|en) (?:\d{1,2}(?:er)? )?(?:${MONTH})? ?20(?:1\d|2[0-4])|version d'archive|exemplaire d'archive|
    (?:conservée?s?|gardée?s?) (?:pour mémoire|à titre (?:historique|d'archive|d'antécédent))|pour mémoire uniquement|plus (?:en vigueur|valable|applicable)|(?:a|ont) expiré (?:le|en|depuis)|a cessé (?:de s'appliquer|d'être en vigueur)`,
  nobody: 'personne|nul|rien',
  bareNo: '^(?:non|n|aucune?|néant|jamais|inconnu|rien)$',
  leftTo:
    "(?:est|sont|était|étaient|reste|restent|demeure) (?:entièrement |seulement )?(?:l'affaire|la tâche|du ressort|à la charge|à la discrétion|au bon vouloir|de la (?:seule )?responsabilité|laissée?s? (?:à|au|aux)|le fait|entre les mains)(?: d[eu]s?)?|(?:relève|relèvent|dépend|dépendent|incombe|incombent|revient|reviennent) (?:(?:uniquement|seulement|exclusivement) )?(?:à|au|aux|d[eu]s?)|c'est (?:l'affaire|au|à)|(?:c'est|ce sont)(?= (?:le |la |les |l'|notre |nos )?[\\p{L}-]+\\s{4})|au gré d[eu]s?",
  planFrame:
    "projet de|proposition|ébauche|brouillon|avant-projet|note d'intention|document de travail|pour (?:avis|commentaires|discussion)|demande de budget|étude préalable|esquisse|feuille de route|version provisoire|pas encore en vigueur|entrera en vigueur .{0,40}20(?:2[7-9]|3\\d)|à l'étude",
  foreignFrame:
    "(?:chapitre|scène|extrait|page) (?:\\d+ )?(?:d'un|du|de la|d'une) (?:\\p{L}+ )?(?:roman|récit|livre|film|manuel|guide|norme|référentiel)|roman|club de lecture|journal (?:local|quotidien)|coupure de presse|revue de presse|article (?:de|du|paru|tiré)|billet de blog|podcast|webinaire|conférence|notes? de (?:cours|lecture|conférence)|support de (?:cours|formation)|objectifs? pédagogiques?|ce que (?:la norme|l'auditeur|le référentiel) (?:demande|exige|attend|dit)|texte de la norme|étude de cas|cas pratique|exercice (?:corrigé|pratique|n° ?\\d+|\\d+)|jeu de rôle|question d'examen|(?:entreprise|société|politique|texte|clinique|association) (?:fictive?|imaginaire|inventée?|modèle)|exemple (?:type|fictif)|à des fins pédagogiques|traduction de|recopié de|cité d'après|préparation (?:à|de) l'examen|module \\d",
};

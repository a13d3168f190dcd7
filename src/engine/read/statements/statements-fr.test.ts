import { expect, test } from 'vitest';
import { grammarOf } from './grammar.ts';
import { readStatements } from './read-statements.ts';

/** Whose, how, and how it stands: "vendor rule affirmed none" of each clause. */
function said(text: string, kind: 'p' | 'row' = 'p'): string {
  return readStatements(text, grammarOf('fr'), kind)
    .map(({ bound, mode, polarity, outcome }) => [bound, mode, polarity, outcome].join(' '))
    .join('; ');
}

test.each([
  ['Les mots de passe doivent être changés.', 'rule affirmed'],
  ['Les mots de passe ne doivent jamais être partagés.', 'rule banned'],
  ['Les mots de passe ne sont jamais partagés.', 'rule affirmed'],
  ["L'équipe ne partage aucun mot de passe.", 'rule affirmed'],
  ["Aucun écart n'a été constaté.", 'deed affirmed'],
  ["Le contrôle n'a relevé aucune anomalie.", 'deed affirmed'],
  ["Aucun des 40 essais n'a échoué.", 'affirmed done'],
  ['Les accès sont retirés sans délai.', 'rule affirmed'],
  ['Les accès sont retirés sans délai ni exception.', 'rule affirmed'],
  ['Les droits sont retirés au plus tard le dernier jour.', 'rule affirmed'],
  ["Les propriétaires n'ont pas revu les droits d'accès.", 'deed denied'],
  ['Les propriétaires ne revoient pas les droits.', 'rule denied'],
  ['La revue a été omise.', 'deed denied failed'],
  ['64 utilisateurs ont reçu un accès sans demande ni validation.', 'denied'],
  ["Les droits d'accès de 37 partants n'ont pas été révoqués.", 'deed denied'],
  ["Aucune demande d'accès ni aucun ticket n'ont été conservés en 2026.", 'denied'],
  ['Les droits ne sont jamais adaptés lors des mutations.', 'denied'],
  ["37 des 120 comptes n'ont pas été désactivés.", 'denied failed'],
  ["37 comptes sur 120 n'ont pas été désactivés.", 'denied failed'],
  ["Sur 120 départs, 37 n'ont pas été traités.", 'denied failed'],
  ['0 des 12 revues était en retard.', 'affirmed done'],
  ["Aucune des 12 revues n'a été effectuée.", 'denied failed'],
  ['2 des 9 restaurations ont réussi.', 'failed'],
  ['212 salariés sur 214 ont confirmé leur lecture.', 'affirmed done'],
  ['Taux de réalisation : 41 % (objectif 95 %).', 'failed'],
  ['Taux de participation de 98 %, pour un objectif de 95 %.', 'done'],
  ['La revue des administrateurs est facultative.', 'waived'],
  ['La direction est dispensée de la formation.', 'waived'],
  ["Nul n'est dispensé de la formation.", 'rule affirmed'],
  ['Un projet urgent ne dispense personne de cette règle.', 'rule affirmed'],
  ["Le chiffrement n'est pas obligatoire.", 'waived'],
  ['Les stagiaires ne sont pas tenus de signer la charte.', 'waived'],
  ["Les chefs d'équipe n'ont pas à valider les demandes.", 'waived'],
  ['Le double contrôle peut être omis en période de clôture.', 'waived'],
  ["Le choix du support est laissé à l'appréciation de chacun.", 'waived'],
  ['La revue a lieu si le temps le permet.', 'waived'],
  ['Personne ne contrôle les journaux.', 'rule denied'],
  ["La sauvegarde n'a pas pu être restaurée.", 'denied failed'],
  ["La base n'a pu être restaurée.", 'denied failed'],
  ["Aucune sauvegarde n'a pu être restaurée.", 'denied'],
  ["Aucun changement n'est mis en production avant d'être validé.", 'rule affirmed'],
  ["Aucun accès n'est ouvert sans l'accord du propriétaire.", 'rule affirmed'],
  ['Aucun accès n’est ouvert sans l’accord du propriétaire.', 'rule affirmed'],
  ["Les comptes ne sont ouverts qu'après validation du responsable.", 'rule affirmed'],
  ['Seuls les administrateurs ont accès ; ils ne se connectent que par le bastion.', 'affirmed'],
  ['Un compte ne peut être créé tant que la demande est incomplète.', 'rule affirmed'],
  ['Les comptes qui ne sont pas utilisés pendant 90 jours sont désactivés.', 'rule affirmed'],
  ['Les accès qui ne sont plus nécessaires sont retirés.', 'rule affirmed'],
  ["Le compte d'un agent qui quitte la société n'est pas fermé.", 'rule denied'],
  ["N'oubliez pas de verrouiller votre poste.", 'rule affirmed'],
  ["N'hésitez pas à signaler tout message douteux.", 'rule affirmed'],
  ['Nul ne peut entrer seul dans la salle des serveurs.', 'rule banned'],
  ['Il est interdit de transmettre un mot de passe par courriel.', 'rule banned'],
  ['Les échecs répétés ne sont pas tolérés.', 'rule banned'],
  ['Les tentatives échouées entraînent le blocage du compte.', 'rule affirmed'],
  ['Les comptes partagés ne sont pas supprimés.', 'rule denied'],
  ["La base n'est pas accessible depuis internet.", 'rule affirmed'],
  ['Les incidents ne sont pas déclarés.', 'rule denied'],
  ["Aucun incident n'a été signalé au cours du trimestre.", 'deed affirmed'],
  ["Aucun des écarts n'a été corrigé.", 'denied'],
  ["Si la restauration échoue, l'exploitation la recommence sous une semaine.", 'rule affirmed'],
  ["En cas d'échec, la tâche est relancée avant midi.", 'rule affirmed'],
  ['Une tâche en échec est relancée avant midi.', 'rule affirmed'],
  ['Une revue sera mise en place en 2027.', 'plan'],
  ["Le déploiement de l'authentification forte est prévu pour le printemps.", 'plan'],
  ["La procédure est en cours d'élaboration.", 'plan'],
  ["Nous prévoyons de chiffrer tous les portables l'an prochain.", 'plan'],
  ['Les clauses sont prévues au contrat.', 'rule affirmed'],
  ['Une revue est prévue chaque année.', 'rule affirmed'],
  ['Qui valide les accès ?', 'question'],
  ['Le propriétaire reste à désigner.', 'open'],
  ['Durée de conservation : à définir.', 'open'],
  ['Le choix du prestataire n’est pas encore tranché.', 'open'],
  ['Le prestataire doit être certifié ISO 27001.', 'vendor rule'],
  ["L'hébergeur réalise les sauvegardes chaque nuit.", 'vendor rule affirmed'],
  ['Notre sous-traitant informe le client sans délai.', 'vendor rule affirmed'],
  ['Les sauvegardes sont effectuées par l’hébergeur.', 'vendor rule affirmed'],
  ['Les accès des prestataires sont revus chaque trimestre.', 'unnamed rule affirmed'],
  ['Le client conserve ses propres journaux.', 'customer rule'],
  ['La direction approuve la politique chaque année.', 'us rule affirmed'],
  ['Le RSSI ne valide pas les demandes.', 'role rule denied'],
  ['Les collaborateurs signalent tout incident.', 'everybody rule affirmed'],
  ['Nous revoyons les droits deux fois par an.', 'us rule affirmed'],
  ["La règle ne s'applique pas aux systèmes en nuage ni aux prestataires.", 'exception'],
  ["Les portables sont chiffrés, à l'exception de ceux de la direction.", 'exception'],
  ['La norme ISO 27001 exige que les sauvegardes soient testées.', 'quotation'],
  ['Les entreprises doivent revoir les accès régulièrement.', 'quotation'],
  ['Dans ce module, vous apprendrez à classer les informations.', 'quotation'],
  ["La présente politique s'applique à tous les salariés.", 'scope'],
  ['Le présent document décrit la gestion des sauvegardes.', 'scope'],
  ['Tout manquement peut entraîner des sanctions disciplinaires.', 'sanction'],
  ['Voir la procédure de gestion des accès.', 'reference'],
  ['On entend par incident tout événement qui touche les données.', 'definition'],
  [
    'Les sauvegardes sont faites chaque nuit mais les restaurations ne sont pas testées.',
    'affirmed none; unnamed rule denied',
  ],
  ['Les 12 restaurations ont réussi sans perte de données.', 'deed affirmed'],
  ["La revue trimestrielle n'a pas été effectuée.", 'deed denied'],
  ["Le registre n'a pas été mis à jour depuis 2023.", 'deed denied'],
  ["Aucun responsable n'a été nommé pour la comptabilité.", 'denied'],
  ['Il ne restait aucun point ouvert de la revue précédente.', 'affirmed'],
  ["Personne n'a d'accès permanent à la production.", 'affirmed'],
  ["Les données d'essai ne doivent pas contenir de données réelles à moins d'être masquées.", 'affirmed'],
  ['Les salariés doivent non seulement verrouiller leur poste mais aussi retirer leur carte.', 'rule affirmed'],
  ['Les appareils non chiffrés sont bloqués.', 'rule affirmed'],
  ['Les portables ne sont pas chiffrés.', 'rule denied'],
  ["L'antivirus est désactivé sur les serveurs.", 'denied failed'],
  ['Le compte est désactivé le jour du départ.', 'rule affirmed'],
  ["L'essai de restauration a été réalisé le 3 octobre 2026 par l'exploitation.", 'role deed affirmed'],
  ['La traçabilité fait défaut.', 'denied failed'],
  ['Les revues du second semestre restent à faire.', 'denied failed'],
  ['Le plan de reprise est en retard.', 'denied failed'],
  ["Les journaux sont relus au moins une fois par mois, sans attendre l'audit.", 'rule affirmed'],
  ['Les mots de passe sont conservés en clair.', 'denied failed'],
  ['Les mots de passe ne sont jamais conservés en clair.', 'rule affirmed'],
  ["Rien n'est laissé sans copie.", 'affirmed'],
  ["Aucune clé ne sort de l'étude.", 'rule affirmed'],
  ['Sans son visa, pas de mise en service.', 'rule affirmed'],
  ["Aucune application n'y échappe.", 'rule affirmed'],
  ['Pas de revue en 2026 faute de temps.', 'denied'],
  ['La revue devrait être faite chaque année.', 'affirmed'],
  ['Le présent document est abrogé et remplacé par la version 4.', 'affirmed'],
  ["L'écart n° 12 a été corrigé le 4 mai et vérifié le 9 mai.", 'deed affirmed'],
  ["Il a été constaté que les restaurations n'étaient pas testées.", 'denied'],
  ["Il n'est pas interdit de réutiliser un mot de passe.", 'waived'],
])('%s : %s', (text, expected) => {
  expect(said(text)).toContain(expected);
});

test.each([
  ['Serveur de paie | 04/05/2026 | réussi', 'deed affirmed done'],
  ['Serveur de paie | 04/05/2026 | échec', 'deed denied failed'],
  ['Serveur web | non réalisé | —', 'denied failed'],
  ['Recette du portail | L. Ammar | Aucun écart', 'affirmed done'],
  ['Messagerie | en retard | M. Vial', 'denied failed'],
  ['Poste 12 | oui | chiffré', 'affirmed done'],
])('the row %s is %s', (text, expected) => {
  expect(said(text, 'row')).toContain(expected);
});

test.each([
  ['Les contrôles devraient être faits chaque mois.', 'should'],
  ['Les utilisateurs peuvent activer le second facteur.', 'may'],
  ['Les utilisateurs doivent activer le second facteur.', 'must'],
  ['Il est recommandé de changer le mot de passe.', 'should'],
])('%s binds as %s', (text, expected) => {
  expect(readStatements(text, grammarOf('fr'))[0]?.strength).toBe(expected);
});

test('a sentence of five thousand words is read at once', () => {
  const sentence =
    "Le responsable qui ne figure pas au registre ne revoit aucun droit que l'équipe n'a pas ouvert, lorsque le prestataire n'est informé de rien, ";
  const text = sentence.repeat(200);
  readStatements(text, grammarOf('fr'));
  const start = performance.now();
  readStatements(text, grammarOf('fr'));
  expect(performance.now() - start).toBeLessThan(100);
});

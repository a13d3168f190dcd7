import { expect, test } from 'vitest';
import { grammarOf, has } from './grammar.ts';
import { readStatements } from './read-statements.ts';

/** How it stands: "rule denied must" of each clause, with a mark where it is not plain what is denied. */
function said(text: string): string {
  return readStatements(text, grammarOf('fr'), text.includes(' | ') ? 'row' : 'p')
    .map(({ mode, polarity, strength, reach }) => `${mode} ${polarity}${reach ? '?' : ''} ${strength}`)
    .join('; ');
}

test.each([
  // Nothing rules it, nobody knows it.
  ['Rien n’oblige les stagiaires à verrouiller leur écran.', 'denied'],
  ['Rien n’interdit de photographier le plan du bâtiment.', 'denied'],
  ['Rien n’est écrit sur la durée de garde des badges.', 'denied'],
  ['On ne sait pas qui détient la clé du local technique.', 'denied'],
  ['Nous ne savons plus combien de postes ont été livrés.', 'denied'],
  ['Il n’y a pas de consigne pour le télétravail.', 'denied'],
  ['Aucune consigne n’existe pour les supports amovibles.', 'denied'],
  ['Le contrat ne dit rien de la fin de la prestation.', 'denied'],
  ['La charte n’aborde ni les réseaux publics ni les visiteurs.', 'denied'],
  ['Les devoirs du correspondant ne figurent nulle part.', 'denied'],
  ['Les besoins de stockage n’ont jamais été chiffrés ni anticipés.', 'denied'],
  ['Le comité n’a pas été consulté sur le choix de l’hébergeur.', 'denied'],
  ['Les horloges des caméras ne sont pas synchronisées.', 'denied'],
  ['La moitié des tablettes n’a pas de code.', 'denied'],
  ['Personne n’a recensé les comptes de service.', 'denied'],
  ['Aucune vérification n’est prévue pour les intérimaires.', 'denied'],
  // Without anything, before it is too late.
  ['Les intérimaires sont recrutés sans aucune vérification de leur parcours.', 'denied'],
  ['Les disques partent au rebut sans que personne les efface.', 'denied'],
  ['Le module n’est jamais testé avant la livraison.', 'denied'],
  // In everyday words.
  ['Le plan de reprise dort dans un tiroir du secrétariat.', 'denied'],
  ['Les alertes s’entassent dans une boîte commune.', 'denied'],
  ['Quatre constats de l’audit sont toujours ouverts.', 'denied'],
  ['Le dernier exercice date de 2016.', 'denied'],
  ['La procédure est restée à l’état de brouillon.', 'denied'],
  ['Les cadres ignorent quelles données ils doivent protéger.', 'denied'],
  ['Le registre est rempli d’avance pour toute l’année.', 'denied'],
  ['Les données ne sont pas chiffrées et les supports traînent dans les couloirs.', 'denied'],
  ['Tout le monde peut modifier les fiches de paie.', 'denied'],
  // Left to mood and chance.
  ['Chacun range ses dossiers à sa guise.', 'waived'],
  ['Les accès sont retirés au gré des disponibilités.', 'waived'],
  ['Les droits sont donnés selon l’humeur du responsable.', 'waived'],
  ['L’acheteur choisit les prestataires de son propre chef.', 'waived'],
  ['La sauvegarde est lancée quand quelqu’un y pense.', 'waived'],
])('%s stands as %s', (text, expected) => {
  expect(said(text)).toContain(expected);
});

test.each([
  // What is denied is what nobody wants.
  ['Le réseau invité n’est pas relié à celui des caisses.', 'rule affirmed must'],
  ['Les comptes de test et de production ne sont pas les mêmes.', 'rule affirmed must'],
  ['Une offre sans certificat n’est pas retenue.', 'rule affirmed must'],
  ['Le lanceur d’alerte n’est pas puni.', 'rule affirmed must'],
  ['Les salariés ne fument pas près des baies.', 'rule affirmed must'],
  ['Rien n’est laissé à la guise de chacun.', 'affirmed'],
  ['Rien n’est organisé sans l’accord du responsable.', 'affirmed'],
  // A condition denies nothing.
  ['Si le titulaire n’est pas joignable, son adjoint décide.', 'rule affirmed must; rule affirmed must'],
  ['Quand aucun badge ne porte de nom, le gardien appelle le service.', 'affirmed'],
  ['Chacun signale un doute, même s’il n’est pas certain.', 'affirmed'],
  // What is only set against the rule.
  ['Les clés sont remises en main propre, jamais par courrier.', 'rule affirmed must'],
  ['Le code est tiré du dépôt officiel, pas d’un forum, et relu.', 'rule affirmed must'],
  ['Salle de repli : murs pleins, pas de fenêtre, serrure à code.', 'rule affirmed must'],
  ['Huit règles sans trafic, supprimées le 4 mai.', 'affirmed'],
  // Modes that one word used to bring about.
  ['Dans le but de limiter les pertes, les disques sont copiés chaque nuit.', 'rule affirmed must'],
  ['Le barème prévoit un rappel, puis un avertissement, puis une sanction.', 'rule affirmed must'],
  ['Avant toute sanction, la direction entend la personne.', 'rule affirmed must'],
  ['Le plan annuel de formation couvre les équipes de nuit.', 'rule affirmed must'],
  ['La procédure de départ décrit qui reprend le matériel et sous quel délai.', 'rule affirmed must'],
  ['Les supports sont broyés selon la norme DIN 66399.', 'rule affirmed must'],
  ['Charte lue le 3 mai, quiz réussi.', 'affirmed must'],
  ['Les auditeurs reçoivent un compte en lecture seule.', 'rule affirmed must'],
  ['Une relève est prévue pour chaque poste clé.', 'rule affirmed must'],
  ['Le registre indique quels services chaque équipe peut joindre.', 'rule affirmed must'],
  ['La RSSI peut couper un service en cas d’attaque.', 'rule affirmed must'],
  ['Le personnel peut signaler un doute de façon anonyme.', 'rule affirmed must'],
])('%s still stands as %s', (text, expected) => {
  expect(said(text)).toContain(expected);
  expect(said(text)).not.toMatch(/denied|waived/);
});

test.each([
  ['Le présent plan fixe les objectifs de la reprise.', 'scope'],
  ['La politique de sauvegarde définit les principes applicables.', 'scope'],
  ['Périmètre : siège et agences.', 'scope'],
  ['Toute infraction à ces règles peut conduire à un licenciement.', 'sanction'],
  ['Selon le guide de l’ANSSI, les mots de passe sont longs.', 'quotation'],
  ['La formation est prévue pour le printemps.', 'plan'],
  ['Les salariés peuvent demander une formation.', 'may'],
  ['Le salarié peut signaler un incident.', 'may'],
])('%s remains %s', (text, expected) => {
  expect(said(text)).toContain(expected);
});

test.each([
  ['C’est le prestataire qui décide des accès.', 'vendor'],
  ['C’est au client de garder ses journaux.', 'customer'],
  ['Le prestataire chiffre les copies.', 'vendor'],
  ['Le prestataire est certifié.', 'vendor'],
  // Suppliers who only suffer what we do.
  ['Les fournisseurs sont évalués chaque année.', 'unnamed'],
  ['Tout sous-traitant est audité avant la signature.', 'unnamed'],
])('%s binds %s', (text, expected) => {
  expect(readStatements(text, grammarOf('fr'))[0]?.bound).toBe(expected);
});

test('none of a count that has no number is a negation, not a failed count', () => {
  const [statement] = readStatements(
    'Aucun intervenant ne travaille sur nos serveurs avant d’avoir signé la charte.',
    grammarOf('fr'),
  );
  expect(statement?.outcome).toBe('none');
});

test.each([
  // A rule that is kept small by its own words is not its exception.
  ['Les accès sont revus, sauf ceux du nuage et des prestataires.', false],
  ['Les accès sont revus, sauf accord écrit du directeur.', true],
])('the exception of %s is kept small: %s', (text, expected) => {
  expect(readStatements(text, grammarOf('fr'))[0]?.mode).toBe('exception');
  expect(has(grammarOf('fr').bounded, text)).toBe(expected);
});

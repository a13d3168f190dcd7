/** French words of questions and answers by their meaning in English, beside the concepts that the engine has: "meaning: variants". */
export const FRENCH = `
available: disponible, disponibles
encrypt: chiffré, chiffrées, chiffrés, chiffrée, chiffrement, chiffrer, cryptées
keep: conservé, conservée, conservés, conservées, conserver, gardés, gardées, stockées, stockés
retention: conservation, rétention
review: revu, revue, revus, revues, vérifiés, vérifiées, examinés, contrôlés, réexaminés, contrôle
test: testé, testée, testés, testées, essai, essais, tester
exercise: exercice, exercices, exercé
restore: restauration, restaurations, restauré, restaurés, restaurer, rétabli, rétablis, rétablir, rétablissement
backup: sauvegarde, sauvegardes, sauvegardé, sauvegardés, sauvegardées
log: journal, journaux, journalisés, journalisation, enregistrés, traces
share: partagé, partagés, partagée, partagées, partager, partage
password: passe
account: compte, comptes
right: droit, droits
access: accès
revoke: révoqué, révoqués, retiré, retirés, retrait, supprimés, désactivés
leaver: départ, départs, quitte, quittent, sortants, partants
employee: employé, employés, salarié, salariés, collaborateur, collaborateurs, personnel
training: formation, formations, formés
security: sécurité
vendor: fournisseur, fournisseurs, prestataire, prestataires
assess: évalué, évalués, évaluation, évaluer
contract: contrat, contrats
vulnerability: vulnérabilité, vulnérabilités, faille, failles
fix: corrigé, corrigées, correction, corriger
patch: correctif, correctifs
apply: appliqué, appliqués, appliquée
scan: analyse, scan, scans, analysées
critical: critique, critiques
deadline: délai, délais
incident: incident, incidents
report: signalé, signalés, signaler, déclaré, déclarés
inform: informé, informés, informer, avertis, prévenus
customer: client, clients
lost: perdu, perdus, perte
device: appareil, appareils, équipement
laptop: portable, portables
install: installer, installé
software: logiciel, logiciels
media: supports
disk: disque, disques
hard: durs, dur
destroy: détruit, détruits, détruites, destruction
delete: supprimé, supprimées, effacées, suppression
developer: développeur, développeurs
certify: certifié, certifiée, certification, certifiés
forensic: forensique
company: société, entreprise
external: externe, externes, externalisé
independent: indépendant, indépendante
administrator: administrateur, administrateurs
separate: séparé, séparés, séparée, distinct, distincts, cloisonnés
cyber insurance: cyberassurance
insurance: assurance
minimum: minimale, minimum
length: longueur
visitor: visiteur, visiteurs
escort: accompagné, accompagnés, escortés
network: réseau, réseaux
penetration: intrusion
data: données, donnée
rest: repos
disaster recovery site: secours
owner: propriétaire, propriétaires
approve: approuvé, approuvés, validé, approbation
alert: alerte, alertes
monitor: surveillé, surveillés, surveillance, supervision
level: niveau, niveaux
classify: classifiées, classification
business continuity: continuité
plan: plan
crisis: crise
generator: électrogène
interruption: interruption, interruptions
year: année, an
equipped: équipé, équipés
location: lieu, lieux
private: personnel, personnels, privés
key: clé, clés
transfer: transféré, transférées, transfert
authentication: authentification
factor: facteur, facteurs
multi: multifacteur, multifacteurs
approve: autorisé, autorisée, agréés, validée, validés, validées
read: lit, lire, lu
change: changement, changements, changé, modifié, modifications, modification
release: livraison, déployé
production: production
hire: embauche, embauché, embauchés, recrutement, recrutés
candidate: candidat, candidats
identity: identité
background check: antécédents, casier
confidentiality agreement: confidentialité
insurance: assuré, assurances, police
separate: séparées, séparation, isolés, segmentés
guest: invité, invités
second: deuxième, seconde, second, autre
physical: physique
building: bâtiment, bâtiments, locaux
room: salle, salles
door: porte, portes
fire: incendie
power: électrique, électricité
generator: générateur, groupe
owner: responsable, responsables
list: liste
register: registre, registres
inventory: inventaire, inventaires
asset: actif, actifs
phone: téléphone, téléphones
mobile: mobile, mobiles
private: personnelle, personnelles, privé, privée
usb: usb, amovibles
home: télétravail, domicile
firewall: pare-feu, pare-feux
rule: règle, règles
internet: internet
antivirus: antivirus, malveillants
email: messagerie, courriel, e-mail
attempt: tentative, tentatives
failed: échoué, échouées, échec, échecs
successful: réussi, réussis, succès
lock: verrouillé, verrouillés, verrouillage, bloqué
session: session, sessions
record: enregistré, enregistrée, enregistrement, consigné, consignés
privileged: privilégié, privilégiés, privilèges
least: moindre
need: besoin, nécessaire
role: rôle, rôles
forbidden: interdit, interdits
sensitive: sensibles, sensible
confidential: confidentiel, confidentielle, confidentiels
paper: papier, papiers
shred: broyé, déchiqueté, broyeur
wipe: effacé, effacés
return: restitué, restitution, rendus
end: fin, terme
contract: accord, contractuel
subcontractor: sous-traitant, sous-traitants
country: pays
europe: ue, européenne
located: situé, situés, hébergées, hébergés
stored: hébergé, stockage
store: stocke, stockent
authority: autorité
within: sous
hour: heures, heure
breach: violation, violations
lessons learned: enseignements, bilan
root cause: causes, cause
team: équipe
hotline: numéro
night: nuit
weekend: week-end, week-ends
monitor: surveille, surveillées, supervisé, supervisées
analyse: analysés, analysé
code: code
developer: développement, développeuses
static: statique
dynamic: dynamique
application: application, applications
portal: portail
server: serveur, serveurs
database: base, bases
system: système, systèmes
important: important, importants
recovery: reprise, récupération
objective: objectif, objectifs
immutable: immuable, immuables
tape: bande, bandes
hardware: matériel
token: jeton
vault: coffre, coffre-fort
ransom: rançon, rançons
pay: payer, payées, payé, versées
train: entraîné, entraîner, entraînons
artificial intelligence: ia
tool: outil, outils
model: modèle, modèles
enter: saisir, saisies
screenshot: captures
desk: bureau, bureaux
screen: écran, écrans
clear: rangé, propre, propres
phishing simulation: simulations, hameçonnage
disciplinary: disciplinaires, disciplinaire
new: nouveau, nouveaux, nouvelle, nouvel
month: mois
risk: risque, risques
policy: politiques
audit: audit, audits
report: rapport, rapports
plan: plans
exercise: simulation
site: site, sites
transit: transit
key: clefs
module: module
certificate: certificat, certificats, attestation
`;

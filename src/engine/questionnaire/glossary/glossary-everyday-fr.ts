/** French words of every day that questions and rules are made of, by their meaning in English: "meaning: variants". */
export const EVERYDAY_FRENCH = `
all: tout, tous, toute, toutes, chaque, leur, leurs, même, eux-mêmes, déjà, actuellement, ainsi, peuvent-ils, peuvent-elles, sont-elles, avez, disposez, autre
use: utilisé, utilisés, utilisée, utilisées, utiliser, utilisez, utilise, utilisation, usage, emploi, employé, recours
close: fermé, fermée, fermés, fermées, ferme, ferment, fermeture, clôturé, clôturés, clôture
open: ouvert, ouverte, ouverts, ouverture
leave: partent, part, quitte, quittent, départ, départs, quittant, sortant
leaver: sortants, partants, anciens
begin: début, commence, commencent, arrivée, arrivées, embauche
joiner: arrivants, arrivant, nouveaux, nouvel
hire: embauché, embauchés, recrutement, recruté, recrutés, embaucher, recruter
applicant: candidat, candidats, candidature, candidatures, postulants
background: antécédents, casier, judiciaire
criminal record: casier
employee: salarié, salariés, salariée, collaborateur, collaborateurs, employé, employés, agents, personnel
account: compte, comptes
ban: interdit, interdite, interdits, interdites, interdiction, proscrit, prohibé
allow: autorisé, autorisée, autorisés, permis, permise, admis, admise, toléré
exception: exception, exceptions, dérogation, dérogations, exempté, exemptés
ticket: ticket, tickets, demandes
support: assistance, support, dépannage
mailbox: boîte, boîtes, messagerie
email: courriel, courriels, mail, mails, e-mail, messages
message: message, messagerie
document: document, documents, pièces
office: bureau, bureaux, locaux, bureautique
premises office: locaux
inactive: inactif, inactifs, inactive, inactives, inutilisé, inutilisés, inactivité
automatic: automatique, automatiques, automatiquement, automatisé, automatisée
decision: décision, décisions
disable: désactivé, désactivés, désactive, désactivation, coupé, coupés
block: bloqué, bloqués, bloquée, bloquées, bloque, blocage, rejetées, rejeté
export: exporter, exportent, exporté, exportation
end: fin, terme, expiration, résiliation, cessation
day: jour, jours
written: écrit, écrite
confirm: confirmé, confirmée, confirmez, confirmation, attestation, attestez
copy: copie, copies, double
offline: hors-ligne, déconnectée, déconnecté
unchangeable: immuable, immuables, inaltérable, inaltérables
alter: modifié, modifiés, modifier, altéré, altérés, altérer, falsifié, modifications, altération
change: changement, changements, changer, change, changent, changé, changés, renouvelés
location: lieu, lieux, emplacement, endroit, site
another: autre, autres
separate: séparé, séparés, séparée, séparées, séparation, distinct, distincts, cloisonné, cloisonnés, cloisonnement
network: réseau, réseaux
guest: invité, invités, visiteurs
wireless: wifi, wi-fi, sans-fil
disk: disque, disques
computer: ordinateur, ordinateurs, poste, postes
laptop: portable, portables
phone: téléphone, téléphones, mobile, mobiles, smartphones
usb: usb, clés usb
private: privé, privés, privée, privées, personnels, perso
same: même, mêmes
several: plusieurs
person: personne, personnes, gens, individus
team: équipe, équipes
reach: joignable, joignables, astreinte
night: nuit, nuits
weekend: week-end, week-ends
emergency: urgence, urgences, secours
crisis: crise, crises
recovery: rétabli, rétablis, rétablissement, reprise, remise
outage: panne, pannes, interruption, interruptions, arrêt, indisponibilité, coupure
available: disponible, disponibles, disponibilité
site: site, sites
data centre: datacenter, datacenters, hébergement
power generator: groupe, électrogène, générateur
cause: cause, causes, origine
lesson: leçons, enseignements, retour
review: revue, revues, examen, examiné, examinés, relu, relue, relus, relecture, revus, révisé, révisés, réexaminé
exercise: exercice, exercices, simulation, simulé, entraînement
plan: plan, plans
report: signalement, signalé, signalée, signaler, signalent, déclaré, déclarer, déclaration, rapport
authority: autorité, cnil, régulateur
press: presse, médias
inform: prévenu, prévenus, averti, avertis, avise, avisés, préviennent, notifié, notifiés, notification, notifier
breach: violation, violations, fuite, fuites, atteinte
evidence: preuve, preuves
supplier: fournisseur, fournisseurs, prestataire, prestataires
subcontractor: sous-traitant, sous-traitants, sous-traitance
before: avant, préalable, préalablement
contract: contrat, contrats, contractuel, accord
sign: signature, signé, signée, signés, signent, signer
exit: sortie, réversibilité
class: classe, classes, niveau, niveaux, catégorie, catégories
important: important, importants, essentiels
approve: approuvé, approuvée, approuvés, approbation, validé, validée, validation, accord, habilité
owner: propriétaire, propriétaires, responsable, responsables
request: demande, demandé, demander, requête
manager: supérieur, hiérarchique, encadrant, directeur, direction
role: rôle, rôles, fonction, fonctions, poste
privileged: privilégié, privilégiés, privilèges, administratifs
administrator: administrateur, administrateurs, administration
right: droit, droits, habilitation, habilitations
login: connexion, connexions, connecter, ouverture
attempt: tentative, tentatives, essais
failed: échoué, échouées, échec, échecs, infructueuses
character: caractère, caractères
length: longueur
session: session, sessions
screen: écran, écrans
desk: bureau
lock: verrouille, verrouillé, verrouillés, verrouillage, verrouillent
key: clé, clés, clef, clefs
hardware: matériel, matériels, équipement, équipements
hardware security module: hsm
module: module
shred: broyé, broyés, broyeur, déchiqueté
paper: papier, papiers
tape: bande, bandes
disposal: rebut, élimination, éliminés
overwrite: écrasées, écrasés, écrasement, effacé
sell: vendre, vendez, vendues, vendus, vente, cédées, cession, revendez
third party: tiers, tierce
country: pays
transfer: transfert, transférées, transférer, transmises
process: traitement, traitements, traite, traitées, traiter
personal data: personnelles
officer: délégué, déléguée, chargé
appoint: désigné, désignée, nommé, nommée
data protection: rgpd, dpo
impact assessment: aipd
consent: consentement
inventory: inventaire, inventaires, registre, recensement, liste
asset: actifs, actif, biens
risk: risque, risques
train: formé, formés, formée, formation, formations, entraîner, sensibilisés
awareness: sensibilisation
phishing: hameçonnage
artificial intelligence: ia, intelligence, artificielle
model: modèle, modèles
tool: outil, outils
enter: saisir, saisi, saisie, saisies, introduire
public: public, publics, publique
customer: client, clients, clientèle
production: production
test environment: préproduction
source code: code
developer: développeur, développeurs, programmeurs
penetration test: pentest, intrusion, intrusions
malware: malveillant, malveillants, virus, antivirus, antimalware
firewall: pare-feu, pare-feux
detection: détection, détecter
intrusion detection: ids, ips
monitor: surveillance, surveillé, surveillés, surveille
alarm: alarme, alarmes, alerte, alertes
camera: caméra, caméras, vidéosurveillance
guard: gardien, gardiens, gardiennage
fire smoke: incendie, fumée, extincteurs
badge: badge, badges
insurance: assurance, assurances, assuré
remote: distance, distant, télémaintenance
home work: télétravail, domicile
confidentiality: confidentialité, secret
disciplinary: sanction, sanctions, disciplinaire, disciplinaires
software: logiciel, logiciels, application, applications
install: installer, installé, installés, installent, installation
patch: correctif, correctifs, mises
apply fix: appliqués, appliqué, corrigées, corrigés, corrigée
critical: critique, critiques
vulnerability: faille, failles, vulnérabilités, vulnérabilité
protect: protégé, protégés, protégées, protection
log: journaux, journal, journalisation, traces, logs
store: stocké, stockés, stockées, stockage, entreposé, hébergées, hébergés
keep: conservé, conservés, conservées, conservation, gardés, gardées, archivés
delete: supprimé, supprimés, supprimées, suppression, effacées, effacement
restore: restauration, restaurations, restaurer, restauré
backup: sauvegarde, sauvegardes, sauvegardé
encrypt: chiffré, chiffrés, chiffrées, chiffrement, cryptés
revoke: révoqué, révoqués, retiré, retirés, retrait
service: service, services, prestation, prestations
duty: devoir, devoirs, obligation, obligations
result: résultat, résultats, constats
comply: conformité, respecté, respectées
licence: licence, licences
acceptance: recette
purpose: but, finalité, finalités
component: composant, composants, bibliothèque, bibliothèques
printer: imprimante, imprimantes
manufacturer: éditeur, fabricant
capacity: capacité, capacités
week weekly: semaine, semaines, hebdomadaire
day daily: quotidien, quotidienne, quotidiennement
month monthly: mensuel, mensuelle, mensuellement, mois
quarter: trimestre, trimestres, trimestriel, trimestrielle
year annual: annuel, annuelle, annuellement, an, année
threat: menace, menaces
interface: interface, interfaces
file: fichier, fichiers, dossier, dossiers
reception: accueil
identifier: identifiant, identifiants
repair: réparation, réparé
law: loi, lois, juridique, réglementaires, légales
order purchase: achat, achats, commande, commandes
severity: gravité, criticité
temporary: temporaire, temporaires
theft: vol, volé, volés
integrity: intégrité
reason: motif, raison
audit: audit, audits, auditeur
finding: constat, écart, écarts
measure: mesure, mesures
document: documenté, documentée, documentés, consigné, consignés
record: enregistré, enregistrés, enregistrées, enregistrement, tenu, tenue
update: actualisé, actualisés, mise à jour
label: étiqueté, étiquette, marquage, marquées
classify: classifié, classification, classées, sensibilité
internal: interne, internes
external: externe, externes, extérieur
cloud: cloud, nuage
answer: réponse, réponses, répondu
country european: européenne, europe
independent: indépendant, indépendante
periodic regular: périodique, périodiquement
assess: évalué, évalués, évaluation, évaluations, apprécié
check: vérifié, vérifiés, vérification, contrôlé, contrôles, contrôle
hour: heure, heures
policy: politique, politiques, charte
procedure: procédure, procédures, consignes
list: figurant
`;

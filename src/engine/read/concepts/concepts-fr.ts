/** French phrases by their meaning in English, "meaning: variants". */
export const FRENCH = `
information security policy: politique de sécurité de l'information, politique de sécurité des systèmes d'information, pssi, politique générale de sécurité
information security: sécurité de l'information, sécurité des systèmes d'information, cybersécurité, sécurité informatique
isms: système de management de la sécurité de l'information, smsi
policy: politique, charte
procedure: procédure, mode opératoire
top management: direction, direction générale, comité de direction
chief information security officer: rssi, responsable de la sécurité, responsable de la sécurité des systèmes d'information, responsable sécurité
roles and responsibilities: rôles et responsabilités, responsabilités
scope: périmètre, domaine d'application, champ d'application
interested parties: parties intéressées, parties prenantes
risk assessment: appréciation des risques, évaluation des risques, analyse de risques, analyse des risques
risk treatment plan: plan de traitement des risques
risk treatment: traitement des risques, traitement du risque
risk register: registre des risques, cartographie des risques
risk owner: propriétaire du risque, propriétaires des risques
risk acceptance: acceptation du risque, critères d'acceptation, risque résiduel
statement of applicability: déclaration d'applicabilité
security objectives: objectifs de sécurité
internal audit: audit interne, audits internes, programme d'audit
management review: revue de direction
nonconformity: non-conformité, non-conformités
corrective action: action corrective, actions correctives
continual improvement: amélioration continue
competence: compétence, compétences
awareness: sensibilisation
security awareness training: sensibilisation à la sécurité, formation à la sécurité, formations de sécurité
document control: maîtrise des documents, informations documentées, gestion documentaire
segregation of duties: séparation des tâches, séparation des fonctions
threat intelligence: renseignement sur les menaces, veille sur les menaces
project management: gestion de projet, projets
asset inventory: inventaire des actifs, registre des actifs, inventaire
asset owner: propriétaire de l'actif, propriétaires des actifs
acceptable use: utilisation acceptable, utilisation correcte, charte informatique, bon usage
return of assets: restitution des actifs, restitution du matériel
information classification: classification des informations, classification de l'information, niveaux de classification
labelling: marquage, étiquetage
information transfer: transfert d'information, transfert des informations, échange d'informations
access control: contrôle d'accès, contrôle des accès, gestion des accès
access rights: droits d'accès, habilitations, accès accordés
access review: revue des accès, revue des droits d'accès, revue des habilitations
identity management: gestion des identités, comptes utilisateurs
least privilege: moindre privilège, besoin d'en connaître
privileged access: accès privilégiés, comptes à privilèges, comptes administrateurs
password: mot de passe, mots de passe
multi-factor authentication: authentification multifacteur, authentification à deux facteurs, authentification forte
authentication: authentification
supplier: fournisseur, fournisseurs, prestataire, prestataires, sous-traitant, sous-traitants, tiers
supplier relationship: relations avec les fournisseurs, gestion des fournisseurs
supplier agreement: contrats avec les fournisseurs, accords avec les fournisseurs
right to audit: droit d'audit
cloud service: services en nuage, informatique en nuage, service cloud, services cloud, nuage
incident response plan: plan de réponse aux incidents
security incident: incident de sécurité, incidents de sécurité
incident management: gestion des incidents, traitement des incidents
event reporting: signalement des événements, signaler tout incident, déclaration d'incident, signalement
lessons learned: retour d'expérience, enseignements tirés
evidence collection: collecte de preuves, recueil de preuves
business continuity: continuité d'activité, continuité des activités, plan de continuité, pca
disaster recovery: reprise d'activité, plan de reprise, pra, reprise après sinistre
business impact analysis: analyse d'impact sur l'activité, bilan d'impact
legal requirements: exigences légales, exigences réglementaires, obligations légales
intellectual property: propriété intellectuelle, droits d'auteur
retention period: durée de conservation, durées de conservation, conservation
personal data: données personnelles, données à caractère personnel, vie privée
data protection officer: délégué à la protection des données, dpo
data subject: personne concernée, personnes concernées
data protection impact assessment: analyse d'impact relative à la protection des données, aipd
record of processing activities: registre des traitements, registre des activités de traitement
background check: vérification des antécédents, casier judiciaire, sélection des candidats
employment contract: contrat de travail, contrats de travail
disciplinary process: procédure disciplinaire, sanctions disciplinaires, sanctions
offboarding: départ, fin de contrat de travail, cessation
non-disclosure agreement: accord de confidentialité, engagement de confidentialité, clause de confidentialité
remote work: télétravail, travail à distance, travail à domicile
mobile device: appareils mobiles, terminaux mobiles, smartphone
endpoint: poste de travail, postes de travail, ordinateur portable, ordinateurs portables, terminaux
bring your own device: appareils personnels, équipements personnels
physical security perimeter: périmètre de sécurité physique, sécurité physique, zones sécurisées
physical entry: accès physique, accès aux locaux, contrôle d'accès physique, badge
visitor: visiteur, visiteurs
video surveillance: vidéosurveillance, caméras
fire suppression: extinction incendie, détection incendie, incendie
clear desk: bureau propre, bureau rangé
clear screen: écran vide, écran verrouillé, verrouillage de l'écran
removable media: supports amovibles, clé usb, clés usb, supports de stockage
secure disposal: mise au rebut, destruction sécurisée, destruction des supports, broyage
uninterruptible power supply: onduleur, onduleurs, groupe électrogène
equipment maintenance: maintenance du matériel, entretien
data center: centre de données, salle serveur, salle informatique
malware: logiciels malveillants, logiciel malveillant, antivirus, virus
vulnerability management: gestion des vulnérabilités, vulnérabilités techniques, vulnérabilités
patch management: correctifs, mises à jour de sécurité, gestion des correctifs
vulnerability scan: scan de vulnérabilités, analyse de vulnérabilités
penetration test: test d'intrusion, tests d'intrusion
configuration management: gestion de la configuration, gestion des configurations
hardening: durcissement
data deletion: suppression des données, effacement des données, effacement
data masking: masquage des données, anonymisation, pseudonymisation
data loss prevention: fuite de données, prévention des fuites
backup: sauvegarde, sauvegardes, copies de sauvegarde
restore test: test de restauration, tests de restauration, restauration
redundancy: redondance, haute disponibilité
logging: journalisation, journaux, traces
security monitoring: surveillance, supervision de la sécurité, supervision
clock synchronization: synchronisation des horloges
software installation: installation de logiciels
network security: sécurité des réseaux, sécurité réseau, réseaux
network segmentation: cloisonnement des réseaux, segmentation réseau, segmentation des réseaux
web filtering: filtrage web
encryption: chiffrement, chiffré, chiffrées, cryptographie, chiffrés
key management: gestion des clés
secure development: développement sécurisé, développement logiciel
secure coding: codage sécurisé
test data: données de test, jeux d'essai
change management: gestion des changements, changements
change request: demande de changement
capacity management: gestion de la capacité, dimensionnement
service levels: niveaux de service
approved: approuvé, approuvée, validé
review: revue, revues, réexamen
employees: collaborateurs, employés, salariés, personnel
confidential: confidentiel, confidentielle
`;

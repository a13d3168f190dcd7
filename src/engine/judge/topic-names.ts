import type { Language } from '#domain/organisations/language.ts';

/** Subjects by the names that people write, "English | German | French | Spanish"; an abbreviation stands behind in brackets. */
const NAMES = `
Multi-factor authentication (MFA) | Mehr-Faktor-Authentifizierung (MFA) | Authentification multifacteur (MFA) | Autenticación multifactor (MFA)
Passwords | Passwörter | Mots de passe | Contraseñas
Single sign-on (SSO) | Einmalanmeldung (SSO) | Authentification unique (SSO) | Inicio de sesión único (SSO)
Access control | Zugriffssteuerung | Contrôle d’accès | Control de acceso
Access review | Überprüfung der Zugriffsrechte | Revue des accès | Revisión de accesos
Privileged access | Privilegierte Zugriffe | Accès privilégiés | Accesos privilegiados
Least privilege | Minimale Rechte | Moindre privilège | Mínimo privilegio
Segregation of duties | Funktionstrennung | Séparation des tâches | Segregación de funciones
Joiners, movers and leavers | Eintritt, Wechsel und Austritt | Arrivées, mutations et départs | Altas, cambios y bajas
Offboarding | Austritt | Départ du personnel | Baja de personal
Remote work | Mobiles Arbeiten | Télétravail | Teletrabajo
Remote access | Fernzugriff | Accès à distance | Acceso remoto
Bring your own device (BYOD) | Private Geräte (BYOD) | Appareils personnels (BYOD) | Dispositivos personales (BYOD)
Mobile devices | Mobilgeräte | Appareils mobiles | Dispositivos móviles
Mobile device management (MDM) | Verwaltung mobiler Geräte (MDM) | Gestion des appareils mobiles (MDM) | Gestión de dispositivos móviles (MDM)
Endpoint devices | Endgeräte | Postes de travail | Equipos de usuario
Remote wipe | Fernlöschung | Effacement à distance | Borrado remoto
Malware | Schadsoftware | Logiciels malveillants | Software malicioso
Ransomware | Erpressungssoftware | Rançongiciel | Ransomware
Phishing | Phishing | Hameçonnage | Phishing
Phishing simulation | Phishing-Simulation | Simulation d’hameçonnage | Simulación de phishing
Email | E-Mail | Messagerie | Correo electrónico
Web filtering | Webfilter | Filtrage web | Filtrado web
Encryption | Verschlüsselung | Chiffrement | Cifrado
Cryptographic keys | Kryptographische Schlüssel | Clés de chiffrement | Claves criptográficas
Certificates | Zertifikate | Certificats | Certificados
Backup | Datensicherung | Sauvegarde | Copias de seguridad
Restore test | Wiederherstellungstest | Test de restauration | Prueba de restauración
Business continuity | Betriebskontinuität | Continuité d’activité | Continuidad del negocio
Business impact analysis (BIA) | Business-Impact-Analyse (BIA) | Bilan d’impact sur l’activité (BIA) | Análisis de impacto (BIA)
Disaster recovery | Notfallwiederherstellung | Reprise après sinistre | Recuperación ante desastres
Recovery time objective (RTO) | Wiederanlaufzeit (RTO) | Délai de reprise (RTO) | Tiempo objetivo de recuperación (RTO)
Recovery point objective (RPO) | Zulässiger Datenverlust (RPO) | Perte de données admise (RPO) | Punto objetivo de recuperación (RPO)
Redundancy | Redundanz | Redondance | Redundancia
Capacity management | Kapazitätsmanagement | Gestion de la capacité | Gestión de la capacidad
Logging | Protokollierung | Journalisation | Registro de eventos
Audit logs | Protokolle | Journaux d’audit | Registros de auditoría
Security monitoring | Sicherheitsüberwachung | Surveillance de la sécurité | Supervisión de la seguridad
Security information and event management (SIEM) | Auswertung von Sicherheitsereignissen (SIEM) | Gestion des événements de sécurité (SIEM) | Gestión de eventos de seguridad (SIEM)
Clock synchronization | Zeitsynchronisation | Synchronisation des horloges | Sincronización de relojes
Intrusion detection | Angriffserkennung | Détection d’intrusion | Detección de intrusiones
Firewall | Firewall | Pare-feu | Cortafuegos
Firewall rules | Firewall-Regeln | Règles de pare-feu | Reglas del cortafuegos
Network segmentation | Netztrennung | Segmentation du réseau | Segmentación de la red
Network diagram | Netzplan | Schéma du réseau | Diagrama de red
Wireless networks | Drahtlose Netze | Réseaux sans fil | Redes inalámbricas
Virtual private network (VPN) | Virtuelles privates Netz (VPN) | Réseau privé virtuel (VPN) | Red privada virtual (VPN)
Vulnerability management | Schwachstellenmanagement | Gestion des vulnérabilités | Gestión de vulnerabilidades
Vulnerability scanning | Schwachstellenscans | Analyse des vulnérabilités | Escaneo de vulnerabilidades
Vulnerabilities | Schwachstellen | Vulnérabilités | Vulnerabilidades
Patch management | Aktualisierungen (Patches) | Gestion des correctifs | Gestión de parches
Penetration test | Penetrationstest | Test d’intrusion | Prueba de penetración
Hardening | Härtung | Durcissement | Bastionado
Configuration baseline | Grundkonfiguration | Configuration de référence | Configuración de referencia
Change management | Änderungsmanagement | Gestion des changements | Gestión de cambios
Change advisory board (CAB) | Änderungsbeirat (CAB) | Comité des changements (CAB) | Comité de cambios (CAB)
Emergency change | Notfalländerung | Changement urgent | Cambio urgente
Rollback | Rückfallplan | Retour arrière | Marcha atrás
Source code | Quellcode | Code source | Código fuente
Code review | Code-Prüfung | Revue de code | Revisión de código
Secure coding | Sichere Programmierung | Codage sécurisé | Codificación segura
Software development life cycle (SDLC) | Softwareentwicklung (SDLC) | Cycle de développement logiciel (SDLC) | Ciclo de desarrollo de software (SDLC)
Test data | Testdaten | Données de test | Datos de prueba
Threat modelling | Bedrohungsmodellierung | Modélisation des menaces | Modelado de amenazas
Threat intelligence | Bedrohungslage | Renseignement sur les menaces | Inteligencia de amenazas
Incident response | Behandlung von Vorfällen | Réponse aux incidents | Respuesta a incidentes
Incident response team (CSIRT) | Notfallteam für Vorfälle (CSIRT) | Équipe de réponse aux incidents (CSIRT) | Equipo de respuesta a incidentes (CSIRT)
Security incident | Sicherheitsvorfall | Incident de sécurité | Incidente de seguridad
Security incidents | Sicherheitsvorfälle | Incidents de sécurité | Incidentes de seguridad
Personal data breach | Verletzung des Schutzes personenbezogener Daten | Violation de données personnelles | Violación de datos personales
Supervisory authority | Aufsichtsbehörde | Autorité de contrôle | Autoridad de control
Chain of custody | Beweiskette | Chaîne de conservation des preuves | Cadena de custodia
Root cause analysis | Ursachenanalyse | Analyse des causes | Análisis de causas
Corrective action | Korrekturmaßnahmen | Actions correctives | Acciones correctivas
Nonconformity | Nichtkonformität | Non-conformité | No conformidad
Risk assessment | Risikobeurteilung | Appréciation des risques | Apreciación de riesgos
Risk treatment | Risikobehandlung | Traitement des risques | Tratamiento de riesgos
Risk treatment plan | Risikobehandlungsplan | Plan de traitement des risques | Plan de tratamiento de riesgos
Risk register | Risikoregister | Registre des risques | Registro de riesgos
Risk acceptance | Risikoakzeptanz | Acceptation des risques | Aceptación de riesgos
Likelihood and impact | Eintrittswahrscheinlichkeit und Auswirkung | Vraisemblance et impact | Probabilidad e impacto
Risk owner | Risikoeigentümer | Propriétaire du risque | Propietario del riesgo
Statement of applicability | Erklärung zur Anwendbarkeit | Déclaration d’applicabilité | Declaración de aplicabilidad
Management review | Managementbewertung | Revue de direction | Revisión por la dirección
Internal audit | Internes Audit | Audit interne | Auditoría interna
Security objectives | Sicherheitsziele | Objectifs de sécurité | Objetivos de seguridad
Key performance indicators (KPI) | Kennzahlen (KPI) | Indicateurs clés (KPI) | Indicadores clave (KPI)
Interested parties | Interessierte Parteien | Parties intéressées | Partes interesadas
Information security management system (ISMS) | Informationssicherheits-Managementsystem (ISMS) | Système de management de la sécurité de l’information (SMSI) | Sistema de gestión de la seguridad de la información (SGSI)
Information security policy | Informationssicherheitsleitlinie | Politique de sécurité de l’information | Política de seguridad de la información
Chief information security officer (CISO) | Informationssicherheitsbeauftragte (CISO) | Responsable de la sécurité de l’information (RSSI) | Responsable de seguridad de la información (CISO)
Security awareness | Sensibilisierung | Sensibilisation | Concienciación
Background check | Überprüfung von Bewerbenden | Vérification des antécédents | Verificación de antecedentes
Disciplinary process | Maßregelungsverfahren | Procédure disciplinaire | Proceso disciplinario
Non-disclosure agreement (NDA) | Vertraulichkeitsvereinbarung (NDA) | Accord de confidentialité (NDA) | Acuerdo de confidencialidad (NDA)
Acceptable use | Zulässiger Gebrauch | Utilisation acceptable | Uso aceptable
Suppliers | Lieferanten | Fournisseurs | Proveedores
Supplier agreements | Verträge mit Lieferanten | Accords avec les fournisseurs | Acuerdos con proveedores
Supplier assessment | Bewertung von Lieferanten | Évaluation des fournisseurs | Evaluación de proveedores
Right to audit | Prüfrecht | Droit d’audit | Derecho de auditoría
Service level agreement (SLA) | Dienstgütevereinbarung (SLA) | Accord de niveau de service (SLA) | Acuerdo de nivel de servicio (SLA)
Cloud services | Cloud-Dienste | Services en nuage | Servicios en la nube
Asset inventory | Inventar der Werte | Inventaire des actifs | Inventario de activos
Asset owner | Verantwortliche für Werte | Propriétaire de l’actif | Propietario del activo
Information classification | Klassifizierung von Informationen | Classification de l’information | Clasificación de la información
Labelling | Kennzeichnung | Marquage | Etiquetado
Information transfer | Informationsübertragung | Transfert d’informations | Transferencia de información
Removable media | Wechseldatenträger | Supports amovibles | Soportes extraíbles
Secure disposal | Sichere Entsorgung | Mise au rebut sécurisée | Eliminación segura
Return of assets | Rückgabe von Werten | Restitution des actifs | Devolución de activos
Retention period | Aufbewahrungsfrist | Durée de conservation | Plazo de conservación
Data deletion | Löschung von Daten | Suppression de données | Eliminación de datos
Data masking | Datenmaskierung | Masquage des données | Enmascaramiento de datos
Data loss prevention (DLP) | Schutz vor Datenabfluss (DLP) | Prévention des fuites de données (DLP) | Prevención de fugas de datos (DLP)
Personal data | Personenbezogene Daten | Données personnelles | Datos personales
Data subject | Betroffene Personen | Personnes concernées | Interesados
Requests of data subjects | Anfragen betroffener Personen | Demandes des personnes concernées | Solicitudes de los interesados
Data protection officer (DPO) | Datenschutzbeauftragte | Délégué à la protection des données (DPO) | Delegado de protección de datos (DPD)
Data protection impact assessment (DPIA) | Datenschutz-Folgenabschätzung | Analyse d’impact sur la protection des données (AIPD) | Evaluación de impacto en protección de datos (EIPD)
Records of processing | Verzeichnis von Verarbeitungstätigkeiten | Registre des traitements | Registro de actividades de tratamiento
Lawful basis | Rechtsgrundlage | Base légale | Base jurídica
Third country | Drittland | Pays tiers | Tercer país
Consent | Einwilligung | Consentement | Consentimiento
Clear desk | Aufgeräumter Schreibtisch | Bureau propre | Mesas limpias
Screen lock | Bildschirmsperre | Verrouillage de l’écran | Bloqueo de pantalla
Visitors | Besucher | Visiteurs | Visitantes
Physical access | Zutritt | Accès physique | Acceso físico
Data centre | Rechenzentrum | Centre de données | Centro de datos
Video surveillance | Videoüberwachung | Vidéosurveillance | Videovigilancia
Uninterruptible power supply (UPS) | Unterbrechungsfreie Stromversorgung (USV) | Alimentation sans interruption (onduleur) | Sistema de alimentación ininterrumpida (SAI)
Cabling | Verkabelung | Câblage | Cableado
Equipment maintenance | Instandhaltung | Maintenance du matériel | Mantenimiento de equipos
Artificial intelligence (AI) | Künstliche Intelligenz (KI) | Intelligence artificielle (IA) | Inteligencia artificial (IA)
Calibration | Kalibrierung | Étalonnage | Calibración
Customer complaints | Kundenbeschwerden | Réclamations clients | Reclamaciones de clientes
Environmental aspects | Umweltaspekte | Aspects environnementaux | Aspectos ambientales
`;

const LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'es'];

/** What a subject is called in each language. */
export const TOPIC_NAMES = NAMES.trim()
  .split('\n')
  .map((line) => {
    const names = line.split('|').map((name) => name.trim());
    return Object.fromEntries(LANGUAGES.map((language, at) => [language, names[at] ?? ''])) as Record<Language, string>;
  });

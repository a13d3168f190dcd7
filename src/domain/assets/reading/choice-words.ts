import type { ImportKey } from '../import-fields.ts';

/**
 * What people write for a value of ours, in English, Spanish, French and German, separated by commas; singular and plural, case and accents do
 * not matter. A word after a question mark most likely means it, and is only suggested.
 */
export const CHOICE_WORDS: Partial<Record<ImportKey, Record<string, string>>> = {
  type: {
    Laptop: `
      notebook, macbook, macbook pro, macbook air, laptop computer, portable computer, chromebook, ultrabook, thinkpad, convertible, portátil,
      ordenador portátil, ordinateur portable, pc portable, tragbarer rechner, ?portable, ?client`,
    Desktop: `
      desktop computer, desktop pc, workstation, imac, thin client, mini pc, tower, ordenador de sobremesa, sobremesa, pc de sobremesa,
      poste fixe, pc fixe, ordinateur de bureau, arbeitsplatzrechner, arbeitsplatz-pc, standrechner, desktop-rechner, ?pc, ?computer, ?rechner,
      ?escritorio, ?ordenador`,
    Server: `
      virtual machine, virtual server, vm, physical server, rack server, blade server, hypervisor, servidor, servidor virtual, máquina virtual,
      serveur, serveur virtuel, machine virtuelle, virtuelle maschine, virtueller server, ?host`,
    'Mobile Device': `
      phone, smartphone, smart phone, mobile, mobile phone, cell phone, iphone, handheld, móvil, teléfono móvil, teléfono, celular, téléphone,
      téléphone portable, téléphone mobile, handy, diensthandy, mobiltelefon, mobilgerät`,
    Tablet: `ipad, tablet pc, tableta, tablette`,
    'Network Device': `
      router, switch, firewall, access point, wifi access point, wlan access point, load balancer, modem, vpn gateway, network equipment,
      network hardware, networking equipment, gateway, conmutador, enrutador, cortafuegos, punto de acceso, dispositivo de red, routeur,
      commutateur, pare-feu, point d'accès, équipement réseau, netzwerkgerät, netzwerkkomponente, ?network, ?netzwerk, ?réseau, ?red`,
    'Storage Device': `
      nas, san, storage, hard drive, hard disk, external drive, external hard drive, usb drive, usb stick, tape library, disk array, disco duro,
      disque dur, baie de stockage, festplatte, externe festplatte, speichersystem, ?disk, ?usb, ?disco, ?disque, ?speicher`,
    Printer: `mfp, multifunction printer, multifunction, laser printer, label printer, impresora, imprimante, drucker, multifunktionsdrucker`,
    Scanner: `document scanner, escáner, scanneur, dokumentenscanner`,
    'Software License': `
      software, sw, license, licence, software licence, licencia, licencia de software, logiciel, licence logicielle, lizenz, softwarelizenz,
      ?subscription, ?operating system, ?betriebssystem`,
    'Cloud Service': `
      cloud, saas, iaas, paas, saas application, saas service, cloud account, cloud platform, hosted service, nube, servicio en la nube,
      service cloud, cloud-dienst, cloud-service, ?service, ?servicio, ?dienst, ?subscription`,
    Database: `db, base de datos, base de données, datenbank, data warehouse, ?data, ?daten, ?datos, ?données`,
    Application: `
      app, web app, web application, website, business application, internal application, aplicación, aplicación web, application métier,
      application web, anwendung, fachanwendung, webanwendung, ?system, ?programm, ?repository, ?code repository, ?source code`,
    Information: `
      information asset, information assets, data set, dataset, data asset, records, paper records, paper files, documents, personal data,
      activo de información, información, conjunto de datos, documentos, expedientes, datos personales, actif informationnel, informations,
      jeu de données, dossiers, données personnelles, informationswert, informationen, datenbestand, datensatz, unterlagen, dokumente, akten,
      personenbezogene daten`,
  },
  category: {
    Hardware: `
      hw, it hardware, device, equipment, it equipment, end user device, endpoint, physical, equipo, equipo informático, matériel,
      matériel informatique, gerät, endgerät`,
    Software: `sw, license, licence, application, application software, software license, logiciel, anwendung, aplicación, programa`,
    Cloud: `saas, iaas, paas, cloud service, cloud services, hosted, nube, servicio en la nube, service cloud, cloud-dienst`,
    Network: `networking, network equipment, net, red, redes, réseau, netzwerk, netz, ?infrastructure, ?infraestructura, ?infrastruktur`,
    Other: `
      misc, miscellaneous, various, otro, otra, autre, sonstige, sonstiges, andere, anderes, diverse, ?data, ?information, ?daten, ?datos,
      ?données, ?informationen, ?people, ?facility, ?document`,
  },
  department: {
    'Human Resources': `
      hr, people, people operations, rrhh, recursos humanos, rh, ressources humaines, personalabteilung, personalwesen, ?personal`,
    'IT Operations': `
      it, it department, it dept, it support, it services, it-betrieb, it betrieb, it-abteilung, information technology, ict, tic, informática,
      sistemas, informatique, dsi, systèmes d'information, edv, helpdesk, service desk, system administration, infrastructure, ?operations,
      ?betrieb, ?it security, ?security, ?informationssicherheit`,
    Finance: `
      accounting, accounts, controlling, finanzas, contabilidad, finances, comptabilité, finanzen, finanzabteilung, buchhaltung,
      rechnungswesen`,
    Engineering: `
      development, dev, r&d, research and development, software development, product development, product engineering, ingeniería, desarrollo,
      ingénierie, développement, entwicklung, softwareentwicklung, produktentwicklung, ?product, ?technik, ?devops`,
    Executive: `
      management, board, c-level, ceo, leadership, executive board, dirección, dirección general, gerencia, direction générale, direction,
      geschäftsführung, geschäftsleitung, vorstand`,
    Legal: `law, legal affairs, jurídico, asesoría jurídica, juridique, service juridique, recht, rechtsabteilung`,
    Sales: `sales team, ventas, ventes, vertrieb, verkauf, ?commercial, ?comercial, ?business development`,
    Marketing: `mercadotecnia, communication marketing, ?communications, ?kommunikation`,
    Compliance: `risk and compliance, governance risk and compliance, grc, cumplimiento, conformité, ?audit, ?quality, ?datenschutz, ?revision`,
  },
  status: {
    Active: `
      in use, used, deployed, assigned, checked out, live, ok, in service, in operation, operational, running, production, in production,
      activo, en uso, en servicio, operativo, asignado, actif, en service, utilisé, en production, aktiv, in betrieb, im einsatz, in gebrauch,
      in benutzung, zugewiesen, produktiv`,
    Inactive: `
      unused, not in use, in stock, stock, in storage, storage, spare, stored, available, unassigned, ready to deploy, deployable, inactivo,
      en stock, en almacén, almacén, disponible, sin uso, inactif, non utilisé, en réserve, inaktiv, auf lager, lager, im lager, verfügbar,
      nicht in gebrauch, reserve, ersatz, ?pending, ?ordered, ?bestellt, ?pendiente, ?en attente`,
    Maintenance: `
      repair, in repair, under repair, broken, out for repair, out for diagnostics, defective, mantenimiento, en mantenimiento, en reparación,
      averiado, en maintenance, en réparation, en panne, wartung, in wartung, in reparatur, defekt, kaputt, ?undeployable`,
    Retired: `
      disposed, disposed of, scrapped, archived, sold, donated, recycled, written off, end of life, eol, out of service, retirado,
      dado de baja, baja, vendido, desechado, retiré, hors service, mis au rebut, vendu, ausgemustert, außer betrieb, außer betrieb genommen,
      stillgelegt, verkauft, entsorgt, verschrottet, ?lost, ?stolen, ?missing, ?perdido, ?robado, ?perdu, ?volé, ?verloren, ?gestohlen`,
  },
  riskLevel: {
    Low: `bajo, baja, faible, bas, niedrig, gering, minor, ?very low, ?sehr gering, ?sehr niedrig, ?muy bajo, ?très faible, ?1`,
    Medium: `moderate, med, medio, media, moderado, moyen, moyenne, modéré, mittel, ?normal, ?2`,
    High: `
      severe, alto, alta, élevé, élevée, hoch, ?critical, ?very high, ?crítico, ?crítica, ?muy alto, ?critique, ?très élevé, ?kritisch,
      ?sehr hoch, ?3`,
  },
  dataClassification: {
    Public: `público, pública, publique, öffentlich, ?unclassified, ?open, ?unrestricted, ?offen`,
    Internal: `internal use, internal use only, internal only, company internal, interno, interna, uso interno, interne, usage interne, intern, ?private`,
    Confidential: `confidencial, confidentiel, confidentielle, vertraulich, ?sensitive, ?personal data, ?pii, ?sensible, ?personenbezogen`,
    Restricted: `
      secret, top secret, highly confidential, strictly confidential, restringido, restringida, secreto, restreint, strictement confidentiel,
      diffusion restreinte, streng vertraulich, geheim, ?critical, ?kritisch`,
  },
  patchLevel: {
    Current: `up to date, uptodate, latest, patched, fully patched, aktuell, à jour, al día, actualizado, actualizada, ?yes`,
    Behind: `outdated, out of date, missing, veraltet, obsolète, en retard, atrasado, desactualizado, ?no`,
    Critical: `unsupported, end of support, eol, crítico, critique, kritisch`,
  },
  backupStatus: {
    Enabled: `
      yes, true, on, active, daily, weekly, nightly, hourly, sí, oui, ja, aktiv, aktiviert, activo, activado, activé, täglich, wöchentlich,
      diario, diaria, semanal, quotidien, quotidienne, hebdomadaire, x`,
    Disabled: `no, false, off, none, inactive, non, nein, aus, kein, keine, deaktiviert, désactivé, desactivado, ninguna, aucune`,
    Pending: `planned, waiting, pendiente, en attente, prévu, planificado, geplant, ausstehend`,
  },
  complianceStatus: {
    Compliant: `conforme, konform, passed, cumple, ?yes, ?ok, ?ja, ?oui, ?sí`,
    'Non-Compliant': `non compliant, noncompliant, not compliant, failed, no conforme, non conforme, nicht konform, no cumple, ?no, ?nein, ?non`,
    'Needs Review': `review, to review, review needed, revisar, à revoir, zu prüfen`,
    'Pending Review': `pending, not reviewed, pendiente, en attente, ausstehend, ungeprüft, ?open, ?offen`,
  },
};

import type { ImportKey } from './import-fields.ts';

/**
 * Other headings people give a column, in English, Spanish, French and German, separated by commas. They are compared without case,
 * accents and punctuation.
 */
export const HEADER_ALIASES: Record<ImportKey, string> = {
  name: `
    name, asset, device name, hostname, host name, computer name, item, title, description, asset tag name,
    nombre, nombre del activo, activo, nom, nom de l'actif, actif, désignation, bezeichnung, gerätename,
    assetname, anlagenbezeichnung`,
  type: `
    type, asset type, device type, kind, model type, tipo, tipo de activo, type d’actif, type de l'actif,
    type d'actif, typ, gerätetyp, assettyp, art, geräteart`,
  category: `
    asset category, class, group, asset class, categoría, categoría del activo, catégorie, catégorie d'actif,
    kategorie, klasse, gruppe`,
  serialNumber: `
    serial, serial no, serial #, s/n, sn, serial num, serialno, service tag, asset serial, número de serie,
    nº de serie, n.º de serie, no. de serie, numero de serie, serie, numéro de série, n° de série, no de série,
    seriennummer, serien-nr, serien nr, seriennr`,
  owner: `
    asset owner, owned by, owner email, responsible, assigned to, assignee, user, propietario, propietaria,
    responsable, asignado a, propriétaire, attribué à, affecté à, eigentümer, eigentümerin, verantwortlich,
    verantwortliche, verantwortlicher, verantwortliche r, verantwortliche person, zugewiesen an, besitzer`,
  model: `
    model name, model no, model number, product, modelo, modèle, modell, modellbezeichnung, produkt`,
  vendor: `
    supplier, manufacturer, make, brand, publisher, maker, proveedor, fabricante, marca, fournisseur, fabricant,
    marque, éditeur, hersteller, lieferant, anbieter, marke`,
  custodian: `
    keeper, administrator, maintained by, technical owner, managed by, custodio, administrador, dépositaire,
    gestionnaire, administrateur, verwalter, betreuer, betreuerin, administrator in`,
  location: `
    site, office, place, room, building, city, ubicación, localización, sede, oficina, emplacement, localisation,
    lieu, bureau, standort, ort, raum, gebäude`,
  department: `
    dept, division, business unit, team, departamento, área, département, service, direction, abteilung, bereich,
    fachbereich`,
  status: `
    state, asset status, lifecycle, lifecycle status, estado, situación, statut, état, zustand, assetstatus`,
  riskLevel: `
    risk, risk rating, criticality, riesgo, nivel de riesgo, risque, niveau de risque, risiko, risikostufe,
    risikoniveau`,
  purchaseDate: `
    purchased, purchased on, date of purchase, bought, acquisition date, order date, fecha de compra,
    fecha de adquisición, date d'achat, acheté le, date d'acquisition, kaufdatum, anschaffungsdatum, gekauft am`,
  warrantyExpiry: `
    warranty, warranty end, warranty end date, warranty expiration, warranty expires, warranty expiry date,
    expiry date, expires, license expiry, end of warranty, garantía, fin de garantía, vencimiento de la garantía,
    vencimiento, garantie, fin de garantie, expiration de la garantie, garantieende, garantie bis,
    garantieablauf, ablaufdatum`,
  cost: `
    price, purchase cost, purchase price, value, amount, unit cost, costo, coste, precio, precio de compra,
    valor, importe, coût, prix, prix d'achat, valeur, montant, kosten, preis, kaufpreis, anschaffungskosten,
    wert`,
  dataClassification: `
    classification, data class, information classification, sensitivity, confidentiality, clasificación,
    clasificación de datos, clasificación de la información, confidencialidad, classification des données,
    confidentialité, datenklassifizierung, klassifizierung, informationsklasse, schutzbedarf, vertraulichkeit`,
  operatingSystem: `
    os, os name, os version, platform, sistema operativo, so, système d'exploitation, système, betriebssystem,
    bs`,
  ipAddress: `
    ip, ip addr, ipv4, ipv4 address, ipv6, ip address es, dirección ip, adresse ip, ip-adresse, ip adresse`,
  macAddress: `
    mac, mac addr, ethernet address, hardware address, dirección mac, adresse mac, mac-adresse, mac adresse`,
  firmwareVersion: `
    firmware, bios, bios version, versión de firmware, version du firmware, micrologiciel, firmware-version,
    firmwarestand`,
  patchLevel: `
    patch, patch status, patching, nivel de parches, parches, niveau de correctifs, correctifs, patchstand,
    patch-level`,
  vulnerabilityCount: `
    vulnerabilities, open vulnerabilities, vulns, cves, vulnerabilidades, vulnérabilités, schwachstellen,
    anzahl schwachstellen`,
  encryptionEnabled: `
    encryption, encrypted, disk encryption, bitlocker, filevault, cifrado, cifrado activado, chiffrement,
    chiffré, verschlüsselung, verschlüsselt`,
  antivirusInstalled: `
    antivirus, anti-virus, av, edr, endpoint protection, antivirus instalado, antivirus installé, virenschutz,
    antivirus installiert`,
  backupStatus: `
    backup, backups, backed up, copia de seguridad, copias de seguridad, estado de la copia de seguridad,
    sauvegarde, sauvegardes, état de la sauvegarde, sicherung, datensicherung, backup-status`,
  licenseCount: `
    licenses, licences, license seats, seats, total licenses, licencias, número de licencias, nombre de licences,
    lizenzen, anzahl lizenzen`,
  usedLicenses: `
    licenses used, used seats, used licences, licencias usadas, licencias utilizadas, licences utilisées,
    genutzte lizenzen, verwendete lizenzen`,
  complianceStatus: `
    compliance, compliance state, estado de cumplimiento, cumplimiento, conformité, statut de conformité,
    état de conformité, compliance-status, konformität, konformitätsstatus`,
  accessReviewDate: `
    access review, next access review, revisión de accesos, fecha de revisión de accesos, revue des accès,
    date de revue des accès, zugriffsprüfung, datum der zugriffsprüfung`,
  complianceReviewDate: `
    compliance review, next compliance review, review date, revisión de cumplimiento,
    fecha de revisión de cumplimiento, revue de conformité, date de revue de conformité, compliance-prüfung,
    datum der compliance-prüfung`,
  tags: `tag, labels, keywords, etiquetas, étiquettes, mots-clés, schlagwörter, stichwörter`,
  notes: `
    note, comment, comments, remarks, notas, comentarios, observaciones, remarques, commentaires, notizen,
    bemerkung, bemerkungen, kommentar, anmerkungen`,
};

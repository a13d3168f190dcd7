/** How the text of a cell is read. */
export type FieldKind = 'text' | 'choice' | 'date' | 'money' | 'integer' | 'number' | 'switch' | 'tags';

export interface FileColumn {
  label: string;
  kind: FieldKind;
  /**
   * Other headings people give the column, in English, Spanish, French and German, separated by commas; one after a question mark is
   * doubtful. They are compared without case, accents and punctuation, and by likeness.
   */
  others: string;
}

/** The columns of an import in the specification's order (section 3.4), its 5 required and 14 optional ones; then the rest of an asset. */
export const FILE_COLUMNS = {
  name: {
    label: 'Asset Name',
    kind: 'text',
    others: `
    item name, asset title, equipment, equipment name, computer, system name, resource, resource name, service name, application name, software name, software, equipo, nombre del equipo, équipement, nom de l'équipement, gerät, inventarbezeichnung, inventar, objekt, systemname,
    name, asset, device name, hostname, host name, computer name, item, title, description, asset tag name,
    nombre, nombre del activo, activo, nom, nom de l'actif, actif, désignation, bezeichnung, gerätename,
    assetname, anlagenbezeichnung`,
  },
  type: {
    label: 'Asset Type',
    kind: 'choice',
    others: `
    item type, media type, asset media type, service type, equipment type, resource type, kind of asset, tipo de equipo, tipo de dispositivo, type d'équipement, type de matériel, art des assets, gerätekategorie,
    type, asset type, device type, kind, model type, tipo, tipo de activo, type d’actif, type de l'actif,
    type d'actif, typ, gerätetyp, assettyp, art, geräteart`,
  },
  category: {
    label: 'Category',
    kind: 'choice',
    others: `
    device category, item category, category name, asset group, warengruppe,
    asset category, class, group, asset class, categoría, categoría del activo, catégorie, catégorie d'actif,
    kategorie, klasse, gruppe`,
  },
  serialNumber: {
    label: 'Serial Number',
    kind: 'text',
    others: `
    serial nr, serial id, serialnr, imei, seriennummer gerät, número de serie del equipo,
    serial, serial no, serial #, s/n, sn, serial num, serialno, service tag, asset serial, número de serie,
    nº de serie, n.º de serie, no. de serie, numero de serie, serie, numéro de série, n° de série, no de série,
    seriennummer, serien-nr, serien nr, seriennr`,
  },
  owner: {
    label: 'Owner',
    kind: 'text',
    others: `
    responsible person, person responsible, owner name, current owner, checked out to, checked out to name, assigned user, assigned to name, current user, employee, employee name, holder, asset holder, used by, usuario, usuaria, asignado, titular, persona responsable, utilisateur, détenteur, personne responsable, nutzer, benutzer, zuständig, zuständige person, mitarbeiter, inhaber, ?full name, ?email, ?e-mail, ?user name, ?username, ?checked out to username, ?checked out to email, ?contact, ?kontakt, ?ansprechpartner,
    asset owner, owned by, owner email, responsible, assigned to, assignee, user, propietario, propietaria,
    responsable, asignado a, propriétaire, attribué à, affecté à, eigentümer, eigentümerin, verantwortlich,
    verantwortliche, verantwortlicher, verantwortliche r, verantwortliche person, zugewiesen an, besitzer`,
  },
  model: {
    label: 'Model',
    kind: 'text',
    others: `
    product name, modelo del equipo, nom du modèle, nombre del modelo, modellname, produktname,
    model name, model no, model number, product, modelo, modèle, modell, modellbezeichnung, produkt`,
  },
  vendor: {
    label: 'Vendor',
    kind: 'text',
    others: `
    supplier name, vendor name, manufacturer name, proveedor o fabricante,
    supplier, manufacturer, make, brand, publisher, maker, proveedor, fabricante, marca, fournisseur, fabricant,
    marque, éditeur, hersteller, lieferant, anbieter, marke`,
  },
  custodian: {
    label: 'Custodian',
    kind: 'text',
    others: `
    keeper, guardian, administrator, maintained by, technical owner, managed by, custodio, administrador, dépositaire,
    gestionnaire, administrateur, verwalter, betreuer, betreuerin, administrator in`,
  },
  location: {
    label: 'Location',
    kind: 'text',
    others: `
    default location, current location, location name, region, ubicación actual, emplacement actuel, site name, lagerort,
    site, office, place, room, building, city, ubicación, localización, sede, oficina, emplacement,
    localisation, lieu, bureau, standort, ort, raum, gebäude`,
  },
  department: {
    label: 'Department',
    kind: 'choice',
    others: `
    organizational unit, organisational unit, org unit, organisationseinheit, department name, unité,
    dept, division, business unit, team, departamento, área, département, service, direction, abteilung,
    bereich, fachbereich`,
  },
  status: {
    label: 'Status',
    kind: 'choice',
    others: `
    status label, asset state, current status, operational status, estatus, estado del activo, estado actual, statut actuel, statut de l'actif, betriebsstatus, lebenszyklus,
    state, asset status, lifecycle, lifecycle status, estado, situación, statut, état, zustand, assetstatus`,
  },
  riskLevel: {
    label: 'Risk Level',
    kind: 'choice',
    others: `
    asset criticality, business criticality, importance, criticidad, criticité, kritikalität, ?priority,
    risk, risk rating, criticality, riesgo, nivel de riesgo, risque, niveau de risque, risiko, risikostufe,
    risikoniveau`,
  },
  purchaseDate: {
    label: 'Purchase Date',
    kind: 'date',
    others: `
    purchase, date acquired, acquired, acquired on, buy date, fecha compra, comprado el, date achat, beschafft am, beschaffungsdatum, anschaffung, ?in service since, ?in betrieb seit,
    purchased, purchased on, date of purchase, bought, acquisition date, order date, fecha de compra,
    fecha de adquisición, date d'achat, acheté le, date d'acquisition, kaufdatum, anschaffungsdatum, gekauft am`,
  },
  warrantyExpiry: {
    label: 'Warranty Expiry',
    kind: 'date',
    others: `
    warranty months, warranty until, warranty to, warranty date, expiration date, expiration, license expiration, licence expiry, support end, support until, renewal date, garantía hasta, fecha de vencimiento, garantie jusqu'au, date d'expiration, gewährleistung, gewährleistung bis, garantie ende, lizenzablauf, ?eol date, ?asset eol date, ?end of life,
    warranty, warranty end, warranty end date, warranty expiration, warranty expires, warranty expiry date,
    expiry date, expires, license expiry, end of warranty, garantía, fin de garantía,
    vencimiento de la garantía, vencimiento, garantie, fin de garantie, expiration de la garantie, garantieende,
    garantie bis, garantieablauf, ablaufdatum`,
  },
  cost: {
    label: 'Cost',
    kind: 'money',
    others: `
    net price, purchase value, price paid, total cost, unit price, annual cost, coste anual, precio unitario, coste de compra, prix unitaire, valeur d'achat, coût d'achat, nettopreis, anschaffungswert, anschaffungspreis, kaufpreis netto,
    price, purchase cost, purchase price, value, amount, unit cost, costo, coste, precio, precio de compra,
    valor, importe, coût, prix, prix d'achat, valeur, montant, kosten, preis, kaufpreis, anschaffungskosten,
    wert`,
  },
  dataClassification: {
    label: 'Data Classification',
    kind: 'choice',
    others: `
    information class, asset label, sensitivity level, sensibilité, sensibilidad, confidentiality level, security classification, classification level, nivel de clasificación, niveau de classification, vertraulichkeitsstufe, klassifikation, datenklasse,
    classification, data class, information classification, sensitivity, confidentiality, clasificación,
    clasificación de datos, clasificación de la información, confidencialidad, classification des données,
    confidentialité, datenklassifizierung, klassifizierung, informationsklasse, schutzbedarf, vertraulichkeit`,
  },
  operatingSystem: {
    label: 'Operating System',
    kind: 'text',
    others: `
    os and version, operating system version,
    os, os name, os version, platform, sistema operativo, so, système d'exploitation, système, betriebssystem,
    bs`,
  },
  ipAddress: {
    label: 'IP Address',
    kind: 'text',
    others: `
    ip, ip addr, ipv4, ipv4 address, ipv6, ip address es, dirección ip, adresse ip, ip-adresse, ip adresse`,
  },
  macAddress: {
    label: 'MAC Address',
    kind: 'text',
    others: `
    mac, mac addr, ethernet address, hardware address, dirección mac, adresse mac, mac-adresse, mac adresse`,
  },
  firmwareVersion: {
    label: 'Firmware Version',
    kind: 'text',
    others: `
    firmware, bios, bios version, versión de firmware, version du firmware, micrologiciel, firmware-version,
    firmwarestand`,
  },
  patchLevel: {
    label: 'Patch Level',
    kind: 'choice',
    others: `
    patch, patch status, patching, nivel de parches, parches, niveau de correctifs, correctifs, patchstand,
    patch-level`,
  },
  vulnerabilityCount: {
    label: 'Vulnerability Count',
    kind: 'integer',
    others: `
    open cves, cves open, cve count, vulnerability count, open vulnerability count, known vulnerabilities, number of vulnerabilities, vulnerabilidades abiertas, vulnérabilités ouvertes, offene schwachstellen,
    vulnerabilities, open vulnerabilities, vulns, cves, vulnerabilidades, vulnérabilités, schwachstellen,
    anzahl schwachstellen`,
  },
  encryptionEnabled: {
    label: 'Encryption Enabled',
    kind: 'switch',
    others: `
    encryption status, full disk encryption, fde, is encrypted, cifrado de disco, chiffrement du disque, festplattenverschlüsselung,
    encryption, encrypted, disk encryption, bitlocker, filevault, cifrado, cifrado activado, chiffrement,
    chiffré, verschlüsselung, verschlüsselt`,
  },
  antivirusInstalled: {
    label: 'Antivirus Installed',
    kind: 'switch',
    others: `
    antivirus status, av installed, edr installed, antimalware, virenscanner,
    antivirus, anti-virus, av, edr, endpoint protection, antivirus instalado, antivirus installé, virenschutz,
    antivirus installiert`,
  },
  backupStatus: {
    label: 'Backup Status',
    kind: 'choice',
    others: `
    backup enabled, backup configured, copia de seguridad activa, sauvegarde active, sicherung aktiv,
    backup, backups, backed up, copia de seguridad, copias de seguridad, estado de la copia de seguridad,
    sauvegarde, sauvegardes, état de la sauvegarde, sicherung, datensicherung, backup-status`,
  },
  licenseCount: {
    label: 'License Count',
    kind: 'integer',
    others: `
    purchased seats, license quantity, number of licenses, lizenzanzahl,
    licenses, licences, license seats, seats, total licenses, licencias, número de licencias,
    nombre de licences, lizenzen, anzahl lizenzen`,
  },
  usedLicenses: {
    label: 'Used Licenses',
    kind: 'integer',
    others: `
    seats used, assigned seats, belegte lizenzen,
    licenses used, used seats, used licences, licencias usadas, licencias utilizadas, licences utilisées,
    genutzte lizenzen, verwendete lizenzen`,
  },
  complianceStatus: {
    label: 'Compliance Status',
    kind: 'choice',
    others: `
    compliant,
    compliance, compliance state, estado de cumplimiento, cumplimiento, conformité, statut de conformité,
    état de conformité, compliance-status, konformität, konformitätsstatus`,
  },
  accessReviewDate: {
    label: 'Access Review Date',
    kind: 'date',
    others: `
    access review, next access review, revisión de accesos, fecha de revisión de accesos, revue des accès,
    date de revue des accès, zugriffsprüfung, datum der zugriffsprüfung`,
  },
  complianceReviewDate: {
    label: 'Compliance Review Date',
    kind: 'date',
    others: `
    compliance review, next compliance review, review date, revisión de cumplimiento,
    fecha de revisión de cumplimiento, revue de conformité, date de revue de conformité, compliance-prüfung,
    datum der compliance-prüfung`,
  },
  assetTag: {
    label: 'Asset Tag',
    kind: 'text',
    others: `
    asset tag, tag number, asset number, asset no, asset nr, asset id, inventory number, inventory no, inventory id, inventory tag, barcode,
    número de inventario, nº inventario, n.º de inventario, código de activo, etiqueta de activo, numéro d'inventaire, n° inventaire,
    n° d'inventaire, code actif, inventarnummer, inventar-nr, inventarnr, anlagennummer, anlagen-nr, geräte-nr, gerätenummer`,
  },
  tags: {
    label: 'Tags',
    kind: 'tags',
    others: `
    tag, labels, keywords, etiquetas, étiquettes, mots-clés, schlagwörter, stichwörter`,
  },
  notes: {
    label: 'Notes',
    kind: 'text',
    others: `
    asset notes, ?description, ?descripción, ?beschreibung,
    note, comment, comments, remarks, notas, comentarios, observaciones, remarques, commentaires, notizen,
    bemerkung, bemerkungen, kommentar, anmerkungen`,
  },
} as const satisfies Record<string, FileColumn>;
export type StandardKey = keyof typeof FILE_COLUMNS;

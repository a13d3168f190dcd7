import type { DocumentType } from '#domain/documents/reading.ts';

/** Words of a title, file name or "document type" field that say what a document is. */
export const TYPE_NAMES: [DocumentType, RegExp][] = [
  [
    'statement',
    /statement of applicability|\bsoa\b|declaración de aplicabilidad|déclaration d.applicabilité|erklärung zur anwendbarkeit|privacy (?:statement|notice)|scope statement|\bscope(?: and context)?$|\bnotice\b|datenschutz(?:hinweise?|erklärung|information)|aviso de privacidad|information sur la protection|mentions|\bstatement\b|geltungsbereich|alcance y contexto|domaine et contexte|description of the system/i,
  ],
  [
    'minutes',
    /\bminutes\b|meeting notes|sitzungsprotokoll|protokoll\b|besprechung|compte[- ]rendu|procès-verbal|\bacta\b|minutas?\b/i,
  ],
  [
    'register',
    /\bregister\b|\binventory\b|\bregistry\b|\bmatrix\b|\blog\b|\blists?\b|\bcatalogue\b|\bschedule$|\bdirectory\b|record of processing|data map\b|verzeichnis|register|kataster|inventar|\bliste\b|matrix|journal des|\bregistre\b|inventaire|tableau de|inventario|\bregistro de (?:activos|riesgos|actividades|solicitudes|visitas|proveedores|acciones|incidentes|brechas)|\blistado\b|mapa de datos/i,
  ],
  [
    'contract',
    /\bagreement\b|\bcontract\b|\bnda\b|\bterms and conditions\b|vertrag|vereinbarung|\bcontrat\b|\baccord\b|contrato|acuerdo|\baddendum\b/i,
  ],
  [
    'report',
    /\breports?\b|\bassessments?\b|\banalys[ie]s\b|\bbericht\b|\brapport\b|\binforme\b|\bfindings\b|penetration test|\bstatus (?:january|february|march|april|may|june|july|august|september|october|november|december)|analyse d.impact|análisis de impacto|folgenabschätzung/i,
  ],
  [
    'record',
    /\brecords?\b|\bcertificate\b|\bevidence\b|nachweis|\bprotocol\b|aufzeichnung|certificat\b|certificado|attendance|access review|\breview of\b|\bregistro\b|revue des|revisión de|change board/i,
  ],
  [
    'training',
    /\btraining (?:course|material|slides|module)|\bcourse\b|\bslides\b|\bquiz\b|schulungsunterlage|kurs\b|support de formation|\bcurso\b/i,
  ],
  [
    'form',
    /\bform\b|\bchecklist\b|\brequest$|\brequest form\b|\bquestionnaire\b|formular|checkliste|antrag\b|formulaire|fiche\b|demande de|formulario|lista de comprobación|solicitud de/i,
  ],
  [
    'policy',
    /\bpolicy\b|\bpolicies\b|\brules\b|\bcharter\b|richtlinie|leitlinie|\bvorgaben\b|\bregeln\b|\bordnung\b|politique|charte|règles|política|\bnorma\b|\bnormas\b|reglas/i,
  ],
  [
    'procedure',
    /\bprocedures?\b|\bprocess\b|\brunbook\b|\bplaybook\b|\bguidelines?\b|\binstructions?\b|\bstandard\b|\bmethod(?:ology)?\b|\bhow (?:we|to)\b|\bhow \w+ is\b|\bwhat to do\b|\bguide\b|verfahren|anweisung|methode\b|leitfaden|anleitung|ablauf|procédure|mode opératoire|méthode|procedimiento|método|instrucción|instructivo/i,
  ],
  [
    'plan',
    /\bplan\b|\bprogramme?\b|\broadmap\b|\bcalendar\b|plan\b|konzept|programm\b|\bplan de\b|programa|calendrier|calendario/i,
  ],
];

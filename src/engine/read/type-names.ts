import type { DocumentType } from '#domain/documents/analysis.ts';

/** Words of a title, file name or "document type" field that say what a document is. */
export const TYPE_NAMES: [DocumentType, RegExp][] = [
  [
    'statement',
    /statement of applicability|\bsoa\b|declaración de aplicabilidad|déclaration d.applicabilité|erklärung zur anwendbarkeit|privacy (?:statement|notice)|scope statement|\bscope(?: and context)?$|\bnotice\b|datenschutz(?:hinweise?|erklärung|information)|aviso de privacidad|information sur la protection|mentions|\bstatement\b|geltungsbereich|alcance y contexto|domaine et contexte|description of the system|\bbrochure\b|\bmail\b/i,
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
    /\breports?\b|\bassessments?\b|\banalys[ie]s\b|\bbericht\b|\brapport\b|\binforme\b|\bfindings\b|penetration test|\blessons learned\b|\bstudy\b|\bbilan\b|\bparte\b|auswertung|\bstatus (?:january|february|march|april|may|june|july|august|september|october|november|december)|analyse d.impact|análisis de impacto|folgenabschätzung/i,
  ],
  [
    'record',
    /\brecords?\b|\bcertificate\b|\bevidence\b|nachweis|\bprotocol\b|aufzeichnung|certificat\b|certificado|attendance|access review|protokoll\b|\bexport\b|\blog\b|\btickets?\b|\bscreenshots?\b|\brelevé\b|\bregistro de prueba|\breview of\b|\bregistro\b|revue des|revisión de|change board/i,
  ],
  [
    'training',
    /\btraining (?:course|material|slides|module)|\bcourse\b|\bslides\b|\bquiz\b|\blesson\b|\bmodule? \d|\blecture\b|\breading pack\b|\bwebinar\b|\breader$|\blektion\b|lehrbrief|lesekreis|unterweisung|\bleçon\b|\blección\b|\bapuntes\b|schulungsunterlage|kurs\b|support de formation|\bcurso\b/i,
  ],
  [
    'form',
    /\bform\b|\bchecklist\b|\brequest$|\brequest form\b|\bquestionnaire\b|formular|checkliste|antrag\b|formulaire|fiche\b|demande de|formulario|lista de comprobación|solicitud de/i,
  ],
  [
    'policy',
    /\bpolicy\b|\bpolicies\b|\bstandard\b|\brules\b|\bcharter\b|richtlinie|leitlinie|\bvorgaben\b|\bregeln\b|\bordnung\b|politique|charte|règles|política|\bnorma\b|\bnormas\b|reglas/i,
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

/** Nouns by which texts speak of themselves. */
export const TYPE_WORDS: [DocumentType, string][] = [
  [
    'policy',
    'polic(?:y|ies)|standard|rules|charter|richtlinie|leitlinie|regelung|ordnung|vorgaben|regeln|politique|charte|règles?|règlement|política|normas?|reglas',
  ],
  [
    'procedure',
    'procedure|process|instructions?|runbook|playbook|guide|guideline|method|verfahren|anweisung|arbeitsanweisung|verfahrensanweisung|ablauf|methode|leitfaden|procédure|mode opératoire|consigne|méthode|procedimiento|instrucci(?:ón|ones)|método|guía',
  ],
  [
    'plan',
    'plan|plans|programme|program|roadmap|project|proposal|draft|concept paper|\\p{L}*konzept|\\p{L}*plan|vorhaben|entwurf|\\p{L}*entwurf|programm|projet|feuille de route|calendrier|programa|proyecto|hoja de ruta|propuesta|borrador|anteproyecto',
  ],
  [
    'register',
    'register|inventory|list|overview|directory|matrix|catalogue|\\p{L}*verzeichnis|\\p{L}*liste|übersicht|inventar|kataster|registre|inventaire|liste|annuaire|répertoire|registro|inventario|listado|directorio|matriz|relación',
  ],
  [
    'record',
    'record|records|log|log sheet|certificate|evidence|export|extract|nachweis|aufzeichnung|auszug|prüfprotokoll|\\p{L}*protokoll|enregistrement|relevé|attestation|certificat|fiche|extrait|certificado|constancia|actas?|extracto|evidencia',
  ],
  [
    'report',
    'reports?|assessment|analysis|findings|study|lessons learned|\\p{L}*bericht|analyse|auswertung|gutachten|rapport|bilan|compte rendu d.incident|étude|informe|parte|análisis|balance|memoria',
  ],
  [
    'minutes',
    'minutes|meeting|session|sitzung|besprechung|\\p{L}*runde|sitzungsprotokoll|ergebnisprotokoll|compte rendu|procès-verbal|réunion|séance|acta|reunión|comité|sesión',
  ],
  [
    'contract',
    'agreement|contract|annex|schedule|addendum|clauses?|\\p{L}*vertrag|vereinbarung|anlage|contrat|accord|avenant|annexe|convention|contrato|acuerdo|anexo|convenio',
  ],
  [
    'form',
    'form|checklist|questionnaire|request|application|formular|checkliste|antrag|fragebogen|formulaire|demande|liste de contrôle|formulario|solicitud|cuestionario|lista de comprobación',
  ],
  [
    'training',
    'training|course|lesson|module|lecture|seminar|reading|class|briefing|webinar|book|novel|slides|schulung|kurs|lehrbrief|lektion|lesekreis|unterweisung|vortrag|pressespiegel|roman|formation|cours|leçon|lecture|atelier|exposé|curso|lección|apuntes|taller|lectura|charla',
  ],
  [
    'statement',
    'statement|notice|declaration|mail|scope|erklärung|hinweise?|information|mitteilung|déclaration|avis|déclaration d.applicabilité|déclaratif|declaración|aviso|comunicado',
  ],
];

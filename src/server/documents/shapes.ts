import { z } from 'zod';
import { Analysis, Block, Finding, Topic } from '#domain/documents/analysis.ts';
import { TextCheck } from '#domain/documents/check/objection.ts';
import { DocumentAudience } from '#domain/documents/receipts.ts';
import { MediaType, type Shapes } from '../platform/shapes.ts';

export const documentShapes: Shapes = {
  'documents.media_type': MediaType,
  'documents.blocks': z.array(Block),
  'document_versions.media_type': MediaType,
  'document_versions.blocks': z.array(Block),
  'document_publications.audience': DocumentAudience,
  'document_drafts.blocks': z.array(Block),
  'document_drafts.author_ids': z.array(z.uuid()),
  'documents.checked': TextCheck.nullable(),
  'documents.topics': z.array(Topic),
  'documents.notices': Analysis.shape.notices,
  'suggestions.quotes': Finding.shape.quotes,
  'suggestions.because': Finding.shape.because,
  'suggestions.cues': Finding.shape.cues,
  'suggestions.asks': Finding.shape.asks,
  'suggestions.by_rules': Finding.nullable(),
};

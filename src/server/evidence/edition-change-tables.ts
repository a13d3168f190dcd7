export interface EditionChangeTables {
  carried_controls: { organisation_id: string; change_id: string; requirement_id: string; version: number };
  carried_evidence: { organisation_id: string; change_id: string; evidence_id: string; origin_id: string };
}

import type { RequirementFacts } from '../facts.ts';
import type { ConsistencyFinding, FindingSubject } from './finding.ts';
import type { KnownDocument, CurrentEvidence, System } from './system.ts';

/** A statement that should hold over the whole system, and what it does not hold for. */
export interface Rule {
  id: string;
  severity: ConsistencyFinding['severity'];
  broken: (system: System) => { count?: number; subjects: FindingSubject[] };
}

type Severity = Rule['severity'];

/** A rule that holds for each requirement of each framework in use. */
export function aboutRequirements(
  id: string,
  severity: Severity,
  isBroken: (facts: RequirementFacts, system: System, all: RequirementFacts[]) => boolean,
): Rule {
  return {
    id,
    severity,
    broken: (system) => ({
      subjects: system.frameworks.flatMap((framework) =>
        framework.facts
          .filter((facts) => isBroken(facts, system, framework.facts))
          .map(
            ({ requirement }) =>
              ({ kind: 'requirement', framework: framework.id, id: requirement.id, count: 1 }) as const,
          ),
      ),
    }),
  };
}

export function aboutDocuments(
  id: string,
  severity: Severity,
  isBroken: (document: KnownDocument, system: System, evidence: CurrentEvidence[]) => boolean,
): Rule {
  return {
    id,
    severity,
    broken: (system) => {
      const evidence = Map.groupBy(system.evidence, ({ documentId }) => documentId);
      const broken = system.documents.filter((each) => isBroken(each, system, evidence.get(each.id) ?? []));
      return {
        subjects: broken.map(({ id: document, title }) => ({
          kind: 'document' as const,
          id: document,
          title,
          count: 1,
        })),
      };
    },
  };
}

/** A rule about the requirements that pieces of evidence stand for, each named once. */
export function aboutEvidence(
  id: string,
  severity: Severity,
  isBroken: (evidence: CurrentEvidence, system: System) => boolean,
): Rule {
  return {
    id,
    severity,
    broken: (system) => {
      const broken = system.evidence.filter((each) => isBroken(each, system));
      const places = Map.groupBy(broken, (each) => `${each.framework} ${each.requirementId}`);
      return {
        count: broken.length,
        subjects: [...places.values()].flatMap((pieces) => {
          const [first] = pieces;
          if (!first) return [];
          const { framework, requirementId: requirement } = first;
          return [{ kind: 'requirement' as const, framework, id: requirement, count: pieces.length }];
        }),
      };
    },
  };
}

/** A rule about a whole: broken with a count, or not at all. */
export function aboutAll(
  id: string,
  severity: Severity,
  countOf: (system: System) => number,
  subjects: (system: System, count: number) => FindingSubject[],
): Rule {
  return {
    id,
    severity,
    broken: (system) => {
      const count = countOf(system);
      return count > 0 ? { count, subjects: subjects(system, count) } : { subjects: [] };
    },
  };
}

import type { Messages } from '../../organisations/messages.ts';
import { nameSome } from '../../risks/linked-risk.ts';
import type { Basis } from './basis.ts';
import type { WriteJustification } from './propose.ts';

/** So many bases are written out; the statement is read by people. */
const MOST = 3;
const NAMED = 3;

/**
 * Justifications in one language.
 * @param whyOf why every organisation does it, in a sentence, by the requirement's id; empty where it is not said in that language.
 */
export function justificationsIn(t: Messages<'server/proposals'>, whyOf: (id: string) => string): WriteJustification {
  return (id, bases) =>
    bases
      .slice(0, MOST)
      .map((basis) => sentenceOf(basis, t, whyOf(id)))
      .join(' ');
}

function sentenceOf(basis: Basis, t: Messages<'server/proposals'>, why: string): string {
  switch (basis.kind) {
    case 'risks':
      return t('risks', { count: basis.references.length, risks: nameSome(basis.references) });
    case 'framework':
      return t(`framework.${basis.obligation}`, {
        name: basis.name,
        requirements: nameSome(basis.requirementIds, NAMED),
      });
    case 'profile':
      return t(`profile.${basis.fact}`);
    case 'register':
      return t(`register.${basis.fact}`, { count: basis.count, examples: basis.examples.join(', ') });
    case 'documents':
      return t('documents', {
        titles: nameSome(
          basis.documents.map(({ title }) => title),
          NAMED,
        ),
      });
    case 'baseline':
      return why === '' ? t('baselineOnly') : t('baseline', { why });
    case 'absent':
      return basis.facts.map((fact) => t(`absent.${fact}`)).join(' ');
  }
}

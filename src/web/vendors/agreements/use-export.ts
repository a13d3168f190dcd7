import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AgreementDetails } from '#domain/vendors/agreements/agreement.ts';
import { csvRecord } from '#domain/tables/csv.ts';
import { saveFile } from '../../assets/list/save-file.ts';
import { orpc } from '../../kit/requests/api.ts';
import { judgedOf } from './judged.ts';
import { useSayings } from './use-sayings.ts';
import { useVerdicts } from './use-verdicts.ts';

/** Saves an analysis as CSV: verdicts, commitments, what is missing and what is unusual, with the quoted words. No cell is a formula. */
export function useExport(agreement: AgreementDetails) {
  const { t } = useTranslation('agreements');
  const queryClient = useQueryClient();
  const say = useSayings();
  const verdicts = useVerdicts(agreement);
  return async () => {
    const { text } = await queryClient.ensureQueryData(
      orpc.agreements.text.get.queryOptions({ input: { id: agreement.id } }),
    );
    const formValuesOf = (quote: { start: number; end: number } | null | undefined) =>
      quote ? text.slice(quote.start, quote.end) : '';
    const pageOf = (quote: { page: number | null } | null | undefined) => String(quote?.page ?? '');
    const commitmentOf = (id: string | null) => agreement.commitments.find((each) => each.id === id);
    const rows: string[][] = [
      ['section', 'what', 'says', 'state', 'quote', 'page'].map((column) => t(`export.${column}`)),
      ...judgedOf(agreement).map((judged) => [
        t('held.title'),
        verdicts.title(judged),
        verdicts.text(judged),
        verdicts.word(judged),
        formValuesOf(judged.commitment?.quote),
        pageOf(judged.commitment?.quote),
      ]),
      ...agreement.commitments.map(({ facts, state, quote, decidedByName }) => [
        t('commitments.title'),
        say.commitment(facts),
        t(`modality.${facts.modality}`),
        t(`decided.${state}`, { name: decidedByName ?? '' }),
        formValuesOf(quote),
        pageOf(quote),
      ]),
      ...agreement.missing.map(({ kind, controls }) => [
        t('missing.title'),
        t(`kind.${kind}`),
        t(`missing.why.${kind}`),
        controls.join(', '),
        t(`missing.clause.${kind}`),
        '',
      ]),
      ...agreement.unusual.map(({ rule, commitmentId, quote }) => [
        t('unusual.title'),
        commitmentOf(commitmentId) ? say.commitment(commitmentOf(commitmentId)!.facts) : t('unusual.disclaimer'),
        t(`unusual.why.${rule}`),
        '',
        formValuesOf(quote),
        pageOf(quote),
      ]),
    ];
    const csv = `\ufeff${rows.map(csvRecord).join('')}`;
    const name = agreement.title.replaceAll(/[^\p{L}\p{N}]+/gu, '_').slice(0, 80) || 'agreement';
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
  };
}

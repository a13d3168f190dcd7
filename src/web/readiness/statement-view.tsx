import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { proposalsAddress } from '#domain/addresses.ts';
import { keyOf, type StatementRow } from '#domain/readiness/statement.ts';
import { CountLink } from '../controls/count-link.tsx';
import { RequirementLink } from '../controls/requirement-link.tsx';
import { SpeaksAgainst } from '../controls/speaks-against.tsx';
import { StatusChip } from '../controls/status-button.tsx';
import { type WorkspaceSearch, hrefOfWorkspace } from '../controls/workspace-search.ts';
import { FrameworkChip } from '../frameworks/framework-chip.tsx';
import { useFramework, useTitles } from '../frameworks/framework.ts';
import { FRAMEWORK, hrefOfRequirement } from '../frameworks/framework-links.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { Card } from '../kit/card.tsx';
import { Notice } from '../kit/notice.tsx';
import { ToneChip } from '../kit/tone-chip.tsx';
import { usePermission } from '../people/use-permission.ts';
import { hrefOfRegister } from '../risks/risk-search.ts';
import { type StatementProblem, problemsByFramework, problemsOf } from './statement-problems.ts';

const NAMED = 12;

/** Where each can be mended, for all at once. */
const DOORS: Record<Exclude<StatementProblem, 'exclusion-challenged'>, WorkspaceSearch> = {
  'speaks-against': { kind: 'control', state: 'contradicted', applicable: 'yes' },
  'excluded-unjustified': { applicable: 'no', justification: 'without' },
  'included-unjustified': { applicable: 'yes', justification: 'without' },
  'implemented-unproven': { kind: 'control', status: 'Implemented', evidence: 'without', applicable: 'yes' },
  'without-owner': { kind: 'control', owner: 'none', applicable: 'yes' },
};

/** What facts call for is named there with them. */
const hrefOfDoor = (problem: StatementProblem, framework = FRAMEWORK) =>
  problem === 'exclusion-challenged' ? proposalsAddress(framework) : hrefOfWorkspace(DOORS[problem], framework);

interface StatementProblemsProps {
  rows: readonly StatementRow[];
  /** Excluded controls that facts call for. */
  challenged: readonly string[];
}

/** What an auditor would miss, by name, before the statement is handed over. */
export function StatementProblems({ rows, challenged }: StatementProblemsProps) {
  const { t } = useTranslation('readiness');
  const problems = problemsByFramework(problemsOf(rows, challenged));
  if (problems.length === 0) return <Notice tone="success">{t('statement.complete')}</Notice>;
  return (
    <Card title={t('statement.missing')} subtitle={t('statement.missingText')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, fontSize: 'size.plain' }}>
        {problems.map(({ problem, framework, faulty }) => (
          <li key={`${problem} ${framework ?? ''}`}>
            <Link
              component={AppLink}
              href={hrefOfDoor(problem, framework)}
              sx={{ display: 'block', color: 'text.primary', lineHeight: '24px' }}
            >
              {t(`fault.${problem}`, { count: faulty.length })} {framework && <FrameworkChip framework={framework} />}
            </Link>
            <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, color: 'text.secondary' }}>
              {faulty.slice(0, NAMED).map((row) => (
                <Link
                  key={keyOf(row)}
                  component={AppLink}
                  href={hrefOfRequirement(row.requirementId, row.framework)}
                  sx={{ lineHeight: '24px', display: 'inline-block' }}
                >
                  {row.requirementId}
                </Link>
              ))}
              {faulty.length > NAMED && (
                <Link component={AppLink} href={hrefOfDoor(problem, framework)} sx={{ lineHeight: '24px' }}>
                  {t('statement.more', { count: faulty.length - NAMED })}
                </Link>
              )}
            </Box>
          </li>
        ))}
      </Box>
    </Card>
  );
}

/** The Statement of Applicability as it will be printed: every Annex A control, touched or not. */
export function StatementTable({ rows }: { rows: readonly StatementRow[] }) {
  const { t } = useTranslation(['readiness', 'controls']);
  const isNarrow = useMediaQuery('(max-width: 899px)');
  if (isNarrow) {
    return (
      <Box component="ul" aria-label={t('statement.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <Box
            component="li"
            key={keyOf(row)}
            sx={{ p: 1.75, borderTop: '1px solid', borderColor: 'divider', display: 'grid', gap: 0.5 }}
          >
            <StatementRequirement row={row} />
            <Box sx={{ display: 'flex', gap: 0.75 }}>
              <ApplicableChip row={row} />
              <StatusChip status={row.status} />
            </Box>
            <Justification row={row} />
          </Box>
        ))}
      </Box>
    );
  }
  return (
    <Table aria-label={t('statement.title')}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ pl: 2.5 }}>{t('column.control')}</TableCell>
          <TableCell>{t('controls:column.applicable')}</TableCell>
          <TableCell>{t('controls:field.justification')}</TableCell>
          <TableCell>{t('controls:column.status')}</TableCell>
          <TableCell>{t('controls:column.owner')}</TableCell>
          <TableCell align="right" sx={{ pr: 2.5 }}>
            {t('controls:column.evidence')}
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={keyOf(row)} hover>
            <TableCell sx={{ pl: 2.5, minWidth: 220 }}>
              <StatementRequirement row={row} />
            </TableCell>
            <TableCell>
              <ApplicableChip row={row} />
            </TableCell>
            <TableCell sx={{ width: '32%' }}>
              <Justification row={row} />
            </TableCell>
            <TableCell>
              <StatusChip status={row.status} />
            </TableCell>
            <TableCell sx={{ color: row.ownerName || row.ownerRole ? 'text.primary' : 'text.secondary' }}>
              {row.ownerName ?? (row.ownerRole ? t(`controls:role.${row.ownerRole}`) : t('controls:owner.none'))}
            </TableCell>
            <TableCell align="right" sx={{ pr: 2 }}>
              <CountLink
                count={row.evidence}
                href={`${hrefOfRequirement(row.requirementId, row.framework)}#evidence`}
                label={t('controls:row.evidence', { count: row.evidence, id: row.requirementId })}
              />
              <SpeaksAgainst
                count={row.against ?? 0}
                href={`${hrefOfRequirement(row.requirementId, row.framework)}#evidence`}
                id={row.requirementId}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** The control and the way to its page; one beyond Annex A says of which framework it is. */
function StatementRequirement({ row: { requirementId, framework } }: { row: StatementRow }) {
  const titles = useTitles(framework);
  const { data } = useFramework(framework);
  return (
    <RequirementLink
      id={requirementId}
      title={titles.requirement(requirementId)}
      framework={framework}
      {...(framework && data && { note: data.title })}
    />
  );
}

function ApplicableChip({ row }: { row: StatementRow }) {
  const { t } = useTranslation('controls');
  return (
    <ToneChip
      tone={row.applicable ? 'info' : 'neutral'}
      label={t(row.applicable ? 'applicable.yes' : 'applicable.no')}
    />
  );
}

function Justification({ row }: { row: StatementRow }) {
  const { t } = useTranslation(['readiness', 'controls']);
  // What the words name already is not said twice.
  const risks = row.risks?.filter((reference) => !row.justification.includes(reference)) ?? [];
  return (
    <Box component="span" sx={{ display: 'block', py: 0.75, fontSize: 'size.plain' }}>
      <Box
        component="span"
        sx={{
          display: 'block',
          whiteSpace: 'pre-line',
          color: row.justification ? 'text.primary' : 'text.secondary',
        }}
      >
        {row.justification || t('statement.noJustification')}
      </Box>
      {risks.length > 0 && <TreatedRisks row={row} risks={risks} />}
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 'size.small' }}>
        {[
          ...(row.reasons ?? []).map((reason) => t(`controls:reason.${reason}`)),
          ...(row.documents ? [t('statement.shownBy', { documents: row.documents.join(', ') })] : []),
        ].join(' · ')}
      </Box>
    </Box>
  );
}

function TreatedRisks({ row, risks }: { row: StatementRow; risks: readonly string[] }) {
  const { t } = useTranslation('readiness');
  const mayOpen = usePermission('risk_management.view');
  const text = t('statement.treats', { risks: risks.join(', ') });
  if (!mayOpen) return text;
  return (
    <Link
      component={AppLink}
      href={hrefOfRegister({ control: `${row.framework ?? FRAMEWORK}/${row.requirementId}` })}
      sx={{ display: 'inline-block', lineHeight: '24px' }}
    >
      {text}
    </Link>
  );
}

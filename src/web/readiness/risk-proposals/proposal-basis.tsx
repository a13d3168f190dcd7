import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import type { AssetSlice } from '#domain/assets/slices.ts';
import type { ProposalBasis } from '#domain/readiness/risk-proposals/proposal.ts';
import { hrefOfAsset, hrefOfAssets } from '../../assets/inventory-search.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { hrefOfVendor, hrefOfVendors } from '../../vendors/vendor-search.ts';

/** The list of the inventory that a cause is counted in, where it has one. */
const SLICES: Readonly<Record<string, AssetSlice>> = {
  unencrypted: 'unencrypted',
  'without-antivirus': 'without-antivirus',
  'not-patched': 'not-patched',
  'without-backup': 'without-backup',
  'out-of-warranty': 'out-of-warranty',
  'review-overdue': 'access-review-overdue',
};

function hrefOfRest({ kind, cause }: ProposalBasis): string {
  if (kind === 'vendors') return hrefOfVendors();
  const only = SLICES[cause];
  return hrefOfAssets(only ? { only } : {});
}

/** What a proposal rests on: each a sentence with the assets or vendors it names, or the answer and the way to it. */
export function BasisList({ basis }: { basis: readonly ProposalBasis[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.25, fontSize: 'size.plain', '& li + li': { mt: 0.25 } }}>
      {basis.map((each) => (
        <li key={each.kind + each.cause}>
          {each.kind === 'answer' ? (
            <Link component={AppLink} href={PAGES.readinessAi} color="inherit" sx={{ fontWeight: 400 }}>
              {each.text}
            </Link>
          ) : (
            <>
              {each.text} <Named basis={each} />
            </>
          )}
        </li>
      ))}
    </Box>
  );
}

function Named({ basis }: { basis: ProposalBasis }) {
  const { t } = useTranslation('risk-proposals');
  const { kind, named, total } = basis;
  const hrefOf = (id: string) => (kind === 'vendors' ? hrefOfVendor(id) : hrefOfAsset(id));
  const rest = total - named.length;
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {named.map(({ id, name }, place) => (
        <Fragment key={id}>
          {place > 0 && ', '}
          <Link component={AppLink} href={hrefOf(id)}>
            {name}
          </Link>
        </Fragment>
      ))}
      {rest > 0 && (
        <>
          {' '}
          <Link component={AppLink} href={hrefOfRest(basis)}>
            {t('more', { count: rest })}
          </Link>
        </>
      )}
    </Box>
  );
}

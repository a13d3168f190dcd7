import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ASSET_COLUMNS, USUAL_COLUMNS } from '#domain/assets/columns.ts';
import type { AssetColumn } from '#domain/assets/columns.ts';
import { ownKey } from '#domain/assets/vocabulary/own-key.ts';
import { LazyMenu } from '../../kit/lazy-menu.tsx';
import { tidyColumns } from './shown-columns.ts';
import { useFieldLabels } from '../field-labels.ts';
import { useVocabulary } from '../vocabulary/use-vocabulary.ts';

interface ColumnsButtonProps {
  shown: readonly AssetColumn[];
  onShow: (columns: readonly AssetColumn[]) => void;
}

/** Which columns the table shows. The name stays: by it an asset is opened. */
export function ColumnsButton({ shown, onShow }: ColumnsButtonProps) {
  const { t } = useTranslation('assets');
  const labels = useFieldLabels();
  const { fields } = useVocabulary();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const toggle = (column: AssetColumn) =>
    onShow(tidyColumns(shown.includes(column) ? shown.filter((each) => each !== column) : [...shown, column]));
  return (
    <>
      <Button
        startIcon={<Columns3 />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        {t('columns.title')}
      </Button>
      <LazyMenu anchorEl={anchor} onClose={() => setAnchor(null)}>
        {[...ASSET_COLUMNS, ...fields.map(({ id }) => ownKey(id))].map((column) => (
          <MenuItem
            key={column}
            role="menuitemcheckbox"
            aria-checked={shown.includes(column)}
            disabled={column === 'name'}
            onClick={() => toggle(column)}
            dense
          >
            <Checkbox
              checked={shown.includes(column)}
              tabIndex={-1}
              disableRipple
              size="small"
              slotProps={{ input: { 'aria-hidden': true } }}
              sx={{ p: 0, mr: 1.25 }}
            />
            {labels(column)}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem dense onClick={() => onShow(USUAL_COLUMNS)}>
          {t('columns.usual')}
        </MenuItem>
      </LazyMenu>
    </>
  );
}

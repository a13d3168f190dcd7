import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import type { Permission } from '#domain/people/permission.ts';
import { Field } from '../../../kit/forms/field.tsx';
import { useSession } from '../../session.ts';
import { scopeAreas } from './token-scopes.ts';

/** What the token may do: of the signed-in person's own permissions, as nobody can give more. */
export function ScopesField() {
  const { t } = useTranslation('integration');
  const { permissions } = useSession();
  const areas = scopeAreas
    .map((area) => area.filter((permission) => permissions.includes(permission)))
    .filter((area) => area.length > 0);
  return (
    <Field name="scopes" label={t('dialog.scopes')} isRequired help={t('dialog.scopesHelp')}>
      {({ labelId, describedBy, value, onChange, ref }) => {
        const chosen = Array.isArray(value) ? (value as Permission[]) : [];
        const toggle = (permission: Permission) =>
          onChange(chosen.includes(permission) ? chosen.filter((one) => one !== permission) : [...chosen, permission]);
        return (
          <Box
            role="group"
            aria-labelledby={labelId}
            aria-describedby={describedBy}
            sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2, my: 0.5 }}
          >
            {areas.flat().map((permission, index) => (
              <FormControlLabel
                key={permission}
                sx={{ mr: 0, minHeight: 32 }}
                control={
                  <Checkbox
                    size="small"
                    checked={chosen.includes(permission)}
                    onChange={() => toggle(permission)}
                    slotProps={{ input: index === 0 ? { ref } : {} }}
                  />
                }
                label={t(`scope.${permission}`)}
                slotProps={{ typography: { variant: 'body2' } }}
              />
            ))}
          </Box>
        );
      }}
    </Field>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { Eye, ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOGO_LIMIT } from '#domain/organisations/settings.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { request } from '../../kit/requests/request.ts';
import { useSession } from '../session.ts';
import { hrefOfLogo } from '../../shell/organisation-logo.tsx';
import { type Settings, useRemoveLogo, useTakeSettings } from './use-settings.ts';

/** The logo with upload, preview and removal. It is kept as soon as it is chosen. */
export function LogoField({ settings, reason }: { settings: Settings; reason: string | null }) {
  const { t } = useTranslation('settings');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setIsShown] = useState(false);
  const { upload, isBusy, problem, remove } = useLogo();
  const { organisation } = useSession();
  const href = organisation && settings.logoSha256 ? hrefOfLogo(organisation.id, settings.logoSha256) : null;

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file) void upload(file);
  };

  return (
    <Box role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help`}>
      <FormLabel id={`${id}-label`} component="div" sx={{ mb: 0.5 }}>
        {t('logo.label')}
      </FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        {href && <Picture href={href} alt={t('logo.current', { name: settings.name })} height={56} width={160} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={t('logo.upload')}
            accept="image/png,image/jpeg,image/svg+xml,image/webp"
            onChange={choose}
          />
          <ReasonButton reason={reason} startIcon={<ImageUp />} loading={isBusy} onClick={() => input.current?.click()}>
            {href ? t('logo.replace') : t('logo.upload')}
          </ReasonButton>
          {href && (
            <>
              <Button startIcon={<Eye />} onClick={() => setIsShown(true)}>
                {t('logo.preview')}
              </Button>
              <ReasonButton reason={reason} variant="text" color="error" startIcon={<Trash2 />} onClick={remove}>
                {t('logo.remove')}
              </ReasonButton>
            </>
          )}
        </Box>
      </Box>
      <FormHelperText id={`${id}-help`} error={problem !== null} role={problem === null ? undefined : 'alert'}>
        {problem ?? t('logo.help')}
      </FormHelperText>
      {href && (
        <Dialog isOpen={isShown} title={t('logo.previewTitle')} onClose={() => setIsShown(false)}>
          <Box sx={{ display: 'grid', placeItems: 'center' }}>
            <Picture href={href} alt={t('logo.current', { name: settings.name })} height={400} />
          </Box>
        </Dialog>
      )}
    </Box>
  );
}

function Picture({ href, alt, height, width }: { href: string; alt: string; height: number; width?: number }) {
  return (
    <Box
      component="img"
      src={href}
      alt={alt}
      sx={{
        maxHeight: height,
        maxWidth: width ?? '100%',
        objectFit: 'contain',
        bgcolor: '#fff',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '8px',
        p: 0.75,
      }}
    />
  );
}

function useLogo() {
  const { t } = useTranslation('settings');
  const take = useTakeSettings();
  const removing = useRemoveLogo();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const upload = async (file: File) => {
    setProblem(null);
    if (!file.type.startsWith('image/')) return setProblem(t('logo.notAnImage'));
    if (file.size >= LOGO_LIMIT) return setProblem(t('logo.tooLarge'));
    setIsBusy(true);
    try {
      const bytes = await file.arrayBuffer().catch(() => null);
      if (!bytes) return setProblem(t('logo.unreadable'));
      const form = new FormData();
      form.append('file', new Blob([bytes], { type: file.type }), file.name);
      await take(await request<Settings>('POST', '/api/v1/organisation/logo', form));
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  };

  const remove = () => {
    setProblem(null);
    removing.mutate(undefined, { onError: (error) => setProblem(messageOf(error)) });
  };
  return { upload, remove, isBusy: isBusy || removing.isPending, problem };
}

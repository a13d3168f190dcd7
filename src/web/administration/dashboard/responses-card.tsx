import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import type { ResponseTime } from '#domain/administration/health.ts';
import { Card } from '../../kit/card.tsx';
import { useFormat } from '../../kit/format.ts';

/** The slowest endpoints since the server started. */
export function ResponsesCard({ responses }: { responses: ResponseTime[] }) {
  const { t } = useTranslation('administration');
  const { number } = useFormat();
  const milliseconds = (seconds: number) => t('responses.ms', { number: number(Math.round(seconds * 1000)) });
  return (
    <Card title={t('responses.title')} subtitle={t('responses.text')}>
      <TableContainer tabIndex={0} role="region" aria-label={t('responses.text')} sx={{ maxHeight: 360 }}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{t('responses.route')}</TableCell>
              <TableCell align="right">{t('responses.count')}</TableCell>
              <TableCell align="right">{t('responses.mean')}</TableCell>
              <TableCell align="right">{t('responses.p95')}</TableCell>
              <TableCell align="right">{t('responses.failures')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {responses.map(({ route, count, mean, p95, failures }) => (
              <TableRow key={route}>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{route}</TableCell>
                <TableCell align="right">{number(count)}</TableCell>
                <TableCell align="right">{milliseconds(mean)}</TableCell>
                <TableCell align="right">{milliseconds(p95)}</TableCell>
                <TableCell align="right">{number(failures)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
}

import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { lastDay } from '../../../../domain/deadline';
import { now } from '../../model/form';

const Line = styled('p')({
  margin: 0,
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  color: 'var(--mui-palette-text-secondary)',
  '&[data-last]': { color: 'var(--mui-palette-warning-main)', fontWeight: 600 },
});

/**
 * Until when the studies can be applied for, in the candidate's language; in the last three days as a warning.
 *
 * @param day "yyyy-MM-dd" in Poland
 */
export function Deadline({ day }: { day: string }) {
  const intl = useIntl();
  const last = lastDay(day, now());
  const data = intl.formatDate(day, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <Line data-last={last ?? undefined}>
      {last === null ? (
        <FormattedMessage id="podsumowanie.termin" values={{ data }} />
      ) : (
        <FormattedMessage id="podsumowanie.termin.blisko" values={{ data, kiedy: last }} />
      )}
    </Line>
  );
}

import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MyApplication } from '../../contract/myApplication';
import { SavedAt } from '../../copy/SavedAt';
import { shownReference } from '../../domain/referenceNumber';
import { Card } from '../../ui/Section';
import { Reference, Ticket } from '../../ui/Ticket';
import { stationsOf } from './states';

/** A dot for each station, and a line from each to the next. */
const Line = styled('ol')(({ theme }) => {
  const { primary, outline, background, text } = theme.vars.palette;
  return {
    '& > li': {
      position: 'relative',
      paddingInlineStart: 32,
      minHeight: 64,
      paddingBottom: 20,
      '&::before, &:not(:last-of-type)::after': { content: '""', position: 'absolute' },
      '&::before': {
        insetInlineStart: 0,
        top: 4,
        width: 16,
        height: 16,
        borderRadius: '50%',
        border: `2px solid ${primary.main}`,
        backgroundColor: primary.main,
      },
      '&:not(:last-of-type)::after': {
        insetInlineStart: 7,
        top: 22,
        bottom: -2,
        borderInlineStart: `2px solid ${primary.main}`,
      },
    },
    '& > li:last-of-type': { minHeight: 0, paddingBottom: 0 },
    '& > [aria-current]': {
      fontWeight: 600,
      '&::before': { borderWidth: 5, backgroundColor: background.paper },
      '&:not(:last-of-type)::after': { borderColor: outline.soft },
    },
    '& > [data-todo]': {
      color: text.secondary,
      '&::before': { borderColor: outline.main, backgroundColor: background.paper },
      '&:not(:last-of-type)::after': { borderColor: outline.soft },
    },
    '& small': {
      display: 'block',
      color: text.secondary,
      fontSize: '0.8125rem',
      fontWeight: 400,
      lineHeight: '1.25rem',
    },
  };
});

/** The number of an application, and how far it is. */
export function Course({ application }: { application: MyApplication }) {
  const intl = useIntl();
  const { numer, stan, zapisano, zmieniono } = application;
  return (
    <Card component="section" aria-labelledby="application-number">
      <Ticket data-small>
        <Typography variant="body2" component="h2" color="textSecondary" id="application-number">
          <FormattedMessage id="zakonczenie.numer" />
        </Typography>
        <Reference translate="no">{shownReference(numer)}</Reference>
      </Ticket>
      <Line aria-label={intl.formatMessage({ id: 'zgloszenie.przebieg' })}>
        {stationsOf(stan, zapisano, zmieniono).map(({ label, at, progress }) => (
          <li
            key={label}
            aria-current={progress === 'now' ? 'step' : undefined}
            data-todo={progress === 'todo' || undefined}
          >
            <FormattedMessage id={label} />
            {at !== null && (
              <small>
                <SavedAt instant={at} />
              </small>
            )}
          </li>
        ))}
      </Line>
    </Card>
  );
}

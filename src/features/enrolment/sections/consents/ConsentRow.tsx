import OpenInNew from '@mui/icons-material/OpenInNewRounded';
import { styled } from '@mui/material/styles';
import type { MouseEventHandler } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Consent } from '../../../../contract/consent';
import { consentLink, consentMark } from '../../../../domain/consents';
import { answerKey } from '../../../../domain/enrolmentValues';
import { CheckboxField } from '../../../../fields/CheckboxField';
import { LinkButton } from '../../../../ui/links';
import { ServerHtml } from '../../../../ui/ServerHtml';
import { FROM_MD } from '../../../../ui/theme/media';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';

/** A consent or the box for all of them, with a link: below it on a phone, else beside it. */
export const ConsentLine = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  paddingBottom: 4,
  'li > &': { paddingTop: 8, borderTop: `1px solid ${theme.vars.palette.divider}` },
  'li:last-of-type > &': { marginBottom: -12 },
  '& > .MuiFormControl-root': { flex: '1 0 100%', minWidth: 0 },
  '& .MuiFormHelperText-root': { margin: '-4px 0 8px 36px' },
  '& > .MuiLink-root': { flex: 'none', minHeight: 44, marginLeft: 36 },
  '& > .Prose': {
    flex: '1 0 100%',
    margin: '0 0 12px',
    padding: '14px 18px',
    borderRadius: 8,
    backgroundColor: theme.vars.palette.background.sunken,
    fontSize: '1rem',
    lineHeight: 1.55,
  },
  [FROM_MD]: {
    columnGap: 12,
    paddingBottom: 8,
    '& > .MuiFormControl-root': { flex: '1 0 50%' },
    '& > .MuiLink-root': { margin: 0, whiteSpace: 'nowrap' },
    '& > .Prose': { marginLeft: 36 },
  },
}));

interface ConsentRowProps {
  consent: Consent;
  onRead: MouseEventHandler<HTMLElement>;
  /** True when the row shows the text below it, because the dialog failed to load. */
  expanded: boolean;
}

/** One consent: its checkbox, and its text or linked document. */
export function ConsentRow({ consent, onRead, expanded }: ConsentRowProps) {
  const { id, tytul, trescWarunkow } = consent;
  const link = consentLink(trescWarunkow);
  return (
    <li>
      <ConsentLine>
        <CheckboxField
          name={`zgody.${answerKey(id)}`}
          label={tytul}
          tickedValue={consentMark(consent)}
        />
        {link === null ? (
          <LinkButton
            component="button"
            type="button"
            variant="body2"
            aria-haspopup="dialog"
            onClick={onRead}
          >
            <FormattedMessage id="podsumowanie.regulamin.pokaz_tresc" />
            <VisuallyHidden>{`: ${tytul}`}</VisuallyHidden>
          </LinkButton>
        ) : (
          <LinkButton variant="body2" href={link} target="_blank" rel="noreferrer">
            <FormattedMessage id="podsumowanie.regulamin.otworz_dokument" />
            <OpenInNew fontSize="small" />
            <VisuallyHidden>
              <FormattedMessage id="podsumowanie.regulamin.nowa_karta" values={{ tytul }} />
            </VisuallyHidden>
          </LinkButton>
        )}
        {expanded && <ServerHtml html={trescWarunkow} headingsFrom={3} />}
      </ConsentLine>
    </li>
  );
}

import OpenInNew from '@mui/icons-material/OpenInNewRounded';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Consent } from '../../../../contract/consent';
import { consentLink } from '../../../../domain/consents';
import { answerKey } from '../../../../domain/enrolmentValues';
import { CheckboxField } from '../../../../fields/CheckboxField';
import { ServerHtml } from '../../../../ui/ServerHtml';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';

interface ConsentRowProps {
  consent: Consent;
  /** Asks for the text of the consent. */
  onRead: (consent: Consent) => void;
  /** The text stands below the row, where the dialog cannot be had. */
  readHere: boolean;
}

/** One condition: its box to tick, and its text or the document it links to. */
export const ConsentRow = memo(function ConsentRow({ consent, onRead, readHere }: ConsentRowProps) {
  const { id, tytul, trescWarunkow } = consent;
  const link = consentLink(trescWarunkow);
  return (
    <li className="Consent">
      <div className="line">
        <CheckboxField className="col" name={`zgody.${answerKey(id)}`} label={tytul} />
        {link === null ? (
          <button
            className="LinkButton"
            type="button"
            aria-haspopup="dialog"
            onClick={() => {
              onRead(consent);
            }}
          >
            <FormattedMessage id="podsumowanie.regulamin.pokaz_tresc" />
            <VisuallyHidden>{`: ${tytul}`}</VisuallyHidden>
          </button>
        ) : (
          <a className="LinkButton" href={link} target="_blank" rel="noreferrer">
            <FormattedMessage id="podsumowanie.regulamin.otworz_dokument" />
            <OpenInNew className="Icon" fontSize="small" />
            <VisuallyHidden>
              <FormattedMessage id="podsumowanie.regulamin.nowa_karta" values={{ tytul }} />
            </VisuallyHidden>
          </a>
        )}
      </div>
      {readHere && <ServerHtml className="txt" html={trescWarunkow} headingsFrom={3} />}
    </li>
  );
});

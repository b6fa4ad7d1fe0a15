import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { compareProgrammes } from '../../../domain/programmes';
import { offerKey } from '../../../domain/steps';
import { ChoiceList } from '../../../ui/ChoiceList';
import { bringIntoView, Notice } from '../../../ui/Notice';
import { CallButton } from '../../../ui/phoneLinks';
import { ListSheet } from '../../../ui/Sheet';
import { useSelectionProgress } from '../selectionProgress';
import { offerPicked } from '../selectionSlice';
import { ProgrammeFacts } from './ProgrammeFacts';

interface ProgrammePickerProps {
  /** True when the choice on this screen caused the alert, which is then scrolled into view. */
  scrollsTo: boolean;
}

/**
 * The alert "more than one dks found" with the remaining programmes, to pick one of them. Where only numbers differ,
 * which mean nothing to a candidate, the call comes first. The focus does not move to the alert, so that arrow keys
 * still reach the next choice (docs/accessibility.md).
 */
export function ProgrammePicker({ scrollsTo }: ProgrammePickerProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { remaining, chosen } = useSelectionProgress();
  const { lead, onlyNumbers } = compareProgrammes(remaining);
  return (
    <div className="Programmes">
      <Notice
        severity="info"
        role="alert"
        ref={scrollsTo ? bringIntoView : undefined}
        title={<FormattedMessage id="oferty.wiele.tytul" />}
      >
        <FormattedMessage id="oferty.wiele.tekst" values={{ liczba: remaining.length }} />
        {onlyNumbers && (
          <>
            {' '}
            <FormattedMessage id="oferty.tylko_numery" />
            <div>
              <CallButton variant={chosen === null ? 'contained' : 'outlined'} />
            </div>
          </>
        )}
      </Notice>
      <ListSheet>
        <ChoiceList
          name="oferta"
          label={intl.formatMessage({ id: 'oferty.lista' })}
          options={remaining.map((offer) => ({
            value: offerKey(offer),
            label: <ProgrammeFacts offer={offer} lead={lead} />,
          }))}
          value={chosen && offerKey(chosen)}
          onChange={(key) => {
            dispatch(offerPicked(key));
          }}
          variant="list"
        />
      </ListSheet>
    </div>
  );
}

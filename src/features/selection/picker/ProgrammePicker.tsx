import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Offer } from '../../../contract/offer';
import {
  compareProgrammes,
  OFFER_NUMBERS,
  type ProgrammeFact,
  programmeFact,
} from '../../../domain/programmes';
import { offerKey } from '../../../domain/steps';
import { ChoiceList } from '../../../ui/ChoiceList';
import { bringIntoView, Notice } from '../../../ui/Notice';
import { CallButton } from '../../../ui/phoneLinks';
import { ListSheet } from '../../../ui/Sheet';
import { useSelectionProgress } from '../selectionProgress';
import { offerPicked } from '../selectionSlice';
import { valueText } from '../stepTexts';

interface ProgrammePickerProps {
  /** True when the choice on this screen caused the alert, which is then scrolled into view. */
  scrollsTo: boolean;
}

/**
 * The alert "more than one dks found" with the remaining programmes. Where only numbers differ, which mean nothing to a
 * candidate, the call comes first. The focus stays, so that arrow keys still reach the next choice.
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

function factText(intl: IntlShape, offer: Offer, fact: ProgrammeFact): string {
  const value = programmeFact(offer, fact);
  if (fact === 'recruitment') return `${intl.formatMessage({ id: 'oferty.numer' })} ${value}`;
  if (fact === 'programme') return `${intl.formatMessage({ id: 'oferty.numer_oferty' })} ${value}`;
  return valueText(intl, fact, value);
}

/** One of several programmes: its distinguishing facts, then the other numbers. */
function ProgrammeFacts({ offer, lead }: { offer: Offer; lead: readonly ProgrammeFact[] }) {
  const intl = useIntl();
  const line = (facts: readonly ProgrammeFact[]) =>
    facts.map((fact) => factText(intl, offer, fact)).join(' · ');
  const rest = OFFER_NUMBERS.filter((fact) => !lead.includes(fact));
  return (
    <>
      <span>{line(lead)}</span> {rest.length > 0 && <small>{line(rest)}</small>}
    </>
  );
}

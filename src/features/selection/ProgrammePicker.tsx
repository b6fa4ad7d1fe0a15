import { useEffect, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { offerKey } from '../../domain/steps';
import { ChoiceList } from '../../ui/ChoiceList';
import { Notice } from '../../ui/Notice';
import { ProgrammeFacts } from './ProgrammeFacts';
import { offerPicked } from './selectionSlice';
import type { Way } from './useWay';

interface ProgrammePickerProps {
  way: Way;
  /** Whether the candidate's choice on this screen brought it up: then the alert is scrolled to. */
  scrollsTo: boolean;
}

/**
 * The alert "more than one dks found" and the programmes that are left, to pick one of them. The focus stays where it is:
 * from the alert, arrow keys could not go on to the next choice (docs/accessibility.md).
 */
export function ProgrammePicker({ way, scrollsTo }: ProgrammePickerProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (scrollsTo) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [scrollsTo]);
  const options = useMemo(
    () =>
      way.left.map((offer) => ({
        value: offerKey(offer),
        label: <ProgrammeFacts offer={offer} />,
        className: 'Offer',
      })),
    [way.left],
  );
  return (
    <div className="Programmes">
      <Notice
        severity="warning"
        role="alert"
        ref={alert}
        title={<FormattedMessage id="oferty.wiele.tytul" />}
      >
        <FormattedMessage id="oferty.wiele.tekst" values={{ liczba: way.left.length }} />
      </Notice>
      <ChoiceList
        name="oferta"
        className="ChoiceList"
        label={intl.formatMessage({ id: 'oferty.lista' })}
        options={options}
        value={way.chosen === null ? null : offerKey(way.chosen)}
        onChange={(key) => {
          dispatch(offerPicked(key));
        }}
        variant="card"
      />
    </div>
  );
}

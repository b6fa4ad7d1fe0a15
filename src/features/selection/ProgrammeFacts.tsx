import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Offer } from '../../contract/offer';
import { offerValue } from '../../domain/offerValues';
import type { MessageId } from '../../intl/messageId';

function Fact({ label, children }: { label: MessageId; children: ReactNode }) {
  return (
    <div>
      <dt>
        <FormattedMessage id={label} />
      </dt>{' '}
      <dd>{children}</dd>
    </div>
  );
}

/** What tells a programme from others: its five attributes and the number of the recruitment. */
export function ProgrammeFacts({ offer }: { offer: Offer }) {
  const kierunek = offerValue(offer, 'direction');
  const specjalnosc = offerValue(offer, 'specialisation');
  return (
    <>
      <span>
        {specjalnosc === '' ? (
          kierunek
        ) : (
          <FormattedMessage id="oferty.nazwa" values={{ kierunek, specjalnosc }} />
        )}
      </span>
      <dl>
        <Fact label="oferty.miasto">{offerValue(offer, 'city')}</Fact>
        <Fact label="oferty.poziom">{offerValue(offer, 'level')}</Fact>
        <Fact label="oferty.tryb">{offerValue(offer, 'mode')}</Fact>
        <Fact label="oferty.numer">
          <span className="num">{String(offer.rekrutacja.id)}</span>
        </Fact>
      </dl>
    </>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import type { AddressName } from '../../../../domain/enrolmentValues';
import { FIELD_LABELS } from '../../../../fields/fieldLabels';
import { LinkButton } from '../../../../ui/links';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import { useFieldValue } from '../../model/enrolmentContext';

/** Shows what the postcode filled in, in one line, with a button that shows the fields. */
export function FoundTown({ name, onChange }: { name: AddressName; onChange: () => void }) {
  const intl = useIntl();
  const values = {
    miejscowosc: <b>{useFieldValue(`${name}.miejscowosc`)}</b>,
    rodzaj: useFieldValue(`${name}.rodzajMiejscowosci`),
    wojewodztwo: useFieldValue(`${name}.wojewodztwo`),
  };
  return (
    <p className="FoundTown">
      <span>
        <FormattedMessage id="podsumowanie.adres.kod_pocztowy.znaleziono" values={values} />
      </span>
      <LinkButton component="button" type="button" onClick={onChange}>
        <FormattedMessage id="podsumowanie.zmien" />
        <VisuallyHidden>{`: ${intl.formatMessage({ id: FIELD_LABELS.miejscowosc })}`}</VisuallyHidden>
      </LinkButton>
    </p>
  );
}

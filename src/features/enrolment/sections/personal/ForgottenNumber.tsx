import { FormattedMessage } from 'react-intl';
import { Note } from '../../../../ui/Note';

/** Under a number that no draft keeps: it was there before the reload, or it may have been. */
export function ForgottenNumber() {
  return (
    <Note tone="info">
      <FormattedMessage id="podsumowanie.szkic.wpisz_ponownie" />
    </Note>
  );
}

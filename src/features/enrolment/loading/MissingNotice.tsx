import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../intl/messages';
import { ButtonNotice } from '../submission/ButtonNotice';
import { SUBMIT_ID } from '../../../fields/fieldId';
import { RetryButton } from './RetryButton';
import { unavailableLists, type EnrolmentData } from './useEnrolmentData';

type ListName = keyof EnrolmentData;

const NAMES: Readonly<Record<ListName, MessageId>> = {
  questions: 'podsumowanie.braki.pytania',
  consents: 'podsumowanie.braki.zgody',
  countries: 'podsumowanie.braki.kraje',
  citizenships: 'podsumowanie.braki.obywatelstwa',
};

/** Explains at the button which data is missing before the application can be sent: failed or still loading. */
export function MissingNotice({ data }: { data: EnrolmentData }) {
  const missing = unavailableLists(data);
  const failed = missing.filter((name) => data[name].state === 'failed');
  const coming = missing.filter((name) => data[name].state === 'loading');
  return (
    <>
      {failed.length > 0 && (
        <ButtonNotice
          severity="error"
          title={<FormattedMessage id="podsumowanie.braki.tytul" />}
          action={
            <RetryButton
              retrying={failed.every((name) => data[name].retrying)}
              onRetry={data.questions.retry}
              next={SUBMIT_ID}
            />
          }
        >
          <ListNames names={failed} />
        </ButtonNotice>
      )}
      {coming.length > 0 && (
        <ButtonNotice
          severity="info"
          title={<FormattedMessage id="podsumowanie.braki.wczytywanie" />}
        >
          <ListNames names={coming} />
        </ButtonNotice>
      )}
    </>
  );
}

function ListNames({ names }: { names: readonly ListName[] }) {
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <FormattedMessage id={NAMES[name]} />
        </li>
      ))}
    </ul>
  );
}

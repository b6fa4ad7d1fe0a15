import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../intl/messages';
import { CallMessage } from '../../../ui/phoneLinks';
import { sectionHeadingId } from '../model/shownSections';
import type { EnrolmentData, ListName } from '../model/useEnrolmentData';
import { SUBMIT_ID } from '../progress/leadThroughReview';
import { isReportedAbove, RetryButton } from '../sections/FetchedContent';
import { ButtonNotice } from './ButtonNotice';
import { FormNotice } from './FormExpiry';

const NAMES: Readonly<Record<ListName, MessageId>> = {
  questions: 'podsumowanie.braki.pytania',
  consents: 'podsumowanie.braki.zgody',
  countries: 'podsumowanie.braki.kraje',
  citizenships: 'podsumowanie.braki.obywatelstwa',
};

/** One notice above the form for several lists that failed, mostly for a lost connection, with one retry. */
export function ConnectionNotice({ data }: { data: EnrolmentData }) {
  if (!isReportedAbove(data)) return null;
  return (
    <FormNotice
      severity="error"
      role="alert"
      title={<FormattedMessage id="podsumowanie.braki.polaczenie.tytul" />}
    >
      <p>
        <CallMessage id="podsumowanie.braki.polaczenie.tekst" />
      </p>
      <RetryAll data={data} next={sectionHeadingId('citizenship')} />
    </FormNotice>
  );
}

/** Explains at the button which data is missing before the application can be sent: failed or still loading. */
export function MissingNotice({ data }: { data: EnrolmentData }) {
  const { failed, loading } = data;
  return (
    <>
      {failed.length > 0 && (
        <ButtonNotice severity="error" title={<FormattedMessage id="podsumowanie.braki.tytul" />}>
          <ListNames names={failed} />
          <p>
            <CallMessage id="start.blad.tekst" />
          </p>
          <RetryAll data={data} next={SUBMIT_ID} />
        </ButtonNotice>
      )}
      {loading.length > 0 && (
        <ButtonNotice
          severity="info"
          title={<FormattedMessage id="podsumowanie.braki.wczytywanie" />}
        >
          <ListNames names={loading} />
        </ButtonNotice>
      )}
    </>
  );
}

function RetryAll({ data, next }: { data: EnrolmentData; next: string }) {
  const retrying = data.failed.every((name) => data[name].retrying);
  return <RetryButton retrying={retrying} onRetry={data.retry} next={next} />;
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

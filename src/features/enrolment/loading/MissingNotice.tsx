import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../intl/messageId';
import { ButtonNotice } from '../submission/ButtonNotice';
import { RetryButton } from './RetryButton';
import { missingParts, type EnrolmentData } from './useEnrolmentData';

const NAMES: Readonly<Record<keyof EnrolmentData, MessageId>> = {
  questions: 'podsumowanie.braki.pytania',
  consents: 'podsumowanie.braki.zgody',
  countries: 'podsumowanie.braki.kraje',
  citizenships: 'podsumowanie.braki.obywatelstwa',
};

/** Explains at the button what has to be loaded before the application can be sent. */
export function MissingNotice({ data }: { data: EnrolmentData }) {
  const missing = missingParts(data);
  if (missing.length === 0) return null;
  const failed = missing.map((name) => data[name]).filter(({ state }) => state === 'failed');
  return (
    <ButtonNotice
      severity="error"
      title={<FormattedMessage id="podsumowanie.braki.tytul" />}
      action={
        failed.length > 0 && (
          <RetryButton
            retrying={failed.every(({ retrying }) => retrying)}
            onRetry={() => {
              for (const part of failed) part.retry();
            }}
          />
        )
      }
    >
      <ul>
        {missing.map((name) => (
          <li key={name}>
            <FormattedMessage id={NAMES[name]} />
          </li>
        ))}
      </ul>
    </ButtonNotice>
  );
}

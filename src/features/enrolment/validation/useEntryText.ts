import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Consent } from '../../../contract/consent';
import type { FormDefinition } from '../../../contract/question';
import { answerKey } from '../../../domain/enrolmentValues';
import { questionText } from '../sections/questions/questionText';
import type { FieldEntry } from './fieldMessages';

/**
 * The text of an entry in the list of errors. Most messages name their field; those of questions, consents and the
 * second address read the same for several fields, so that the list says which is meant.
 */
export function useEntryText(
  questions: readonly FormDefinition[],
  consents: readonly Consent[],
): (entry: FieldEntry) => string {
  const intl = useIntl();
  return useCallback(
    ({ name, message }) => {
      const text = intl.formatMessage({ id: message.id }, message.values);
      if (name.startsWith('adresKontaktowy.')) {
        const pole = intl.formatMessage({ id: 'podsumowanie.adres_korespondencyjny.tytul' });
        return intl.formatMessage(
          { id: 'podsumowanie.bledy.pozycja_adresu' },
          { pole, tekst: text },
        );
      }
      const field = ownTitle(name, questions, consents);
      if (field === null) return text;
      return intl.formatMessage(
        { id: 'podsumowanie.bledy.pozycja' },
        { pole: field.replace(/[.:]$/, ''), tekst: text },
      );
    },
    [intl, questions, consents],
  );
}

function ownTitle(
  name: string,
  questions: readonly FormDefinition[],
  consents: readonly Consent[],
): string | null {
  const consent = consents.find(({ id }) => name === `zgody.${answerKey(id)}`);
  if (consent) return consent.tytul;
  for (const definition of questions) {
    const question = definition.pozycjeFormularza.find(
      ({ id }) => name === `odpowiedzi.${answerKey(id)}`,
    );
    if (question) return questionText(question, definition);
  }
  return null;
}

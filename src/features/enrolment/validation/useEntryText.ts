import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Consent } from '../../../contract/consent';
import type { FormDefinition } from '../../../contract/question';
import { answerKey } from '../../../domain/enrolmentValues';
import { questionText } from '../../../domain/questions';
import type { FieldEntry } from './fieldMessages';
import { fieldTitle } from './fieldTitle';

/**
 * The text of an entry in the list of errors. Most messages name their field; ambiguous ones, mainly of questions,
 * consents and the second address, get its name.
 */
export function useEntryText(
  questions: readonly FormDefinition[],
  consents: readonly Consent[],
): (entry: FieldEntry) => string {
  const intl = useIntl();
  return useCallback(
    ({ name, message }) => {
      const id = fieldTitle(name, message);
      const title = id ? intl.formatMessage({ id }) : ownTitle(name, questions, consents);
      const text = intl.formatMessage({ id: message.id }, message.values);
      const tekst =
        title === null
          ? text
          : intl.formatMessage(
              { id: 'podsumowanie.bledy.pozycja' },
              { pole: title.replace(/[.:]$/, ''), tekst: text },
            );
      if (!name.startsWith('adresKontaktowy.')) return tekst;
      const pole = intl.formatMessage({ id: 'podsumowanie.adres_korespondencyjny.tytul' });
      return intl.formatMessage({ id: 'podsumowanie.bledy.pozycja_adresu' }, { pole, tekst });
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

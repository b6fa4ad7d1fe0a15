import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Offer } from '../../../contract/offer';
import type { Section } from '../../../domain/sectionStatus';
import { offerKey } from '../../../domain/steps';
import type { ValidationContext } from '../../../domain/validate';
import { LockedContext } from '../../../fields/LockedContext';
import { ShowErrorsContext } from '../../../fields/ShowErrorsContext';
import { ClearData } from '../draft/ClearData';
import { FormExpiry } from '../draft/FormExpiry';
import { RestoredNotice } from '../draft/RestoredNotice';
import { MissingNotice } from '../loading/MissingNotice';
import { hasNoQuestions, useEnrolmentData } from '../loading/useEnrolmentData';
import { usePhonePrefixes } from '../loading/usePhonePrefixes';
import { useReload } from '../loading/useReload';
import { useEnrolment } from './enrolmentContext';
import { FormSections } from './FormSections';
import type { ChosenStep } from '../sections/chosenStudies/ChosenStudies';
import { shownSections } from './shownSections';
import { OutcomeNotice } from '../submission/OutcomeNotice';
import { SubmitBar } from '../submission/SubmitBar';
import { isTrapFilled, Trap } from '../submission/Trap';
import { today } from '../today';
import { useFollowCitizenship } from './useFollowCitizenship';
import { useSubmitForm } from '../useSubmitForm';
import { ErrorList } from '../validation/ErrorList';
import { useEntryText } from '../validation/useEntryText';
import { useValidation } from '../validation/useValidation';

interface EnrolmentScreenProps {
  offer: Offer;
  steps: readonly ChosenStep[];
  postgraduate: boolean;
  promoLink: string | null;
  /** The `wartosc` of Poland in the country dictionary. */
  poland: string;
  /** Where other studies are chosen. */
  backPath: string;
  /** Told how many errors are on the screen, 0 outside validation mode. */
  onErrorCount?: (count: number) => void;
  /** The application is saved. */
  onAccepted: (summary: { email: string }) => void;
}

/** The summary below its heading: the chosen studies and the form (docs/specification.md, section 2). */
export function EnrolmentScreen(props: EnrolmentScreenProps) {
  const { offer, steps, postgraduate, promoLink, poland, backPath, onErrorCount, onAccepted } =
    props;
  const { errorFocus, setSections, enter } = useEnrolment();
  const data = useEnrolmentData(offer);
  const { questions, consents } = data;
  const [day] = useState(today);
  const context = useMemo<ValidationContext>(
    () => ({ today: day, poland, questions: questions.data, consents: consents.data }),
    [day, poland, questions, consents],
  );
  useValidation(context);
  const prefixes = usePhonePrefixes();
  useFollowCitizenship({ poland, countries: data.countries.data, prefixes: prefixes.known });
  useReload(data);
  const { trySubmit, sending, missingAsked } = useSubmitForm(
    { offer, promoLink, data, context },
    onAccepted,
  );

  const noQuestions = hasNoQuestions(questions);
  const shown = useMemo(() => {
    const parts = { questions, consents };
    const waiting = WAITING.filter((section) => parts[section].state !== 'ready');
    return shownSections({ postgraduate, noQuestions, waiting });
  }, [postgraduate, noQuestions, questions, consents]);
  useEffect(() => {
    setSections(shown);
  }, [setSections, shown]);
  useEffect(enter, [enter]);

  // First the list of what is wrong, then the same at each field: the press is answered before all of them are drawn.
  const wrong = errorFocus > 0;
  const atFields = useDeferredValue(wrong) && wrong;
  const button = useRef<HTMLButtonElement>(null);
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The fields are about to be locked: focus must not be lost with the one it is in.
    if (trySubmit(isTrapFilled(event.currentTarget))) {
      button.current?.focus({ preventScroll: true });
    }
  };
  const last = shown.length + 2;
  return (
    <ShowErrorsContext value={atFields}>
      <RestoredNotice key={offerKey(offer)} offer={offerKey(offer)} questions={questions} />
      <FormExpiry />
      <ErrorList textOf={useEntryText(questions.data, consents.data)} onCount={onErrorCount} />
      <form noValidate onSubmit={onSubmit} aria-busy={sending}>
        <Trap />
        <fieldset disabled={sending}>
          <legend className="sr">
            <FormattedMessage id="podsumowanie.formularz" />
          </legend>
          <LockedContext value={sending}>
            <FormSections
              {...{ shown, data, steps, backPath, poland }}
              prefixes={prefixes.offered}
              today={day}
              locked={sending}
            />
          </LockedContext>
        </fieldset>
        <ClearData locked={sending} />
        {missingAsked > 0 && <MissingNotice key={missingAsked} data={data} />}
        <OutcomeNotice backPath={backPath} />
        <SubmitBar number={last} button={button} />
      </form>
    </ShowErrorsContext>
  );
}

const WAITING = ['questions', 'consents'] as const satisfies readonly Section[];

import { useDeferredValue, useEffect, useLayoutEffect, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Offer } from '../../../contract/offer';
import type { Section } from '../../../domain/sections';
import { offerKey } from '../../../domain/steps';
import type { ValidationContext } from '../../../domain/validate';
import { LockedContext, ShowErrorsContext } from '../../../fields/useFieldError';
import { ClearData } from '../draft/ClearData';
import { FormExpiry } from '../draft/FormExpiry';
import { RestoredNotice } from '../draft/RestoredNotice';
import { MissingNotice } from '../loading/MissingNotice';
import { hasNoQuestions, useEnrolmentData } from '../loading/useEnrolmentData';
import { usePhonePrefixes } from '../loading/usePhonePrefixes';
import { useEnrolment, useEnrolmentState, useValidationMode } from './enrolmentContext';
import { FormSections } from './FormSections';
import type { ChosenStep } from '../sections/chosenStudies/ChosenStudies';
import { shownSections } from './shownSections';
import { OpenForm } from '../transfer/OpenForm';
import { OutcomeNotice } from '../submission/OutcomeNotice';
import { SubmitBar } from '../submission/SubmitBar';
import { Honeypot } from '../submission/Honeypot';
import { today } from './createEnrolment';
import { useFollowCitizenship } from './useFollowCitizenship';
import { isLocked } from '../submission/submissionState';
import { type AcceptedApplication, useSubmitApplication } from '../submission/useSubmitApplication';
import { ErrorList } from '../validation/ErrorList';
import { useEntryText } from '../validation/useEntryText';

interface EnrolmentScreenProps {
  offer: Offer;
  steps: readonly ChosenStep[];
  postgraduate: boolean;
  promoLink: string | null;
  /** The step where other studies can be chosen. */
  backPath: string;
  /** Called when the application is stored. */
  onAccepted: (accepted: AcceptedApplication) => void;
}

/** The summary below its heading: the chosen studies and the form (docs/specification.md, section 2). */
export function EnrolmentScreen(props: EnrolmentScreenProps) {
  const { offer, steps, postgraduate, promoLink, backPath, onAccepted } = props;
  const { poland, set, enter, checkAgainst } = useEnrolment();
  const sending = useEnrolmentState(({ submission }) => isLocked(submission));
  const openings = useEnrolmentState((state) => state.openings);
  const data = useEnrolmentData(offer);
  const { questions, consents } = data;
  const day = today();
  const context = useMemo<ValidationContext>(
    () => ({ today: day, poland, questions: questions.data, consents: consents.data }),
    [day, poland, questions, consents],
  );
  useLayoutEffect(() => {
    checkAgainst(context);
  }, [checkAgainst, context]);
  const prefixes = usePhonePrefixes();
  useFollowCitizenship({ countries: data.countries.data, prefixes: prefixes.known });
  const { submit, missingAsked } = useSubmitApplication(
    {
      offer,
      promoLink,
      data,
      prefixes: prefixes.offered.map(({ kodKierunkowy }) => kodKierunkowy),
      context,
    },
    onAccepted,
  );

  const noQuestions = hasNoQuestions(questions);
  const shown = useMemo(() => {
    const parts = { questions, consents };
    const waiting = WAITING.filter((section) => parts[section].state !== 'ready');
    return shownSections({ postgraduate, noQuestions, waiting });
  }, [postgraduate, noQuestions, questions, consents]);
  useEffect(() => {
    set({ sections: shown });
  }, [set, shown]);
  useEffect(enter, [enter]);

  // Renders the list of errors first and the messages at the fields afterwards, so that the click gets a fast response.
  const wrong = useValidationMode();
  const atFields = useDeferredValue(wrong) && wrong;
  const last = shown.length + 2;
  return (
    <ShowErrorsContext value={atFields}>
      <RestoredNotice key={offerKey(offer)} offer={offerKey(offer)} questions={questions} />
      <FormExpiry />
      <OpenForm questions={questions} locked={sending} />
      <ErrorList textOf={useEntryText(questions.data, consents.data)} />
      <form noValidate onSubmit={submit} aria-busy={sending}>
        <Honeypot />
        <fieldset disabled={sending}>
          <legend className="sr">
            <FormattedMessage id="podsumowanie.formularz" />
          </legend>
          <LockedContext value={sending}>
            <FormSections
              // A file replaces all values, as a reload does: no field may keep what it derived from the former ones.
              key={openings}
              {...{ shown, data, steps, backPath }}
              prefixes={prefixes.offered}
              today={day}
              locked={sending}
            />
          </LockedContext>
        </fieldset>
        <ClearData locked={sending} />
        {missingAsked > 0 && <MissingNotice key={missingAsked} data={data} />}
        <OutcomeNotice backPath={backPath} />
        <SubmitBar number={last} />
      </form>
    </ShowErrorsContext>
  );
}

const WAITING = ['questions', 'consents'] as const satisfies readonly Section[];

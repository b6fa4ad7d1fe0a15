import { useEffect, useLayoutEffect, useMemo } from 'react';
import { Form } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { usePhonePrefixes } from '../../../contact/usePhonePrefixes';
import type { Offer } from '../../../contract/offer';
import { offerKey } from '../../../domain/steps';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { useEnrolment, useEnrolmentForm } from '../model/enrolmentContext';
import { enrolmentSlice, useEnrolmentState } from '../model/enrolmentSlice';
import { useFittingAnswers } from '../model/fittingAnswers';
import { fillInFor, today } from '../model/form';
import { Honeypot } from '../model/Honeypot';
import { useIsLocked } from '../model/selectors';
import { type ShownSection, shownSections } from '../model/shownSections';
import { type EnrolmentData, useEnrolmentData } from '../model/useEnrolmentData';
import { useFollowCitizenship } from '../model/useFollowCitizenship';
import { ErrorList } from '../notices/ErrorList';
import { FormExpiry } from '../notices/FormExpiry';
import { ConnectionNotice, MissingNotice } from '../notices/MissingNotice';
import { OutcomeNotice } from '../notices/OutcomeNotice';
import { RestoredNotice } from '../notices/RestoredNotice';
import { CallUs } from '../sections/CallUs';
import type { ChosenStep } from '../sections/chosenStudies/ChosenStudies';
import { useEmailDoubt } from '../sections/review/EmailDoubt';
import { OpenedNotice } from '../transfer/OpenForm';
import { ClearData } from './ClearData';
import { FormSections } from './FormSections';
import { SubmitBar } from './SubmitBar';
import { type AcceptedApplication, useSubmitApplication } from './useSubmitApplication';

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

const NO_SUBSCRIPTION = {};

/**
 * The summary below its heading: the chosen studies and the form (docs/specification.md, section 2). Not memoised: while
 * it is hidden, its own queries do not update it (docs/adr/0011).
 */
export function EnrolmentScreen(props: EnrolmentScreenProps) {
  const { offer, postgraduate, promoLink } = props;
  const { form, onSubmit, validate } = useEnrolment();
  const data = useEnrolmentData(offer);
  useRules(offer, promoLink, data);
  const sections = useSections(data, postgraduate);
  useFittingAnswers(offerKey(offer), data.questions);
  return (
    <Form form={form} onSubmit={onSubmit} validate={validate} subscription={NO_SUBSCRIPTION}>
      {() => <FormBody {...props} {...{ data, sections }} />}
    </Form>
  );
}

interface FormBodyProps extends EnrolmentScreenProps {
  data: EnrolmentData;
  sections: readonly ShownSection[];
}

function FormBody(props: FormBodyProps) {
  const { offer, steps, promoLink, backPath, onAccepted, data, sections } = props;
  const { questions, consents, countries } = data;
  const deadline = offer.nabor.terminDo ?? null;
  const locked = useIsLocked();
  const replaced = useEnrolmentState((state) => state.replaced);
  const prefixes = usePhonePrefixes();
  useFollowCitizenship({ countries: countries.data, prefixes: prefixes.known });
  const codes = prefixes.offered.map(({ kodKierunkowy }) => kodKierunkowy);
  const parts = { offer, promoLink, data, prefixes: codes };
  const doubt = useEmailDoubt();
  const { submit, missingAsked, repeat, showFirst } = useSubmitApplication(parts, onAccepted);
  return (
    <>
      <RestoredNotice offer={offerKey(offer)} />
      <FormExpiry />
      {missingAsked === 0 && <ConnectionNotice data={data} />}
      <OpenedNotice />
      <ErrorList questions={questions.data} consents={consents.data} />
      <ConfirmRepeat {...repeat} />
      <form noValidate onSubmit={submit} aria-busy={locked}>
        <Honeypot />
        <fieldset disabled={locked}>
          <legend className="sr">
            <FormattedMessage id="podsumowanie.formularz" />
          </legend>
          <FormSections
            // A file replaces all values, as a reload does: no field may keep what it derived from the former ones.
            key={replaced}
            shown={sections}
            {...{ data, steps, backPath, deadline, locked, doubt }}
            prefixes={prefixes.offered}
            today={today()}
          />
        </fieldset>
        {missingAsked > 0 && <MissingNotice key={missingAsked} data={data} />}
        <OutcomeNotice {...{ backPath, promoLink, showFirst }} offer={offerKey(offer)} />
        <SubmitBar promoLink={promoLink} doubted={doubt.doubt !== null} />
      </form>
      <ClearData locked={locked} />
    </>
  );
}

/** Validates the form with the questions and consents of the offer, and sends it for this offer. */
function useRules(
  offer: Offer,
  promoLink: string | null,
  { questions: { data: questions }, consents: { data: consents } }: EnrolmentData,
): void {
  const form = useEnrolmentForm();
  const day = today();
  useLayoutEffect(() => {
    fillInFor(form, { offer, promoLink, today: day, questions, consents });
  }, [form, offer, promoLink, day, questions, consents]);
}

/** The visible sections; the side panel lists them as well. */
function useSections(
  { questions, consents }: EnrolmentData,
  postgraduate: boolean,
): readonly ShownSection[] {
  const dispatch = useDispatch();
  const shown = useMemo(
    () => shownSections(postgraduate, { questions, consents }),
    [postgraduate, questions, consents],
  );
  useEffect(() => {
    dispatch(enrolmentSlice.actions.sectionsShown(shown));
  }, [dispatch, shown]);
  return shown;
}

interface ConfirmRepeatProps {
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an application without an answer is sent again to a backend that might store it twice. */
function ConfirmRepeat(props: ConfirmRepeatProps) {
  const intl = useIntl();
  return (
    <ConfirmDialog
      {...props}
      title={intl.formatMessage({ id: 'podsumowanie.ponowienie.tytul' })}
      text={<CallUs id="podsumowanie.ponowienie.tekst" />}
      confirmLabel={intl.formatMessage({ id: 'podsumowanie.ponowienie.wyslij' })}
      cancelLabel={intl.formatMessage({ id: 'podsumowanie.ponowienie.nie_wysylaj' })}
      main="cancel"
    />
  );
}

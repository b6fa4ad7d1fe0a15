import { type ComponentProps, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { Form } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Flow, Offer } from '../../../contract/offer';
import type { ChosenFact } from '../../../domain/programmes';
import { offerKey } from '../../../domain/steps';
import { textOf, useFormField } from '../../../fields/useFormField';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { CallMessage } from '../../../ui/phoneLinks';
import { useLatestCallback } from '../../../ui/useLatestCallback';
import { useEnrolment } from '../model/enrolmentContext';
import { enrolmentSlice, useEnrolmentState } from '../model/enrolmentSlice';
import { today, validator } from '../model/form';
import { type ShownSection, shownSections } from '../model/shownSections';
import { type EnrolmentData, useEnrolmentData } from '../model/useEnrolmentData';
import { ErrorList } from '../notices/ErrorList';
import { FilledInNotice } from '../notices/FilledInNotice';
import { FormExpiry } from '../notices/FormExpiry';
import { ConnectionNotice, MissingNotice } from '../notices/MissingNotice';
import { OutcomeNotice } from '../notices/OutcomeNotice';
import { ChosenStudies } from '../sections/chosenStudies/ChosenStudies';
import { useFollowCitizenship } from '../sections/citizenship/CitizenshipSection';
import { ReviewSection } from '../sections/review/ReviewSection';
import type { AcceptedApplication } from './acceptedApplication';
import { ClearData } from './ClearData';
import { FormSections, FormSheet } from './FormSections';
import { SubmitBar } from './SubmitBar';
import { useSubmitApplication } from './useSubmitApplication';

interface EnrolmentFormProps {
  offer: Offer;
  studies: readonly ChosenFact[];
  backPath: string;
  onAccepted: (accepted: AcceptedApplication) => void;
}

const LOCK = { submitting: true, submitSucceeded: true };

/**
 * The summary below its heading: the chosen studies and the form (docs/specification.md, section 2). Not memoised: while
 * it is hidden, its own queries do not update it (docs/adr/0011).
 */
export function EnrolmentForm(props: EnrolmentFormProps) {
  const { offer, studies, backPath, onAccepted } = props;
  const { form, poland } = useEnrolment();
  const data = useEnrolmentData(offer);
  const [questions, consents] = [data.questions.data, data.consents.data];
  const sections = useSections(data, offer.nabor.nazwaGrupy);
  const submission = useSubmitApplication(offer, data, onAccepted);
  const { submit, missingAsked, repeat, showFirst } = submission;
  const onSubmit = useLatestCallback(submission.onSubmit);
  const day = today();
  const validate = useMemo(
    () => validator({ today: day, poland, questions, consents }),
    [day, poland, questions, consents],
  );
  useLayoutEffect(() => {
    // `Form` sets only what changes later in a form that it is given.
    form.setConfig('onSubmit', onSubmit);
    form.setConfig('validate', validate);
  }, [form, onSubmit, validate]);
  useFollowCitizenship({ countries: data.countries.data, prefixes: data.prefixes.known });
  const timesOpened = useEnrolmentState((state) => state.timesOpened);
  const [isInReview, onReview] = useState(false);
  const chosen = { studies, backPath, deadline: offer.nabor.terminDo ?? null };

  const content = (locked: boolean) => (
    <>
      <FilledInNotice offer={offerKey(offer)} />
      <FormExpiry />
      {missingAsked === 0 && <ConnectionNotice data={data} />}
      <ErrorList {...{ questions, consents }} />
      <ConfirmRepeat {...repeat} />
      <form noValidate onSubmit={submit} aria-busy={locked}>
        <Honeypot />
        <fieldset disabled={locked}>
          <legend className="sr">
            <FormattedMessage id="podsumowanie.formularz" />
          </legend>
          {/* A file replaces all values, as a reload does, so that no field keeps anything derived from the former ones. */}
          <FormSheet key={timesOpened}>
            <ChosenStudies {...chosen} />
            <FormSections shown={sections} data={data} />
            <ReviewSection number={sections.length + 1} {...chosen} onReview={onReview} />
          </FormSheet>
        </fieldset>
        {missingAsked > 0 && <MissingNotice key={missingAsked} data={data} />}
        <OutcomeNotice {...{ backPath, showFirst }} offer={offerKey(offer)} />
        <SubmitBar isInReview={isInReview} offer={offerKey(offer)} />
      </form>
      <ClearData />
    </>
  );
  return (
    <Form form={form} onSubmit={onSubmit} subscription={LOCK}>
      {({ submitting = false, submitSucceeded = false }) => content(submitting || submitSucceeded)}
    </Form>
  );
}

/** The visible sections; the side panel lists them as well. */
function useSections({ questions, consents }: EnrolmentData, flow: Flow): readonly ShownSection[] {
  const dispatch = useDispatch();
  const shown = useMemo(
    () => shownSections(flow, { questions, consents }),
    [flow, questions, consents],
  );
  useEffect(() => {
    dispatch(enrolmentSlice.actions.sectionsShown(shown));
  }, [dispatch, shown]);
  return shown;
}

type ConfirmProps = Pick<ComponentProps<typeof ConfirmDialog>, 'open' | 'onConfirm' | 'onCancel'>;

/** Asks before an application without an answer is sent again to a backend that might store it twice. */
function ConfirmRepeat(props: ConfirmProps) {
  const intl = useIntl();
  return (
    <ConfirmDialog
      {...props}
      title={intl.formatMessage({ id: 'podsumowanie.ponowienie.tytul' })}
      text={<CallMessage id="podsumowanie.ponowienie.tekst" />}
      confirmLabel={intl.formatMessage({ id: 'podsumowanie.ponowienie.wyslij' })}
      cancelLabel={intl.formatMessage({ id: 'podsumowanie.ponowienie.nie_wysylaj' })}
      main="cancel"
    />
  );
}

const HONEYPOT = 'strona_www';

/** A hidden field that cannot be reached: only a script fills it in (docs/adr/0010). */
export function Honeypot() {
  const { value, change } = useFormField(HONEYPOT);
  return (
    <div hidden>
      <input
        type="text"
        name={HONEYPOT}
        tabIndex={-1}
        autoComplete="off"
        value={textOf(value)}
        onChange={({ target }) => change(target.value)}
      />
    </div>
  );
}

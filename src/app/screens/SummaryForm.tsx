import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { Offer } from '../../contract/offer';
import type { StepName } from '../../domain/selection';
import { PATHS } from '../../domain/paths';
import { pathBefore, steps } from '../../domain/steps';
import { offersStudentCard } from '../../domain/studentCard';
import { selectSelection } from '../../features/selection/selectionSlice';
import { PageHead } from '../../ui/PageHead';
import { SkeletonList } from '../../ui/SkeletonList';
import { useChunk } from '../../ui/useChunk';
import { DocumentTitle } from '../navigation/DocumentTitle';
import { useRememberedPlace, useReturnPlace } from '../navigation/formPlace';
import { useSiteConfig } from '../siteConfig';
import { keepSentStudies } from '../store/visit';
import { chosenStudies, factText } from './chosenStudies';
import { enrolmentForm } from '../loading/enrolmentChunks';
import { PartFailed } from './PartFailed';

interface SummaryFormProps {
  offers: readonly Offer[];
  offer: Offer;
  /** The step where the offer was picked among several, else null. */
  pickedAt: StepName | null;
  promoLink: string | null;
  onAccepted: (email: string) => void;
  /** Called when the part of the site that holds the form is to be fetched again. */
  onRetry: () => void;
}

/** Connects the form to the rest of the application. */
export function SummaryForm({
  offers,
  offer,
  pickedAt,
  promoLink,
  onAccepted,
  onRetry,
}: SummaryFormProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { poland } = useSiteConfig();
  const selection = useSelector(selectSelection);
  const [errors, setErrors] = useState(0);
  useRememberedPlace();
  const { module, failed } = useChunk(enrolmentForm, true);
  // The press is answered by the heading, the form takes a moment longer. No deferred value: what is deferred within the
  // form would then be drawn with it (the options of its long lists).
  const returning = useReturnPlace() !== null;
  const [underHeading, setUnderHeading] = useState(returning);
  useEffect(() => {
    startTransition(() => {
      setUnderHeading(true);
    });
  }, []);

  const studies = useMemo(
    () =>
      chosenStudies(offer, pickedAt).map((fact) => ({
        label: intl.formatMessage({ id: fact.label }),
        value: factText(intl, fact),
        path: fact.path,
      })),
    [intl, offer, pickedAt],
  );
  const accepted = useCallback(
    ({ email }: { email: string }) => {
      keepSentStudies(chosenStudies(offer, pickedAt).map(({ name, value }) => ({ name, value })));
      onAccepted(email);
      void navigate(PATHS.completion, { replace: true });
    },
    [navigate, offer, onAccepted, pickedAt],
  );

  return (
    <>
      <DocumentTitle screen="summary" errors={errors} />
      <PageHead
        title={<FormattedMessage id="podsumowanie.tytul" />}
        lead={<FormattedMessage id="podsumowanie.opis" />}
      />
      {failed ? (
        <PartFailed onRetry={onRetry} />
      ) : module && underHeading ? (
        <module.EnrolmentForm
          offer={offer}
          steps={studies}
          postgraduate={!offersStudentCard(offer.nabor.nazwaGrupy)}
          promoLink={promoLink}
          poland={poland}
          backPath={pathBefore(steps(offers, selection), null)}
          onErrorCount={setErrors}
          onAccepted={accepted}
        />
      ) : (
        <SkeletonList rows={16} />
      )}
    </>
  );
}

import { useContext, useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { maskedEmail } from '../../domain/contact';
import { PATHS } from '../../domain/screens';
import { pathBefore } from '../../domain/steps';
import { createEnrolment } from '../../features/enrolment/model/createEnrolment';
import {
  EnrolmentContext,
  HoldEnrolmentContext,
} from '../../features/enrolment/model/enrolmentContext';
import { enrolmentSlice } from '../../features/enrolment/model/enrolmentSlice';
import type { AcceptedApplication } from '../../features/enrolment/screen/acceptedApplication';
import { EnrolmentActivity } from '../../features/enrolment/screen/EnrolmentActivity';
import { pickedAt, useSelectionProgress } from '../../features/selection/selectionProgress';
import { SkeletonList } from '../../ui/SkeletonList';
import { useLatestCallback } from '../../ui/useLatestCallback';
import { useIsReturning } from '../navigation/useNavigationFocus';
import { useSiteConfig } from '../siteConfig';
import { addToStore, useAppStore } from '../store/store';
import { storeSentApplication } from '../store/tabSession';
import { chosenStudies, factText } from './chosenStudies';
import type { Sender } from './useSender';

interface SummaryFormProps {
  /** True when the summary is the current screen; otherwise the form is rendered ahead, hidden. */
  current: boolean;
  onAccepted: (sender: Sender) => void;
}

/** Connects the form to the rest of the site; until an offer is chosen, ahead for a likely one (docs/adr/0011). */
export function SummaryForm({ current, onAccepted }: SummaryFormProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const isCreated = useCreatedEnrolment();
  const returning = useIsReturning();
  const progress = useSelectionProgress();
  const { chosen, likely: offer } = progress;
  const isPicked = pickedAt(progress) !== null;
  const facts = useMemo(() => (offer ? chosenStudies(offer, isPicked) : []), [offer, isPicked]);
  const studies = useMemo(
    () => facts.map((fact) => ({ name: fact.name, value: factText(intl, fact) })),
    [intl, facts],
  );
  // `navigate` is another function after each navigation, for which the hidden form would render again.
  const accepted = useLatestCallback(({ reference, savedAt, ...sender }: AcceptedApplication) => {
    const { firstName, email } = sender;
    storeSentApplication({
      studies: facts,
      reference,
      savedAt,
      name: firstName,
      email: email && maskedEmail(email),
    });
    onAccepted(sender);
    void navigate(PATHS.completion, { replace: true });
  });

  if (!isCreated) return current && <SkeletonList rows={16} />;
  if (offer === null) return null;
  return (
    <EnrolmentActivity
      shown={current && chosen !== null}
      returning={returning}
      offer={offer}
      studies={studies}
      backPath={chosen === null ? PATHS.direction : pathBefore(progress.steps, null)}
      onAccepted={accepted}
    />
  );
}

/** Creates the form, whose code is loaded together with this screen. Returns whether it is there. */
function useCreatedEnrolment(): boolean {
  const enrolment = useContext(EnrolmentContext);
  const hold = useContext(HoldEnrolmentContext);
  const config = useSiteConfig();
  const store = useAppStore();
  useEffect(() => {
    if (enrolment !== null) return;
    addToStore(enrolmentSlice);
    hold(createEnrolment(config, store));
  }, [enrolment, hold, config, store]);
  return enrolment !== null;
}

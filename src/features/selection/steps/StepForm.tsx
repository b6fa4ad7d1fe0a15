import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import ArrowForward from '@mui/icons-material/ArrowForwardRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { PATHS, SCREENS } from '../../../domain/screens';
import type { StepName } from '../../../domain/selection';
import { destinationAfter, pathBefore } from '../../../domain/steps';
import type { MessageId } from '../../../intl/messages';
import { BarText, FloatingBar } from '../../../ui/FloatingBar';
import { BELOW_MD } from '../../../ui/theme/media';
import { isAmbiguousAt, type SelectionProgress, useSelectionProgress } from '../SelectionProgress';
import { pickedText, valueText } from '../stepTexts';

interface StepFormProps {
  name: StepName;
  children: ReactNode;
}

/** On phones label and value are on one line. */
const Chosen = styled(BarText)({
  [BELOW_MD]: { display: 'flex', alignItems: 'baseline', gap: 6 },
});

/** The form of a step with its bar: back, the choice, and after a choice the forward button, which submits it. */
export function StepForm({ name, children }: StepFormProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const progress = useSelectionProgress();
  const { steps } = progress;
  const destination = destinationAfter(steps, name);
  const chosen = barChoice(intl, progress, name);
  const hint = isAmbiguousAt(progress, name) ? 'krok.wybierz.oferta' : SCREENS[name].hint;
  const isFirst = name === 'direction';
  // Rendered before a choice, so that hydration keeps the button that a candidate may be clicking.
  const isHidden = isFirst && steps.length === 0;
  const shown = isHidden ? { label: 'krok.wybrano' as const, value: '' } : chosen;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // Enter submits a form without a button as well.
        if (chosen !== null) void navigate(PATHS[destination]);
      }}
    >
      {children}
      {(!isFirst || shown) && (
        <FloatingBar idle={shown === null} hidden={isHidden}>
          {!isFirst && (
            <Button
              startIcon={<ArrowBack />}
              onClick={() => void navigate(pathBefore(steps, name))}
            >
              <FormattedMessage id="krok.wstecz" />
            </Button>
          )}
          <Chosen role="status">
            {shown ? (
              <>
                <small>
                  <FormattedMessage id={shown.label} />
                </small>
                <b>{shown.value}</b>
              </>
            ) : (
              hint && (
                <small>
                  <FormattedMessage id={hint} />
                </small>
              )
            )}
          </Chosen>
          {shown && (
            <Button variant="contained" endIcon={<ArrowForward />} type="submit">
              <FormattedMessage id={isHidden ? 'krok.dalej' : SCREENS[destination].forward} />
            </Button>
          )}
        </FloatingBar>
      )}
    </form>
  );
}

/**
 * The choice shown in the bar of a step: its value, or the programme picked when the last step leaves several. Null
 * while there is no forward button.
 */
function barChoice(
  intl: IntlShape,
  progress: SelectionProgress,
  name: StepName,
): { label: MessageId; value: string } | null {
  if (isAmbiguousAt(progress, name)) {
    if (progress.chosen === null) return null;
    return { label: 'oferty.wybrana', value: pickedText(intl, progress.chosen) };
  }
  const choice = progress.steps.find((step) => step.name === name)?.choice ?? null;
  if (choice === null) return null;
  return { label: 'krok.wybrano', value: valueText(intl, name, choice) };
}

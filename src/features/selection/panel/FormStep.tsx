import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import StepLabel from '@mui/material/StepLabel';
import { FormattedMessage } from 'react-intl';
import { PATHS } from '../../../domain/paths';
import { RouterLink } from '../../../ui/links';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { Named } from './SelectionStep';
import { SCREEN_TEXTS } from '../stepTexts';

interface FormStepProps {
  /** Whether the form is the current screen. */
  current: boolean;
  /** Whether all choices are made: then the item links to the form from every screen. */
  open: boolean;
}

const ICON = <DescriptionOutlined />;

/** The last item of the list of choices: the form after the steps. */
export function FormStep({ current, open }: FormStepProps) {
  if (current) {
    return (
      <StepLabel icon={ICON} aria-current="step">
        <b>
          <Named name={SCREEN_TEXTS.summary.name} state="panel.biezacy" />
        </b>
        <VisuallyHidden>
          <FormattedMessage id="panel.wypelniasz" />
        </VisuallyHidden>
      </StepLabel>
    );
  }
  const name = <Named name={SCREEN_TEXTS.summary.name} state="panel.nie_wypelniono" />;
  if (!open) return <StepLabel icon={ICON}>{name}</StepLabel>;
  return (
    <RouterLink to={PATHS.summary}>
      <StepLabel
        icon={ICON}
        optional={
          <small>
            <FormattedMessage id="panel.przejdz" />
          </small>
        }
      >
        {name}
      </StepLabel>
    </RouterLink>
  );
}

import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import StepLabel from '@mui/material/StepLabel';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { PATHS } from '../../../domain/paths';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { Named } from './SelectionStep';

interface FormStepProps {
  /** Whether the form is on the screen. */
  current: boolean;
  /** Whether all is chosen that it needs: then the item leads to it from everywhere. */
  open: boolean;
}

const ICON = <DescriptionOutlined />;

/** The last item of the "your choice" list: the form that follows the steps. */
export function FormStep({ current, open }: FormStepProps) {
  if (current) {
    return (
      <StepLabel icon={ICON} aria-current="step">
        <b>
          <Named name="krok.nazwa.formularz" state="panel.biezacy" />
        </b>
        <VisuallyHidden>
          <FormattedMessage id="panel.wypelniasz" />
        </VisuallyHidden>
      </StepLabel>
    );
  }
  const name = <Named name="krok.nazwa.formularz" state="panel.nie_wypelniono" />;
  if (!open) return <StepLabel icon={ICON}>{name}</StepLabel>;
  return (
    <Link to={PATHS.summary}>
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
    </Link>
  );
}

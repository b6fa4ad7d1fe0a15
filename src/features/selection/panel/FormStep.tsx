import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import StepLabel from '@mui/material/StepLabel';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { PATHS, SCREENS } from '../../../domain/screens';
import { Named } from './SelectionStep';

const ICON = <DescriptionOutlined />;

/**
 * The last item of the list of choices: the form after the steps.
 *
 * @param open whether all choices are made: then the item links to the form
 */
export function FormStep({ open }: { open: boolean }) {
  const name = <Named name={SCREENS.summary.name} state="panel.nie_wypelniono" />;
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

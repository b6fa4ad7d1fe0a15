import ExpandLess from '@mui/icons-material/ExpandLessRounded';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';

interface DetailsToggleProps {
  open: boolean;
  controls: string;
  onToggle: () => void;
}

/** Shows or hides the single consents. */
export function DetailsToggle({ open, controls, onToggle }: DetailsToggleProps) {
  return (
    <Button
      variant="text"
      size="small"
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
      endIcon={open ? <ExpandLess /> : <ExpandMore />}
    >
      <FormattedMessage
        id={
          open ? 'podsumowanie.regulamin.ukryj_szczegoly' : 'podsumowanie.regulamin.pokaz_szczegoly'
        }
      />
    </Button>
  );
}

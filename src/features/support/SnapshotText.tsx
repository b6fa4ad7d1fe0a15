import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { type Snapshot, snapshotText } from './snapshot';

const Text = styled(OutlinedInput)(({ theme }) => ({
  '&&': { backgroundColor: theme.vars.palette.background.default },
  '& textarea': {
    height: 'auto',
    font: '0.8125rem/1.5 ui-monospace, monospace',
    resize: 'vertical',
  },
}));

/** The snapshot as text, for reading and copying by hand. */
export function SnapshotText({ snapshot }: { snapshot: Snapshot }) {
  const intl = useIntl();
  return (
    <Text
      fullWidth
      readOnly
      inputComponent="textarea"
      inputProps={{
        'aria-label': intl.formatMessage({ id: 'pomoc.dane.tytul' }),
        rows: 12,
        spellCheck: false,
      }}
      value={snapshotText(snapshot)}
    />
  );
}

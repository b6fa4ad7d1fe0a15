import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type RefObject, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { describedBy, FieldHelp } from '../../../fields/FieldHelp';
import type { MessageId } from '../../../intl/messages';

interface PassphraseFieldProps {
  value: string;
  shown: boolean;
  /** `new-password` or `current-password`, for password managers. */
  autoComplete: string;
  /** While the key is derived, and afterwards. */
  readOnly: boolean;
  helper?: MessageId;
  error?: MessageId | null;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Absent for a passphrase that is only shown. */
  onChange?: (value: string) => void;
  onShow: (shown: boolean) => void;
}

/** The passphrase of a file, typed once and shown on demand. */
export function PassphraseField(props: PassphraseFieldProps) {
  const { value, shown, autoComplete, readOnly, inputRef, onChange, onShow } = props;
  const intl = useIntl();
  const id = useId();
  const text = (message?: MessageId | null) => message && intl.formatMessage({ id: message });
  const error = text(props.error) ?? undefined;
  const lines = { id, helper: text(props.helper), error };
  const label = shown ? 'podsumowanie.plik.haslo.ukryj' : 'podsumowanie.plik.haslo.pokaz';
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id}>
        <FormattedMessage id="podsumowanie.plik.haslo" />
      </FormLabel>
      <OutlinedInput
        id={id}
        inputRef={inputRef}
        type={shown ? 'text' : 'password'}
        value={value}
        error={error !== undefined}
        autoComplete={autoComplete}
        readOnly={readOnly}
        aria-describedby={describedBy(lines)}
        onChange={({ target }) => onChange?.(target.value)}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              edge="end"
              aria-label={intl.formatMessage({ id: label })}
              onClick={() => onShow(!shown)}
            >
              {shown ? <VisibilityOff /> : <Visibility />}
            </IconButton>
          </InputAdornment>
        }
        slotProps={{
          input: {
            'aria-required': true,
            'aria-invalid': error === undefined ? undefined : true,
            autoCapitalize: 'none',
            autoCorrect: 'off',
            spellCheck: false,
          },
        }}
      />
      <FieldHelp {...lines} />
    </FormControl>
  );
}

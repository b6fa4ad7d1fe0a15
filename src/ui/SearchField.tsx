import Close from '@mui/icons-material/CloseRounded';
import Search from '@mui/icons-material/SearchRounded';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import InputAdornment, { inputAdornmentClasses } from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { type RefObject, useId } from 'react';
import { useIntl } from 'react-intl';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  /** The number of results; a live region. */
  helper: string;
  /** For moving the focus to the field. */
  inputRef: RefObject<HTMLInputElement | null>;
}

const Field = styled(FormControl)({
  marginBottom: 20,
  [`& .${inputAdornmentClasses.positionStart}`]: { marginRight: 10 },
  '& input': { paddingLeft: 0 },
  '& input::-webkit-search-cancel-button': { display: 'none' },
  // Always rendered: screen readers announce only changes of an existing live region.
  '& > p:empty': { margin: 0 },
});

/** A search field; the list below is filtered at every key. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, value, onChange, helper, inputRef } = props;
  const intl = useIntl();
  const id = useId();
  const clear = () => {
    onChange('');
    inputRef.current?.focus();
  };
  const clearButton = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={intl.formatMessage({ id: 'szukaj.wyczysc' })}
        onClick={clear}
      >
        <Close fontSize="small" />
      </IconButton>
    </InputAdornment>
  );
  return (
    <Field>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        inputRef={inputRef}
        id={id}
        type="search"
        autoComplete="off"
        value={value}
        placeholder={placeholder}
        startAdornment={
          <InputAdornment position="start">
            <Search />
          </InputAdornment>
        }
        endAdornment={value && clearButton}
        slotProps={{ input: { enterKeyHint: 'search', 'aria-describedby': `${id}-h` } }}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // Enter must not submit the form around the field.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <FormHelperText id={`${id}-h`} role="status">
        {helper}
      </FormHelperText>
    </Field>
  );
}

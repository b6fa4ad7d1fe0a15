import Close from '@mui/icons-material/CloseRounded';
import Search from '@mui/icons-material/SearchRounded';
import { useId, useRef, type RefObject } from 'react';

interface SearchFieldProps {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  /** How much was found; a live region. */
  helper?: string;
  clearLabel: string;
  /** Of the field, for those who lead the focus there. */
  inputRef?: RefObject<HTMLInputElement | null>;
}

export function SearchField({
  label,
  placeholder,
  value,
  onChange,
  helper,
  clearLabel,
  inputRef,
}: SearchFieldProps) {
  const id = useId();
  const ownRef = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownRef;
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className="Field Search">
      <label htmlFor={id}>{label}</label>
      <div className="Input">
        <span className="start">
          <Search />
        </span>
        <input
          ref={input}
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          value={value}
          placeholder={placeholder}
          aria-describedby={`${id}-h`}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            // The list follows every letter; the form around it is not to be submitted from here.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        {value && (
          <button type="button" className="IconButton end" aria-label={clearLabel} onClick={clear}>
            <Close fontSize="small" />
          </button>
        )}
      </div>
      <p className="Helper" id={`${id}-h`} role="status">
        {helper}
      </p>
    </div>
  );
}

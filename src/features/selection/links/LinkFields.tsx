import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { createElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LinkPart } from '../../../domain/deepLink';
import { linkText, PART_NAMES } from './linkTexts';

/** Not the fields of the form: their chunk would be split in two. */
export const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: 20,
});

const Select = styled(OutlinedInput)(({ theme }) => ({
  // The browser draws its arrow at the edge, whatever the padding.
  '& select': { borderRight: '12px solid transparent', textOverflow: 'ellipsis' },
  '&[data-empty] select': { color: theme.vars.palette.text.secondary },
  '& option': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
  },
}));

function SelectInput(props: InputBaseComponentProps) {
  return createElement('select', props);
}

/** A part with the values to choose from. */
export interface Choice {
  part: LinkPart;
  options: readonly string[];
  /** "" leaves it to the candidate. */
  value: string;
}

interface PartFieldProps extends Choice {
  onChange: (value: string) => void;
}

/** A part of the link. */
export function PartField({ part, options, value, onChange }: PartFieldProps) {
  const intl = useIntl();
  const id = `links-${part}`;
  const sorted = options
    .map((option) => ({ option, text: linkText(intl, part, option) }))
    .sort((one, other) => one.text.localeCompare(other.text, intl.locale, { numeric: true }));
  const rows = [{ option: '', text: intl.formatMessage({ id: 'linki.dowolne' }) }, ...sorted];
  return (
    <FormControl>
      <FormLabel htmlFor={id}>
        <FormattedMessage id={PART_NAMES[part]} />
      </FormLabel>
      <Select
        id={id}
        inputComponent={SelectInput}
        inputProps={{
          children: rows.map(({ option, text }) => (
            <option key={option} value={option}>
              {text}
            </option>
          )),
        }}
        value={value}
        data-empty={value === '' || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    </FormControl>
  );
}

interface PromoFieldProps {
  value: string;
  isValid: boolean;
  onChange: (value: string) => void;
}

/** The code of a promo link, which may stay empty. */
export function PromoField({ value, isValid, onChange }: PromoFieldProps) {
  const id = 'links-promo';
  const errorId = `${id}-error`;
  return (
    <FormControl>
      <FormLabel htmlFor={id}>
        <FormattedMessage id="linki.promo" />
      </FormLabel>
      <OutlinedInput
        id={id}
        autoComplete="off"
        value={value}
        error={!isValid}
        inputProps={{ 'aria-describedby': errorId, 'aria-invalid': !isValid }}
        onChange={({ target }) => onChange(target.value)}
      />
      <div id={errorId} role="status">
        {!isValid && (
          <FormHelperText error>
            <span>
              <FormattedMessage id="linki.promo.blad" />
            </span>
          </FormHelperText>
        )}
      </div>
    </FormControl>
  );
}

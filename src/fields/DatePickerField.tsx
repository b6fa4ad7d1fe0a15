import FormControl from '@mui/material/FormControl';
import type { PopperProps } from '@mui/material/Popper';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import CalendarToday from '@mui/icons-material/CalendarTodayRounded';
import dayjs from 'dayjs';
import { type ReactNode, useContext } from 'react';
import { useIntl } from 'react-intl';
import { CALENDAR_LOCALES, calendarLocale, useLanguage } from '../intl/language';
import { useOverlay } from '../ui/useOverlay';
import type { Columns } from './FieldSet';
import { describedBy, FieldHelp } from './FieldHelp';
import { LockedContext, useFieldError } from './useFieldError';
import { dayOf, type ReadDate, useDateEntry } from './useDateEntry';
import { focusAfter } from './focusNextOnEnter';
import { fieldId } from './fieldId';
import { plainInnerHtml } from './plainInnerHtml';
import { useFormField } from './useFormField';
import { usePickerTexts } from './usePickerTexts';

export interface DateFieldProps {
  name: string;
  label: ReactNode;
  helper?: ReactNode;
  /** See `TextFieldProps`. */
  hint?: ReactNode;
  /** Must be stable between renders. */
  read: ReadDate;
  /** The last selectable day, yyyy-MM-dd. */
  maxDate: string;
  /** The month shown while the field is empty, yyyy-MM-dd; defaults to today. */
  referenceDate?: string;
  autoComplete?: string;
  columns?: Columns;
}

// Registers the locales with dayjs. They are part of this chunk (webpack/parts.js) and evaluated with it, before the
// first render.
for (const name of CALENDAR_LOCALES) {
  void import(/* webpackMode: "eager" */ `dayjs/locale/${name}.js`);
}

/** In a low window the calendar covers its field instead of leaving the viewport. */
const IN_WINDOW: PopperProps['popperOptions'] = {
  strategy: 'fixed',
  modifiers: [{ name: 'preventOverflow', options: { altAxis: true, tether: false, padding: 8 } }],
};

/** The date picker of x-date-pickers as a form field; in a separate chunk. */
export function DatePickerField(props: DateFieldProps) {
  const { name, label, helper, hint, read, maxDate, referenceDate, autoComplete } = props;
  const intl = useIntl();
  const texts = usePickerTexts();
  const locale = calendarLocale(useLanguage());
  const id = fieldId(name);
  const field = useFormField(name);
  const error = useFieldError(field);
  const { day, enter, leave, input } = useDateEntry(field, read);
  const { open, show, hide } = useOverlay();
  // A disabled fieldset does not disable its sections, which are not native inputs.
  const locked = useContext(LockedContext);
  const lines = { id, helper, error, hint };
  const section = {
    enterKeyHint: 'next',
    'aria-required': true,
    'aria-invalid': Boolean(error),
    // The group has the complete description, which not every screen reader announces.
    'aria-describedby': describedBy({ id, error }),
  } as const;
  const enterWritten = (text: string) => {
    const written = dayOf(text, read);
    if (written) enter(written);
    return written !== null;
  };
  return (
    <FormControl
      error={Boolean(error)}
      data-columns={props.columns}
      onInputCapture={({ target }) => plainInnerHtml(target)}
      onPasteCapture={(event) => {
        if (!enterWritten(event.clipboardData.getData('text'))) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale} localeText={texts}>
        <DesktopDatePicker
          label={label}
          name={name}
          disabled={locked}
          format="DD/MM/YYYY"
          openTo="year"
          views={['year', 'month', 'day']}
          yearsPerRow={3}
          disableFuture
          maxDate={dayjs(maxDate)}
          {...(referenceDate && { referenceDate: dayjs(referenceDate) })}
          value={day}
          onChange={enter}
          open={open}
          onOpen={show}
          onClose={hide}
          inputRef={input}
          slots={{ openPickerIcon: CalendarToday }}
          slotProps={{
            textField: {
              id,
              fullWidth: true,
              error: Boolean(error),
              onBlur: leave,
              onKeyDown: (event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                // MUI would submit the form.
                event.defaultMuiPrevented = true;
                if (input.current) focusAfter(input.current);
              },
              slotProps: {
                inputLabel: { shrink: true },
                input: {
                  notched: false,
                  'aria-describedby': describedBy(lines),
                  slotProps: { sectionContent: section },
                },
                htmlInput: {
                  autoComplete,
                  onChange: ({ target }) => enterWritten(target.value),
                },
              },
            },
            openPickerIcon: { fontSize: 'small' },
            openPickerButton: {
              'aria-haspopup': 'dialog',
              'aria-expanded': open,
              color: 'inherit',
            },
            popper: {
              placement: 'bottom-end',
              popperOptions: IN_WINDOW,
              'aria-labelledby': undefined,
              'aria-label': intl.formatMessage({ id: 'pola.data.kalendarz' }),
            },
          }}
        />
      </LocalizationProvider>
      <FieldHelp {...lines} />
    </FormControl>
  );
}

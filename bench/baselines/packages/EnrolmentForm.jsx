import {
  Button,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Link,
  Radio,
  RadioGroup,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { memo, useRef } from 'react';
import { Form, useField, useFormState } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';

import { useDictionariesQuery } from './store.js';

const { sections } = FORM;
const fields = sections.flatMap(([, members]) => members);
const initialValues = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
const subscription = { value: true, error: true, submitFailed: true };
const idOf = (name) => name.replaceAll(' ', '-');
const required = (value) => (value ? undefined : 'required');

const Field = memo(function Field({ kind, name, optional, options }) {
  const { formatMessage } = useIntl();
  const { input, meta } = useField(name, {
    type: kind === 'checkbox' ? kind : undefined,
    subscription,
    validate: optional ? undefined : required,
    validateFields: [],
  });
  const error = meta.submitFailed && meta.error !== undefined;
  const message = error && formatMessage({ id: meta.error }, { field: name });
  const id = idOf(name);
  if (kind === 'radio') {
    return (
      <FormControl component="fieldset" id={id} error={error}>
        <FormLabel component="legend">{name}</FormLabel>
        <RadioGroup row {...input} aria-invalid={error}>
          {options.map((option) => (
            <FormControlLabel key={option} value={option} label={option} control={<Radio />} />
          ))}
        </RadioGroup>
        <FormHelperText>{message}</FormHelperText>
      </FormControl>
    );
  }
  if (kind === 'checkbox') {
    const checkbox = (
      <Checkbox {...input} id={id} slotProps={{ input: { 'aria-invalid': error } }} />
    );
    return (
      <FormControl error={error}>
        <FormControlLabel control={checkbox} label={name} />
        <FormHelperText>{message}</FormHelperText>
      </FormControl>
    );
  }
  const shared = { ...input, id, label: name, error, helperText: message };
  if (kind === 'text') return <TextField {...shared} />;
  return (
    <TextField
      {...shared}
      select
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {['', ...options].map((option) => (
        <option key={option}>{option}</option>
      ))}
    </TextField>
  );
});

function ErrorList({ ref }) {
  const { errors, submitFailed } = useFormState({
    subscription: { errors: true, submitFailed: true },
  });
  const wrong = submitFailed ? fields.filter(({ name }) => errors[name]) : [];
  return (
    <ol ref={ref} tabIndex={-1}>
      {wrong.map(({ name }) => (
        <li key={name}>
          <Link href={`#${idOf(name)}`}>
            <FormattedMessage id={errors[name]} values={{ field: name }} />
          </Link>
        </li>
      ))}
    </ol>
  );
}

function Sections({ dictionaries }) {
  return sections.map(([title, members]) => (
    <Stack key={title} component="section" spacing={2} sx={{ mb: 4 }}>
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      {members.map((field) => (
        <Field key={field.name} {...field} options={dictionaries[field.options] ?? field.options} />
      ))}
    </Stack>
  ));
}

export default function EnrolmentForm() {
  const list = useRef(null);
  const { data: dictionaries } = useDictionariesQuery();
  return (
    <>
      <Typography variant="h4" component="h1" gutterBottom>
        <FormattedMessage id="form" />
      </Typography>
      {dictionaries && (
        <Form onSubmit={() => undefined} initialValues={initialValues} subscription={{}}>
          {({ handleSubmit }) => (
            <form
              noValidate
              onSubmit={(event) => {
                handleSubmit(event);
                list.current.focus();
              }}
            >
              <ErrorList ref={list} />
              <Sections dictionaries={dictionaries} />
              <Button type="submit" variant="contained" size="large">
                <FormattedMessage id="submit" />
              </Button>
            </form>
          )}
        </Form>
      )}
    </>
  );
}

import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ApplicationFault } from '../../api/myApplicationFault';
import type { MyApplication } from '../../contract/myApplication';
import { offerText } from '../../domain/offerValues';
import { FactList } from '../../ui/Facts';
import { LinkButton } from '../../ui/links';
import { Note } from '../../ui/Notice';
import { FROM_SM } from '../../ui/theme/media';
import { type CorrectionContent, DescriptionForm, EmailForm, PhoneForm } from './CorrectionForms';

const List = styled(FactList)(({ theme }) => ({
  marginTop: 24,
  '& dd[data-quiet]': { color: theme.vars.palette.text.secondary },
  // The button is as high as a finger needs, and its margins keep the row as high as its text.
  '& dd[data-action] > button': { minWidth: 44, minHeight: 44, marginBlock: -10 },
  '& dd[data-form]': { gridColumn: '1 / -1', marginTop: 12, [FROM_SM]: { gridColumn: '2 / -1' } },
  '& dd[data-note] > :not(:empty)': { marginTop: 8 },
}));

/** What can be corrected; `value`: said in place of what the page does not show. */
const ROWS = [
  { label: 'zgloszenie.dane.email', action: 'zgloszenie.popraw', Form: EmailForm, value: null },
  {
    label: 'zgloszenie.dane.telefon',
    action: 'zgloszenie.popraw',
    Form: PhoneForm,
    value: 'zgloszenie.dane.telefon.ukryty',
  },
  {
    label: 'zgloszenie.dane.inne',
    action: 'zgloszenie.opisz',
    Form: DescriptionForm,
    value: 'zgloszenie.dane.inne.przyklad',
  },
] as const;

type Part = (typeof ROWS)[number];

type Correct = (content: CorrectionContent) => Promise<ApplicationFault | null>;

interface ApplicationDataProps {
  application: MyApplication;
  /** null where nothing can be corrected any more. */
  correct: Correct | null;
}

/** Shows what the application is for, and what of it can be corrected, each in its place; nothing that was typed. */
export function ApplicationData({ application, correct }: ApplicationDataProps) {
  const { wybranyNabor: offer, email } = application;
  const [touched, setTouched] = useState<{ part: Part; state: 'open' | 'sent' } | null>(null);
  return (
    <List>
      <div>
        <dt>
          <FormattedMessage id="zgloszenie.dane.studia" />
        </dt>
        <dd translate="no">
          {offerText(offer, ['direction', 'specialisation'])}
          <small>{offerText(offer, ['level', 'mode', 'city'])}</small>
        </dd>
      </div>
      {ROWS.filter(({ value }) => correct !== null || value === null).map((part) => (
        <Row
          key={part.label}
          part={part}
          email={email}
          state={touched?.part === part ? touched.state : 'closed'}
          onChange={(state) => setTouched(state === 'closed' ? null : { part, state })}
          correct={correct}
        />
      ))}
    </List>
  );
}

interface RowProps {
  part: Part;
  email: string;
  /** `sent`: a correction of it has just been sent. */
  state: 'closed' | 'open' | 'sent';
  onChange: (state: RowProps['state']) => void;
  correct: Correct | null;
}

/** One fact, and the button that opens its correction below it. */
function Row({ part, email, state, onChange, correct }: RowProps) {
  const { label, action, Form, value } = part;
  const id = useId();
  const isOpen = state === 'open';
  const isSent = state === 'sent';
  return (
    <div>
      <dt id={`${id}-label`}>
        <FormattedMessage id={label} />
      </dt>
      {value === null ? (
        <dd translate="no">{email}</dd>
      ) : (
        <dd data-quiet>
          <FormattedMessage id={value} />
        </dd>
      )}
      {correct && (
        <dd data-action>
          <LinkButton
            // The form, with the focus, disappears when it is sent.
            key={String(isSent)}
            autoFocus={isSent}
            component="button"
            type="button"
            id={`${id}-button`}
            aria-labelledby={`${id}-button ${id}-label`}
            aria-expanded={isOpen}
            onClick={() => onChange(isOpen ? 'closed' : 'open')}
          >
            <FormattedMessage id={isOpen ? 'zgloszenie.anuluj' : action} />
          </LinkButton>
        </dd>
      )}
      {correct && isOpen && (
        <dd data-form>
          <Form
            correct={async (content) => {
              const fault = await correct(content);
              if (fault === null) onChange('sent');
              return fault;
            }}
          />
        </dd>
      )}
      <dd data-note>
        <div role="status">
          {isSent && (
            <Note tone="ok" role="presentation">
              <FormattedMessage id="zgloszenie.poprawka.wyslano" />
            </Note>
          )}
        </div>
      </dd>
    </div>
  );
}

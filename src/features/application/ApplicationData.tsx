import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ApplicationFault } from '../../api/applicationFault';
import type { MyApplication } from '../../contract/myApplication';
import type { Offer } from '../../contract/offer';
import { offerValue } from '../../domain/offerValues';
import type { StepName } from '../../domain/selection';
import type { MessageId } from '../../intl/messages';
import { FactList } from '../../ui/Facts';
import { LinkButton } from '../../ui/links';
import { Note } from '../../ui/Notice';
import { BELOW_MD, FROM_SM } from '../../ui/theme/media';
import { type CorrectionContent, DescriptionForm, EmailForm, PhoneForm } from './CorrectionForms';

const List = styled(FactList)(({ theme }) => ({
  marginTop: 20,
  '& dd[data-quiet]': { color: theme.vars.palette.text.secondary },
  '& dd[data-action]': {
    [FROM_SM]: { alignSelf: 'baseline' },
    [BELOW_MD]: { '& > button': { minWidth: 44, minHeight: 44 } },
  },
  '& dd[data-form]': { gridColumn: '1 / -1', marginTop: 12, [FROM_SM]: { gridColumn: '2 / -1' } },
  '& dd[data-note] > :not(:empty)': { marginTop: 8 },
}));

/** The values of an offer at some steps: "Administracja, Administracja publiczna". */
function studies(offer: Offer, steps: readonly StepName[]): string {
  return steps
    .map((step) => offerValue(offer, step))
    .filter((value) => value !== '')
    .join(', ');
}

type Part = 'email' | 'phone' | 'other';

const FORMS = { email: EmailForm, phone: PhoneForm, other: DescriptionForm } as const;

interface ApplicationDataProps {
  application: MyApplication;
  /** null where nothing can be corrected any more. */
  correct: ((content: CorrectionContent) => Promise<ApplicationFault | null>) | null;
}

/** Shows what the application is for, and what of it can be corrected, each in its place; nothing that was typed. */
export function ApplicationData({ application, correct }: ApplicationDataProps) {
  const { wybranyNabor: offer, email } = application;
  const [open, setOpen] = useState<Part | null>(null);
  const [sent, setSent] = useState<Part | null>(null);
  const rowOf = (part: Part, label: MessageId, action: MessageId) => ({
    label,
    action,
    isOpen: open === part,
    isSent: correct !== null && sent === part,
    form: correct && (
      <CorrectionOf
        part={part}
        correct={async (content) => {
          const fault = await correct(content);
          if (fault === null) {
            setSent(part);
            setOpen(null);
          }
          return fault;
        }}
      />
    ),
    onToggle: () => {
      setSent(null);
      setOpen(open === part ? null : part);
    },
  });
  return (
    <List>
      <div>
        <dt>
          <FormattedMessage id="zgloszenie.dane.studia" />
        </dt>
        <dd translate="no">
          {studies(offer, ['direction', 'specialisation'])}
          <small>{studies(offer, ['level', 'mode', 'city'])}</small>
        </dd>
      </div>
      <Row {...rowOf('email', 'zgloszenie.dane.email', 'zgloszenie.popraw')}>
        <dd translate="no">{email}</dd>
      </Row>
      {correct && (
        <>
          <Row {...rowOf('phone', 'zgloszenie.dane.telefon', 'zgloszenie.popraw')}>
            <dd data-quiet>
              <FormattedMessage id="zgloszenie.dane.telefon.ukryty" />
            </dd>
          </Row>
          <Row {...rowOf('other', 'zgloszenie.dane.inne', 'zgloszenie.opisz')}>
            <dd data-quiet>
              <FormattedMessage id="zgloszenie.dane.inne.przyklad" />
            </dd>
          </Row>
        </>
      )}
    </List>
  );
}

interface CorrectionOfProps {
  part: Part;
  correct: (content: CorrectionContent) => Promise<ApplicationFault | null>;
}

function CorrectionOf({ part, ...form }: CorrectionOfProps) {
  const Form = FORMS[part];
  return <Form {...form} />;
}

interface RowProps {
  label: MessageId;
  action: MessageId;
  isOpen: boolean;
  /** True when a correction of it has just been sent. */
  isSent: boolean;
  /** null where it cannot be corrected. */
  form: ReactNode;
  onToggle: () => void;
  children: ReactNode;
}

/** One fact, and the button that opens its correction below it. */
function Row({ label, action, isOpen, isSent, form, onToggle, children }: RowProps) {
  const id = useId();
  return (
    <div>
      <dt id={`${id}-label`}>
        <FormattedMessage id={label} />
      </dt>
      {children}
      {form !== null && (
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
            onClick={onToggle}
          >
            <FormattedMessage id={isOpen ? 'zgloszenie.anuluj' : action} />
          </LinkButton>
        </dd>
      )}
      {isOpen && <dd data-form>{form}</dd>}
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

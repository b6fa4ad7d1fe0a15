import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ApplicationFault } from '../../api/myApplicationFault';
import { EmailField } from '../../contact/EmailField';
import { PhoneField } from '../../contact/PhoneField';
import { usePhonePrefixes } from '../../contact/usePhonePrefixes';
import { type Correction, MAX_DESCRIPTION } from '../../contract/myApplication';
import { contactRules } from '../../domain/contact';
import { phoneNumber } from '../../domain/phone';
import { POLISH_PREFIX } from '../../domain/phonePrefix';
import { plainLines, plainText, visibleText } from '../../domain/plainText';
import { errorsByField } from '../../domain/ruleMessages';
import { lengthOf, maxLength } from '../../domain/textRules';
import { TextField } from '../../fields/TextField';
import { textOf, useValueOf } from '../../fields/useFormField';
import { SmallForm } from './SmallForm';

/** The corrected values, without the data that opens the application. */
export type CorrectionContent = Omit<Correction, 'numer' | 'dataUrodzenia'>;

interface CorrectionFormProps {
  correct: (content: CorrectionContent) => Promise<ApplicationFault | null>;
}

const NO_CONTACT = { email: '', numerKierunkowy: POLISH_PREFIX, telefon: '' };

/** The errors of these fields, by the rules of the application's form. */
function contactErrors(names: readonly string[], typed: Partial<typeof NO_CONTACT>) {
  const findings = contactRules({ ...NO_CONTACT, ...typed });
  return errorsByField(findings.filter(([name]) => names.includes(name)));
}

export function EmailForm({ correct }: CorrectionFormProps) {
  return (
    <SmallForm
      initialValues={{ email: '' }}
      validate={(typed) => contactErrors(['email'], typed)}
      send={({ email }) => correct({ email: plainText(email) })}
      label="zgloszenie.poprawka.wyslij"
    >
      <EmailField autoFocus />
      <Checked />
    </SmallForm>
  );
}

export function PhoneForm({ correct }: CorrectionFormProps) {
  const { offered } = usePhonePrefixes();
  return (
    <SmallForm
      initialValues={{ numerKierunkowy: POLISH_PREFIX, telefon: '' }}
      validate={(typed) => contactErrors(['numerKierunkowy', 'telefon'], typed)}
      send={({ numerKierunkowy, telefon }) =>
        correct({ telefon: phoneNumber(numerKierunkowy, telefon) })
      }
      label="zgloszenie.poprawka.wyslij"
    >
      <PhoneField prefixes={offered} autoFocus />
      <Checked />
    </SmallForm>
  );
}

export function DescriptionForm({ correct }: CorrectionFormProps) {
  return (
    <SmallForm
      initialValues={{ opis: '' }}
      validate={({ opis }) =>
        errorsByField([
          [
            'opis',
            visibleText(opis) === ''
              ? { id: 'zgloszenie.poprawka.opis.blad' }
              : maxLength(opis, MAX_DESCRIPTION),
          ],
        ])
      }
      send={({ opis }) => correct({ opis: plainLines(opis) })}
      label="zgloszenie.poprawka.wyslij"
    >
      <DescriptionField />
      <Checked />
    </SmallForm>
  );
}

/** Anything else that is wrong, in the candidate's words, which are counted. */
function DescriptionField() {
  const intl = useIntl();
  const typed = useValueOf('opis', textOf);
  return (
    <TextField
      name="opis"
      label={intl.formatMessage({ id: 'zgloszenie.poprawka.opis' })}
      helper={intl.formatMessage(
        { id: 'podsumowanie.formularze.licznik' },
        { liczba: lengthOf(typed), limit: MAX_DESCRIPTION },
      )}
      multiline
      autoFocus
    />
  );
}

function Checked() {
  return (
    <div className="CorrectionHint">
      <Typography variant="body2" color="textSecondary">
        <FormattedMessage id="zgloszenie.poprawka.sprawdzimy" />
      </Typography>
    </div>
  );
}

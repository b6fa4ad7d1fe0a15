import FormControl from '@mui/material/FormControl';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Consent } from '../../../../contract/consent';
import { givenConsents, isGiven } from '../../../../domain/consents';
import { answerKey } from '../../../../domain/enrolmentValues';
import { RULE_MESSAGES } from '../../../../domain/ruleMessages';
import { describedBy, FieldHelp } from '../../../../fields/FieldHelp';
import { fieldId } from '../../../../fields/fieldId';
import { CheckRow } from '../../../../ui/CheckRow';
import { lazyPart } from '../../../../ui/lazyPart';
import { LinkButton } from '../../../../ui/links';
import { Section } from '../../../../ui/Section';
import { useDialog } from '../../../../ui/useDialog';
import { useEnrolment, useFormSelector } from '../../model/enrolmentContext';
import { shownErrors } from '../../model/selectors';
import { useSectionHead } from '../../model/shownSections';
import type { SectionProps } from '../../model/useEnrolmentData';
import { FetchedContent } from '../FetchedContent';
import { ConsentLine, ConsentRow } from './ConsentRow';

/** The consents: all at once or one by one (docs/specification.md, section 2). */
export function ConsentsSection({ number, data }: SectionProps) {
  return (
    <Section {...useSectionHead('consents')} number={number}>
      <FetchedContent data={data} list="consents" loading="podsumowanie.regulamin.wczytywanie">
        <Consents consents={data.consents.data} />
      </FetchedContent>
    </Section>
  );
}

const LIST_ID = 'consents-list';
const SHOW = 'podsumowanie.regulamin.pokaz_szczegoly';
const HIDE = 'podsumowanie.regulamin.ukryj_szczegoly';

const ConsentDialog = lazyPart(async () => (await import('./ConsentDialog')).ConsentDialog);

/** The box for all consents, the single ones, and the dialog with the text of one of them. */
function Consents({ consents }: { consents: readonly Consent[] }) {
  const isWrong = useFormSelector((view) =>
    shownErrors(view).some(({ name }) => name.startsWith('zgody')),
  );
  const [unfolded, setUnfolded] = useState(true);
  const [shown, setShown] = useState<Consent | null>(null);
  const { ready, open, failed, show, hide } = useDialog(ConsentDialog);
  return (
    <>
      <ConsentLine>
        <MasterConsent consents={consents} isWrong={isWrong} />
        {!isWrong && (
          <LinkButton
            component="button"
            type="button"
            variant="body2"
            aria-expanded={unfolded}
            aria-controls={LIST_ID}
            onClick={() => setUnfolded(!unfolded)}
          >
            <FormattedMessage id={unfolded ? HIDE : SHOW} />
          </LinkButton>
        )}
      </ConsentLine>
      {/* The links of the list of errors lead to its boxes, also to a ticked one that was refused. */}
      <ul id={LIST_ID} hidden={!unfolded && !isWrong}>
        {consents.map((consent) => (
          <ConsentRow
            key={answerKey(consent.id)}
            consent={consent}
            onRead={(event) => {
              setShown(consent);
              show(event);
            }}
            expanded={failed && shown === consent}
          />
        ))}
      </ul>
      {ready && shown && <ConsentDialog consent={shown} open={open} onClose={hide} />}
    </>
  );
}

interface MasterConsentProps {
  consents: readonly Consent[];
  /** True when the list of errors names a consent. */
  isWrong: boolean;
}

/** Accepts all consents, or unticks all when all are accepted. Subscribes by itself, so that a tick renders no other one. */
function MasterConsent({ consents, isWrong }: MasterConsentProps) {
  const intl = useIntl();
  const { form } = useEnrolment();
  const ticked = useFormSelector(
    ({ values }) => consents.filter((consent) => isGiven(values.zgody, consent)).length,
  );
  const all = ticked === consents.length;
  const inError = isWrong && !all;
  const id = fieldId('zgody');
  const error = inError ? intl.formatMessage({ id: RULE_MESSAGES.allConsents }) : undefined;
  const tickAll = () => {
    const marks = all
      ? Object.fromEntries(consents.map(({ id }) => [answerKey(id), '']))
      : givenConsents(consents);
    form.change('zgody', { ...form.getState().values.zgody, ...marks });
  };
  return (
    <FormControl>
      <CheckRow
        id={id}
        checked={all}
        indeterminate={ticked > 0 && !all}
        onChange={tickAll}
        invalid={inError}
        describedBy={describedBy({ id, error })}
        label={
          <b>
            <FormattedMessage id="podsumowanie.regulamin.wszystkie" />
          </b>
        }
      />
      <FieldHelp id={id} error={error} />
    </FormControl>
  );
}

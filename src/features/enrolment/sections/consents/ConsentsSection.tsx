import { memo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Consent } from '../../../../contract/consent';
import { isGiven } from '../../../../domain/consents';
import { answerKey } from '../../../../domain/enrolmentValues';
import { lazyPart } from '../../../../ui/lazyPart';
import { LinkButton } from '../../../../ui/links';
import { Section } from '../../../../ui/Section';
import { useDialog } from '../../../../ui/useDialog';
import { useFormSelector } from '../../model/enrolmentContext';
import type { FetchedList } from '../../model/fetchedList';
import { errorEntries } from '../../model/selectors';
import { useSectionHead } from '../../model/shownSections';
import { FetchedContent } from '../FetchedContent';
import { ConsentLine, ConsentRow } from './ConsentRow';
import { MasterConsent } from './MasterConsent';

interface ConsentsSectionProps {
  number: number;
  consents: FetchedList<Consent>;
  /** See `FetchedContent`. */
  reported?: boolean;
}

/** The consents: all at once or one by one (docs/specification.md, section 2). */
export function ConsentsSection({ number, consents, reported }: ConsentsSectionProps) {
  return (
    <Section {...useSectionHead('consents')} number={number}>
      <FetchedContent
        list={consents}
        section="consents"
        reported={reported}
        failed="podsumowanie.regulamin.blad"
        loading="podsumowanie.regulamin.wczytywanie"
      >
        <Consents consents={consents.data} />
      </FetchedContent>
    </Section>
  );
}

const LIST_ID = 'consents-list';
const SHOW = 'podsumowanie.regulamin.pokaz_szczegoly';
const HIDE = 'podsumowanie.regulamin.ukryj_szczegoly';

function Consents({ consents }: { consents: readonly Consent[] }) {
  const { ticked, showsErrors, wrong } = useConsentState(consents);
  const [open, setOpen] = useState(true);
  const inError = showsErrors && ticked < consents.length;
  // A consent with an error must be rendered for the links of the list of errors, even a ticked one that was refused.
  const unfolded = showsErrors && wrong;
  return (
    <>
      <ConsentLine>
        <MasterConsent consents={consents} ticked={ticked} inError={inError} />
        {!unfolded && (
          <LinkButton
            component="button"
            type="button"
            variant="body2"
            aria-expanded={open}
            aria-controls={LIST_ID}
            onClick={() => setOpen(!open)}
          >
            <FormattedMessage id={open ? HIDE : SHOW} />
          </LinkButton>
        )}
      </ConsentLine>
      <ConsentList consents={consents} hidden={!open && !unfolded} />
    </>
  );
}

/** The number of given consents, and whether one of them has an error. */
function useConsentState(consents: readonly Consent[]) {
  return useFormSelector((view) => ({
    ticked: consents.filter((consent) => isGiven(view.values.zgody, consent)).length,
    showsErrors: view.submitFailed === true,
    wrong: errorEntries(view).some(({ name }) => name.startsWith('zgody')),
  }));
}

interface ConsentListProps {
  consents: readonly Consent[];
  hidden: boolean;
}

const ConsentDialog = lazyPart(async () => (await import('./ConsentDialog')).ConsentDialog);

/** The single consents, and the dialog with the text of one of them. */
const ConsentList = memo(function ConsentList({ consents, hidden }: ConsentListProps) {
  const [shown, setShown] = useState<Consent | null>(null);
  const { ready, open, failed, show, hide } = useDialog(ConsentDialog);
  return (
    <>
      <ul id={LIST_ID} hidden={hidden}>
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
});

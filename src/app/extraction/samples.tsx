import type { ReactNode } from 'react';
import { answerKey, type EnrolmentValues } from '../../domain/enrolmentValues';
import { PATHS } from '../../domain/paths';
import { EMPTY_SELECTION, type Selection } from '../../domain/selection';
import { CompletionScreen } from '../../features/completion/CompletionScreen';
import { DirectionCount } from '../../features/selection/steps/DirectionCount';
import { FailedNotice } from '../../features/enrolment/loading/FailedNotice';
import type { Part } from '../../features/enrolment/loading/usePart';
import { ButtonNotice } from '../../features/enrolment/submission/ButtonNotice';
import { GroupHead } from '../../features/selection/steps/GroupHead';
import { NoStudies } from '../../features/selection/steps/NoStudies';
import { ProgrammeFacts } from '../../features/selection/picker/ProgrammeFacts';
import { NothingFound } from '../../features/selection/steps/NothingFound';
import { Note } from '../../ui/Note';
import { Notice } from '../../ui/Notice';
import { SearchField } from '../../ui/SearchField';
import { languageChoice } from '../languageChoice';
import { storageRefusal } from '../store/storageRefusal';
import { Screens } from '../Screens';
import { LoadingScreen } from '../screens/LoadingScreen';
import { PartFailed } from '../screens/PartFailed';
import { ScreenBroken } from '../screens/ScreenBroken';
import { StartFailed } from '../screens/StartFailed';
import { CONSENTS, OFFER, SELECTIONS } from './sampleData';
import { SampleForm } from './SampleForm';

export interface Sample {
  path: string;
  selection: Selection;
  screen: ReactNode;
}

const nothing = () => undefined;
const screens = <Screens promoLink={null} refusal={storageRefusal()} />;
const STEPS = [
  PATHS.direction,
  PATHS.specialisation,
  PATHS.city,
  PATHS.level,
  PATHS.mode,
  PATHS.summary,
];

function alone(screen: ReactNode): Sample {
  return { path: PATHS.direction, selection: EMPTY_SELECTION, screen };
}

/** A candidate from abroad with an address in Poland for letters: the fields that others do not see. */
const FOREIGNER: Partial<EnrolmentValues> = {
  obcokrajowiec: true,
  maPesel: false,
  imie: 'X',
  email: 'a@gmial.com',
  adresKorespondencyjnyJakZamieszkania: false,
  zgody: { [answerKey(CONSENTS[0]?.id ?? '')]: true },
};
const WITH_PESEL: Partial<EnrolmentValues> = { obcokrajowiec: false, pesel: '44051401359' };

const FAILED: Part<never> = {
  state: 'failed',
  data: [],
  retrying: false,
  reload: nothing,
  retry: nothing,
};

/** What can be shown before the form has been fetched, in the states that differ in what they are made of. */
export const STEP_SAMPLES: readonly Sample[] = [
  ...SELECTIONS.flatMap((selection) =>
    STEPS.map((path): Sample => ({ path, selection, screen: screens })),
  ),
  alone(<SearchField label="." clearLabel="." value="." helper="." onChange={nothing} />),
  alone(<DirectionCount total={2} hits={1} />),
  alone(<DirectionCount total={2} hits={0} />),
  alone(<GroupHead flow="STUDIA_WYZSZE" picked="." titleId="." />),
  alone(<NothingFound title="kierunek.brak.tytul" total={2} onShowAll={nothing} />),
  alone(<ProgrammeFacts offer={OFFER} lead={['recruitment']} />),
  alone(<LoadingScreen screen="direction" />),
  alone(<StartFailed retrying={false} onRetry={nothing} />),
  alone(<NoStudies languages={[languageChoice('eng')]} onLanguage={nothing} />),
  alone(<PartFailed onRetry={nothing} />),
  alone(<ScreenBroken onRetry={nothing} />),
  ...(['error', 'warning', 'info', 'success'] as const).map((severity) =>
    alone(<Notice severity={severity} title="." titleLevel={2} />),
  ),
];

/** Screens of the form's chunk; overlays are in neither list. */
export const FORM_SAMPLES: readonly Sample[] = [
  alone(<SampleForm />),
  alone(<SampleForm values={WITH_PESEL} />),
  alone(<SampleForm values={FOREIGNER} enrolment={{ errorFocus: 1 }} />),
  alone(<SampleForm enrolment={{ submission: { kind: 'sending', wait: 'long' } }} />),
  alone(<FailedNotice part={FAILED} message="podsumowanie.regulamin.blad" section="consents" />),
  ...(['error', 'warning', 'info'] as const).map((severity) =>
    alone(
      <ButtonNotice severity={severity} title=".">
        .
      </ButtonNotice>,
    ),
  ),
  ...(['ok', 'info', 'warning'] as const).map((tone) => alone(<Note tone={tone}>.</Note>)),
  alone(<CompletionScreen facts={[]} email="." onRestart={nothing} />),
];

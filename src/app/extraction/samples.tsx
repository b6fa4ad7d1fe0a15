import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { DEFAULT_LANGUAGE } from '../../contract/languages';
import { APPLICATION_STATES, type ApplicationState } from '../../contract/myApplication';
import { givenConsents } from '../../domain/consents';
import type { EnrolmentValues } from '../../domain/enrolmentValues';
import { PATHS } from '../../domain/screens';
import { EMPTY_SELECTION, type Selection } from '../../domain/selection';
import { ApplicationScreen } from '../../features/application/ApplicationScreen';
import { ApplicationView } from '../../features/application/ApplicationView';
import { FaultNotice } from '../../features/application/FaultNotice';
import { CompletionScreen } from '../../features/completion/CompletionScreen';
import { ButtonNotice } from '../../features/enrolment/notices/ButtonNotice';
import { SubmitProgress } from '../../features/enrolment/screen/SubmitBar';
import { FetchedContent } from '../../features/enrolment/sections/FetchedContent';
import { ProgrammeFacts } from '../../features/selection/picker/ProgrammeFacts';
import { DirectionCount } from '../../features/selection/steps/DirectionCount';
import { DirectionList } from '../../features/selection/steps/DirectionList';
import { GroupHead } from '../../features/selection/steps/GroupHead';
import { SearchBox } from '../../features/selection/steps/SearchBox';
import { LinkButton } from '../../ui/links';
import { Note, Notice } from '../../ui/Notice';
import { CallButton } from '../../ui/phoneLinks';
import { Screens } from '../routes';
import { ChunkFailed } from '../screens/ChunkFailed';
import { LoadingScreen } from '../screens/LoadingScreen';
import { NoStudies } from '../screens/NoStudies';
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
const screens = <Screens />;
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

/** A foreigner with a Polish correspondence address, who sees fields that others do not. */
const FOREIGNER: Partial<EnrolmentValues> = {
  obcokrajowiec: true,
  maPesel: false,
  imie: 'X',
  email: 'a@gmial.com',
  adresKorespondencyjnyJakZamieszkania: false,
  zgody: givenConsents(CONSENTS.slice(0, 1)),
};
const WITH_PESEL: Partial<EnrolmentValues> = { obcokrajowiec: false, pesel: '44051401359' };

/** Screens before the form's chunk, in all states with different components. */
export const STEP_SAMPLES: readonly Sample[] = [
  ...SELECTIONS.flatMap((selection) =>
    STEPS.map((path): Sample => ({ path, selection, screen: screens })),
  ),
  alone(
    <SearchBox
      texts={{
        label: 'jezyk.tytul',
        placeholder: 'jezyk.tytul',
        found: 'jezyk.tytul',
        nothing: 'jezyk.tytul',
      }}
      query="."
      setQuery={nothing}
      search="."
      hits={0}
      near={false}
      total={2}
    />,
  ),
  alone(<DirectionCount total={2} hits={1} />),
  alone(<DirectionCount total={2} hits={0} />),
  ...[['Marketing'], []].map((names) =>
    alone(
      <DirectionList
        flow="STUDIA_WYZSZE"
        names={names}
        foundBy={new Map([['Marketing', { direction: 'Marketing', step: 'city', value: '.' }]])}
        search="."
        labelledBy="."
        onChoose={nothing}
      />,
    ),
  ),
  alone(<GroupHead flow="STUDIA_WYZSZE" picked="." titleId="." />),
  alone(<ProgrammeFacts offer={OFFER} lead={['recruitment']} />),
  alone(<LoadingScreen screen="direction" />),
  alone(<StartFailed retrying={false} onRetry={nothing} />),
  alone(<NoStudies languages={[DEFAULT_LANGUAGE]} onLanguage={nothing} />),
  alone(<ChunkFailed onRetry={nothing} />),
  alone(<ScreenBroken onRetry={nothing} />),
  ...(['error', 'warning', 'info', 'success'] as const).map((severity) =>
    alone(<Notice severity={severity} title="." titleLevel={2} />),
  ),
];

/** Screens of the form's chunk; overlays are in neither list. */
export const FORM_SAMPLES: readonly Sample[] = [
  alone(<SampleForm />),
  alone(<SampleForm values={WITH_PESEL} />),
  alone(<SampleForm values={FOREIGNER} submitted />),
  alone(<SubmitProgress sending wait="long" />),
  alone(<SubmitProgress sending={false} wait="some" tonal />),
  ...(['failed', 'loading'] as const).map((state) =>
    alone(
      <FetchedContent
        list={{ state, data: [], retrying: false, refetch: nothing }}
        failed="podsumowanie.regulamin.blad"
        loading="podsumowanie.regulamin.wczytywanie"
        section="consents"
      >
        {null}
      </FetchedContent>,
    ),
  ),
  ...(['error', 'warning', 'info'] as const).map((severity) =>
    alone(
      <ButtonNotice severity={severity} title=".">
        <LinkButton href="#">.</LinkButton>
      </ButtonNotice>,
    ),
  ),
  ...(['ok', 'info', 'warning'] as const).map((tone) => alone(<Note tone={tone}>.</Note>)),
  alone(<CallButton variant="outlined" />),
  alone(<SampleCompletion />),
  alone(<ApplicationScreen number={null} onApply={nothing} />),
  alone(<FaultNotice fault={{ kind: 'limit', until: null }} />),
  ...APPLICATION_STATES.map((state) => alone(<SampleApplication state={state} />)),
];

/** An application with a message and a correction, which can be corrected and withdrawn. */
function SampleApplication({ state }: { state: ApplicationState }) {
  const answered = () => Promise.resolve(null);
  const at = '2026-09-01T10:00:00.000Z';
  return (
    <ApplicationView
      application={{
        numer: 'K7PM3XVA',
        zapisano: at,
        wybranyNabor: OFFER,
        email: '.',
        stan: state,
        wiadomosc: '.',
        zmieniono: at,
        poprawki: [{ zlozono: at, stan: 'ODRZUCONA', wiadomosc: '.' }],
      }}
      correct={answered}
      withdraw={answered}
      onApply={nothing}
      onClose={nothing}
    />
  );
}

function SampleCompletion() {
  const intl = useIntl();
  return (
    <CompletionScreen
      receipt={{
        reference: '.',
        savedAt: '2026-09-01T10:00:00.000Z',
        name: '.',
        isFirstName: false,
        email: '.',
        institution: '.',
        stateAddress: '.',
      }}
      facts={[]}
      level={null}
      city={null}
      copy={{ intl, sections: [], minor: false }}
      onRestart={nothing}
      onRestartWithData={nothing}
    />
  );
}

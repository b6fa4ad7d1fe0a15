import type { ReactNode } from 'react';
import { givenConsents } from '../../domain/consents';
import { PATHS } from '../../domain/screens';
import { EMPTY_SELECTION, type Selection } from '../../domain/selection';
import { Screens } from '../routes';
import { LoadingScreen } from '../screens/LoadingScreen';
import { CONSENTS, SELECTIONS } from './sampleData';
import { SampleForm, type SampleFormProps } from './SampleForm';

export interface Sample {
  path: string;
  selection: Selection;
  screen: ReactNode;
}

const screens = <Screens />;
const { direction, specialisation, city, level, mode, summary } = PATHS;
const STEPS = [direction, specialisation, city, level, mode, summary];

function alone(screen: ReactNode): Sample {
  return { path: direction, selection: EMPTY_SELECTION, screen };
}

/** The screens before the form's chunk, with each choice. */
export const STEP_SAMPLES: readonly Sample[] = [
  alone(<LoadingScreen screen="direction" />),
  ...SELECTIONS.flatMap((selection) =>
    STEPS.map((path): Sample => ({ path, selection, screen: screens })),
  ),
];

/** A foreigner with a Polish correspondence address, who sees fields that others do not. */
const FOREIGNER: SampleFormProps['values'] = {
  obcokrajowiec: true,
  maPesel: false,
  imie: 'X',
  email: 'a@gmial.com',
  adresKorespondencyjnyJakZamieszkania: false,
  zgody: givenConsents(CONSENTS.slice(0, 1)),
};

/** The form as it opens, for a person with PESEL, and with errors. */
export const FORM_SAMPLES: readonly Sample[] = [
  alone(<SampleForm />),
  alone(<SampleForm values={{ obcokrajowiec: false, pesel: '44051401359' }} />),
  alone(<SampleForm values={FOREIGNER} submitted />),
];

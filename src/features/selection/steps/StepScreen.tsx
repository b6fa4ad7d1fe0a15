import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { SCREENS } from '../../../domain/screens';
import type { StepName } from '../../../domain/stepOrder';
import { offersOfOption, type Step } from '../../../domain/steps';
import { ChoiceList } from '../../../ui/ChoiceList';
import { PageHead } from '../../../ui/PageHead';
import { ListSheet } from '../../../ui/Sheet';
import { StepProgress } from '../panel/StepProgress';
import { ProgrammePicker } from '../picker/ProgrammePicker';
import { isAmbiguousAt, useSelectionProgress } from '../selectionProgress';
import { selectSelection, stepChosen } from '../selectionSlice';
import { SpecialisationOptions } from './SpecialisationOptions';
import { StepForm } from './StepForm';

type LaterStep = Exclude<StepName, 'direction'>;

interface StepScreenProps {
  name: LaterStep;
  /** A line about a level or mode, by its name in the catalogue. */
  explanations: Readonly<Record<string, string>>;
}

/** The choice of specialisation, city, level or mode. */
export function StepScreen(props: StepScreenProps) {
  const { name } = props;
  const step = useSelectionProgress().steps.find((candidate) => candidate.name === name);
  if (step === undefined) return null;
  return <OpenStep key={name} {...props} step={step} />;
}

function OpenStep({ name, explanations, step }: StepScreenProps & { step: Step }) {
  const intl = useIntl();
  const progress = useSelectionProgress();
  const dispatch = useDispatch();
  const [chosenHere, setChosenHere] = useState(false);
  const options = useSortedOptions(step);
  useOnlyOption(step);
  const choose = (value: string) => {
    setChosenHere(true);
    dispatch(stepChosen({ number: step.number, offers: offersOfOption(step, value) }));
  };
  return (
    <>
      <StepProgress current={name} />
      <PageHead
        title={<FormattedMessage id={SCREENS[name].heading} />}
        lead={<StepLead step={step} />}
      />
      <StepForm name={name}>
        {name === 'specialisation' ? (
          <SpecialisationOptions options={options} value={step.choice} onChange={choose} />
        ) : (
          <ListSheet>
            <ChoiceList
              name={name}
              label={intl.formatMessage({ id: SCREENS[name].name })}
              options={options.map((value) => ({
                value,
                label: value,
                description: Object.hasOwn(explanations, value) ? explanations[value] : undefined,
              }))}
              value={step.choice}
              onChange={choose}
              variant="list"
            />
          </ListSheet>
        )}
        {isAmbiguousAt(progress, name) && (
          <ProgrammePicker key={step.choice} scrollsTo={chosenHere} />
        )}
      </StepForm>
    </>
  );
}

/** Chooses the only value of a step (docs/adr/0008), unless the candidate had chosen another one that is gone. */
function useOnlyOption(step: Step): void {
  const dispatch = useDispatch();
  const { history } = useSelector(selectSelection);
  const isChosen = history[step.number] !== undefined;
  useEffect(() => {
    const [only, ...others] = step.options;
    if (isChosen || only === undefined || others.length > 0) return;
    dispatch(stepChosen({ number: step.number, offers: offersOfOption(step, only) }));
  }, [dispatch, step, isChosen]);
}

/** The values of a step sorted in the current language; "" ("no specialisation") is last. */
function useSortedOptions({ options }: Step): readonly string[] {
  const { locale } = useIntl();
  return useMemo(() => {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    const named = options.filter((option) => option !== '').sort(compare);
    return named.length < options.length ? [...named, ''] : named;
  }, [options, locale]);
}

const bold = (text: ReactNode) => <b>{text}</b>;

const LEADS = {
  direction: 'kierunek.opis',
  specialisation: 'specjalnosc.opis',
  city: 'miasto.opis',
  level: 'poziom.opis',
  mode: 'tryb.opis',
} as const;

/** The sentence below the heading of a step. */
function StepLead({ step }: { step: Step }) {
  const { steps, visible } = useSelectionProgress();
  if (step.name === visible.at(-1)?.name) return <FormattedMessage id="krok.ostatni_wybor" />;
  const kierunek = steps[0]?.choice;
  const liczba = step.options.filter((option) => option !== '').length;
  return <FormattedMessage id={LEADS[step.name]} values={{ kierunek, liczba, b: bold }} />;
}

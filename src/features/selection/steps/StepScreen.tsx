import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Offer } from '../../../contract/offer';
import type { StepName } from '../../../domain/selection';
import type { Step } from '../../../domain/steps';
import type { MessageId } from '../../../intl/messageId';
import { ChoiceList } from '../../../ui/ChoiceList';
import { PageHead } from '../../../ui/PageHead';
import { StepProgress } from '../../../ui/StepProgress';
import { ClearedChoices } from '../panel/ClearedChoices';
import { ProgrammePicker } from '../picker/ProgrammePicker';
import { stepChosen } from '../selectionSlice';
import { SpecialisationOptions } from './SpecialisationOptions';
import { StepBar } from './StepBar';
import { StepForm } from '../StepForm';
import { StepLead } from './StepLead';
import { STEP_NAMES } from '../stepMessages';
import { useSortedOptions } from '../useSortedOptions';
import { useStepProgress } from '../panel/useStepProgress';
import { isAmbiguousAt, useWay } from '../useWay';

type LaterStep = Exclude<StepName, 'direction'>;

const TITLES: Readonly<Record<LaterStep, MessageId>> = {
  specialisation: 'specjalnosc.tytul',
  city: 'miasto.tytul',
  level: 'poziom.tytul',
  mode: 'tryb.tytul',
};

interface StepScreenProps {
  name: LaterStep;
  /** Those of the current language. */
  offers: readonly Offer[];
  /** As people read it, with the international prefix. */
  helpLine: string;
}

/** The choice of specialisation, city, level or mode, inside `Guarded`. */
export function StepScreen(props: StepScreenProps) {
  const { name, offers } = props;
  const step = useWay(offers).steps.find((candidate) => candidate.name === name);
  if (step === undefined) return null;
  return <OpenStep key={name} {...props} step={step} />;
}

function OpenStep({ name, offers, helpLine, step }: StepScreenProps & { step: Step }) {
  const way = useWay(offers);
  const dispatch = useDispatch();
  const [chosenHere, setChosenHere] = useState(false);
  useOnlyOption(step);
  const choose = (value: string) => {
    setChosenHere(true);
    dispatch(stepChosen({ number: step.number, value }));
  };
  return (
    <>
      <StepProgress {...useStepProgress(offers, name)} />
      <PageHead
        title={<FormattedMessage id={TITLES[name]} />}
        lead={<StepLead way={way} step={step} />}
      />
      <StepForm>
        <StepOptions step={step} onChange={choose} />
        {isAmbiguousAt(way, name) && (
          <ProgrammePicker key={step.choice} way={way} scrollsTo={chosenHere} helpLine={helpLine} />
        )}
        <ClearedChoices offers={offers} />
        <StepBar offers={offers} name={name} />
      </StepForm>
    </>
  );
}

/** Chooses the only value of a step (docs/adr/0008). */
function useOnlyOption({ number, options, choice }: Step): void {
  const dispatch = useDispatch();
  const only = choice === null && options.length === 1 ? options[0] : undefined;
  useEffect(() => {
    if (only !== undefined) dispatch(stepChosen({ number, value: only }));
  }, [dispatch, number, only]);
}

function StepOptions({ step, onChange }: { step: Step; onChange: (value: string) => void }) {
  const intl = useIntl();
  const options = useSortedOptions(step);
  if (step.name === 'specialisation') {
    return <SpecialisationOptions options={options} value={step.choice} onChange={onChange} />;
  }
  return (
    <ChoiceList
      name={step.name}
      label={intl.formatMessage({ id: STEP_NAMES[step.name] })}
      options={options.map((value) => ({ value, label: value }))}
      value={step.choice}
      onChange={onChange}
      variant="card"
    />
  );
}

import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Step } from '../../../domain/steps';
import { useSelectionProgress } from '../SelectionProgress';

const bold = (text: ReactNode) => <b>{text}</b>;

/** The sentence below the heading of a step. */
export function StepLead({ step }: { step: Step }) {
  const { steps, visible } = useSelectionProgress();
  if (step.name === visible.at(-1)?.name) return <FormattedMessage id="krok.ostatni_wybor" />;
  switch (step.name) {
    case 'direction':
      return <FormattedMessage id="kierunek.opis" />;
    case 'specialisation': {
      const kierunek = steps[0]?.choice;
      const liczba = step.options.filter((option) => option !== '').length;
      return <FormattedMessage id="specjalnosc.opis" values={{ kierunek, liczba, b: bold }} />;
    }
    case 'city':
      return <FormattedMessage id="miasto.opis" />;
    case 'level':
      return <FormattedMessage id="poziom.opis" values={{ liczba: step.options.length }} />;
    case 'mode':
      return <FormattedMessage id="tryb.opis" />;
  }
}

import { act, screen } from '@testing-library/react';
import eng from '../../../../../i18n/eng.json';
import { renderSection } from '../../../../testing/renderSection';
import { ReviewSection } from '../review/ReviewSection';
import { PeselCell } from './PeselFields';

const TEXTS = { pl: 'Poproś rodzica', eng: 'Ask a parent' };
/** The PESEL of a woman born on 29 February 2004, with a valid checksum. */
const PESEL = '04222945684';

const show = (today: string, settings: Parameters<typeof renderSection>[1] = {}) => {
  jest.useFakeTimers({ now: new Date(`${today}T10:00`) });
  return renderSection(
    <>
      <PeselCell foreigner={false} />
      <ReviewSection
        number={9}
        studies={[]}
        backPath="/"
        deadline={null}
        onReview={() => undefined}
      />
    </>,
    { values: { pesel: PESEL }, ...settings },
  );
};

test.each([
  ['2022-02-28', 2],
  ['2022-03-01', 0],
  ['2019-03-01', 2],
])('on %s the text for those under 18 is there %i times', (today, count) => {
  show(today, { guardianText: TEXTS });
  expect(screen.queryAllByText(TEXTS.pl)).toHaveLength(count);
});

test('it describes the birth date, in the language of the form', () => {
  show('2022-02-28', { guardianText: TEXTS, language: 'eng' });
  const birthDate = screen.getByRole('textbox', { name: eng['podsumowanie.dane_osobowe.data_ur'] });
  expect(birthDate).toHaveAccessibleDescription(/Ask a parent/);
});

test('there is none without a birth date, nor without a text of the institution', () => {
  const { form } = show('2022-02-28', { guardianText: TEXTS });
  act(() => form.change('pesel', ''));
  expect(screen.queryByText(TEXTS.pl)).not.toBeInTheDocument();
  show('2022-02-28');
  expect(screen.queryByText(TEXTS.pl)).not.toBeInTheDocument();
});

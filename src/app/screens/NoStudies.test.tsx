import { screen } from '@testing-library/react';
import { message } from '../../testing/message';
import { renderWithProviders } from '../../testing/renderApp';
import { NoStudies } from './NoStudies';

test('offers the languages that have studies', async () => {
  const asked: string[] = [];
  const { user } = renderWithProviders(
    <NoStudies languages={['eng', 'de']} onLanguage={(language) => asked.push(language)} />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    message('brak_studiow.tytul'),
  );
  const english = screen.getByRole('button', { name: 'English' });
  expect(english).toHaveAttribute('lang', 'en-GB');
  await user.click(english);
  expect(asked).toEqual(['eng']);
});

test('without any language only the help line is shown', () => {
  renderWithProviders(<NoStudies languages={[]} onLanguage={() => undefined} />);
  expect(screen.getByText(/Zadzwoń do nas/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

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

test.each([[[]], [['eng']]])('with offers in %j the phone line can be called', (languages) => {
  renderWithProviders(<NoStudies languages={languages} onLanguage={() => undefined} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', 'tel:+48220000000');
});

test('without any language there is nothing to choose', () => {
  renderWithProviders(<NoStudies languages={[]} onLanguage={() => undefined} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

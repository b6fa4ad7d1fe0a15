import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderApp';
import { LanguageFlags } from './LanguageFlags';

test('each language has a button with its own name, and the current one is pressed', async () => {
  const onChange = jest.fn();
  const { user } = renderWithProviders(
    <LanguageFlags languages={['pl', 'eng', 'uz']} current="pl" onChange={onChange} />,
  );
  expect(screen.getByRole('button', { name: 'PL – Polski', pressed: true })).toBeInTheDocument();
  const english = screen.getByRole('button', { name: 'EN – English', pressed: false });
  expect(english).toHaveAttribute('lang', 'en');
  await user.click(english);
  expect(onChange).toHaveBeenCalledWith('eng');
});

test.each(['fr', 'constructor'])(
  'the language "%s" has the unknown flag, titled by its code',
  (language) => {
    renderWithProviders(<LanguageFlags languages={[language]} current="pl" onChange={jest.fn()} />);
    expect(screen.getByRole('button', { name: language.toUpperCase() })).toHaveAttribute(
      'title',
      language,
    );
  },
);

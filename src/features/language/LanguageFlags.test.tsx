import { render, screen } from '@testing-library/react';
import { LANGUAGES } from '../../contract/languages';
import { renderWithProviders } from '../../testing/renderApp';
import { Flag } from './Flag';
import { LanguageFlags } from './LanguageFlags';

test('each language has a button with its own name, and the current one is pressed', async () => {
  const onChange = jest.fn();
  const { user } = renderWithProviders(
    <LanguageFlags languages={['pl', 'eng', 'uz']} current="pl" onChange={onChange} />,
  );
  expect(screen.getByRole('button', { name: 'Polski', pressed: true })).toBeInTheDocument();
  const english = screen.getByRole('button', { name: 'English', pressed: false });
  expect(english).toHaveAttribute('lang', 'en-GB');
  await user.click(screen.getByRole('button', { name: 'Polski' }));
  expect(onChange).not.toHaveBeenCalled();
  await user.click(english);
  expect(onChange).toHaveBeenCalledWith('eng');
});

test.each(['fr', 'constructor'])(
  '[4.3.3] the language "%s" has its code as the name',
  (language) => {
    renderWithProviders(<LanguageFlags languages={[language]} current="pl" onChange={jest.fn()} />);
    expect(screen.getByRole('button', { name: language.toUpperCase() })).toBeInTheDocument();
  },
);

const flagHtml = (language: string) => render(<Flag language={language} />).container.innerHTML;

test.each(LANGUAGES)('%s has its own flag', (language) => {
  const others = LANGUAGES.filter((other) => other !== language).map(flagHtml);
  expect(others).not.toContain(flagHtml(language));
  expect(flagHtml(language)).not.toBe(flagHtml('xx'));
});

test.each(['fr', 'constructor', '__proto__', ''])(
  '[4.3.3] the language "%s" has the unknown flag',
  (language) => {
    expect(flagHtml(language)).toBe(flagHtml('xx'));
  },
);

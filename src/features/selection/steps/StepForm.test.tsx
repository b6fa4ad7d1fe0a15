import { screen, within } from '@testing-library/react';
import { PATHS } from '../../../domain/screens';
import { catalogueOffer } from '../../../testing/catalogue';
import { button, FORWARD } from '../../../testing/controls';
import { higherChoices } from '../../../testing/domainFixtures';
import { anyOf } from '../../../testing/message';
import { renderStep } from '../../../testing/renderStep';

/** Two values at every step. */
const OFFERS = [
  catalogueOffer({ id: 1, specialisation: 'Logistyka' }),
  catalogueOffer({ id: 2, specialisation: 'E-commerce', city: 'Łódź' }),
  catalogueOffer({ id: 3, specialisation: 'E-commerce', level: 'Studia II stopnia' }),
  catalogueOffer({ id: 4, specialisation: 'E-commerce', mode: 'Niestacjonarne' }),
  catalogueOffer({ id: 5, specialisation: 'E-commerce' }),
];
const CHOICES = ['Zarządzanie', 'E-commerce', 'Kraków', 'Studia I stopnia', 'Stacjonarne'] as const;
const chosen = (count: number) => higherChoices(OFFERS, ...CHOICES.slice(0, count));

test.each([
  ['specialisation', 1, PATHS.direction, PATHS.city],
  ['city', 2, PATHS.specialisation, PATHS.level],
  ['level', 3, PATHS.city, PATHS.mode],
  ['mode', 4, PATHS.level, PATHS.summary],
] as const)(
  '[2.3.2, 2.3.3, 2.3.8, 4.2.3] the %s screen has a back button at once, and a forward button after a choice',
  async (name, made, before, after) => {
    const bar = () => button('krok.wstecz').parentElement;
    const first = renderStep(name, chosen(made), OFFERS);
    expect(screen.queryByRole('button', { name: FORWARD })).not.toBeInTheDocument();
    expect(bar()).not.toHaveAttribute('data-floating');
    expect(within(bar() ?? document.body).getByRole('status')).toHaveTextContent(
      anyOf(
        'krok.wybierz.specjalnosc',
        'krok.wybierz.miasto',
        'krok.wybierz.poziom',
        'krok.wybierz.tryb',
      ),
    );
    await first.user.click(button('krok.wstecz'));
    expect(first.pathname()).toBe(before);
    first.unmount();

    const second = renderStep(name, chosen(made), OFFERS);
    await second.user.click(screen.getByRole('radio', { name: CHOICES[made] }));
    expect(bar()).toHaveAttribute('data-floating');
    expect(within(bar() ?? document.body).getByRole('status')).toBeEmptyDOMElement();
    await second.user.click(screen.getByRole('button', { name: FORWARD }));
    expect(second.pathname()).toBe(after);
  },
);

test('[2.3.8] a step with a single value has it chosen, with a forward button', async () => {
  const onlyOffer = catalogueOffer({ id: 1, specialisation: 'E-commerce' });
  const selection = higherChoices([onlyOffer], ...CHOICES.slice(0, 2));
  const { user, pathname } = renderStep('city', selection, [onlyOffer]);
  expect(screen.getByRole('radio', { name: 'Kraków' })).toBeChecked();
  expect(pathname()).toBe(PATHS.city);
  await user.click(button('krok.dalej.poziom'));
  expect(pathname()).toBe(PATHS.level);
});

test('Enter on the chosen row goes forward, Enter in the search does not', async () => {
  const { user, pathname } = renderStep('specialisation', chosen(2), OFFERS);
  await user.type(screen.getByRole('searchbox'), 'com{Enter}');
  expect(pathname()).toBe(PATHS.specialisation);
  await user.click(screen.getByRole('radio', { name: /^E-\s*com\s*merce$/ }));
  await user.keyboard('{Enter}');
  expect(pathname()).toBe(PATHS.city);
});

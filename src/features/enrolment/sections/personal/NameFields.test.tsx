import { screen } from '@testing-library/react';
import pl from '../../../../../i18n/pl.json';
import { getText } from '../../../../testing/controls';
import { message, phrase } from '../../../../testing/message';
import { renderSection } from '../../../../testing/renderSection';
import { DocumentFields } from './DocumentFields';
import { BirthPlaceField, NameField, SecondNameField } from './NameFields';
import { PeselCell } from './PeselFields';

const names = (
  <>
    <NameField name="imie" autoComplete="given-name" />
    <SecondNameField />
    <NameField name="nazwisko" autoComplete="family-name" />
  </>
);

test('a name in Cyrillic gets a polite hint that blocks nothing', async () => {
  const { user, form } = renderSection(names, { showErrors: true });
  const surname = screen.getByLabelText(message('podsumowanie.dane_osobowe.nazwisko'));
  await user.type(surname, 'Иванова');
  expect(surname).toBeValid();
  expect(form.getState().errors).not.toHaveProperty('nazwisko');
  expect(surname).toHaveAccessibleDescription(phrase('podsumowanie.dane_osobowe.litery_lacinskie'));
  const hint = getText('podsumowanie.dane_osobowe.litery_lacinskie');
  expect(hint.closest('[role=status]')).not.toBeNull();
  await user.clear(surname);
  await user.type(surname, 'Ivanova');
  expect(surname).not.toHaveAccessibleDescription();
});

test('a first name of two characters can be confirmed', async () => {
  const { user, form } = renderSection(names, {
    values: { imie: 'Xy' },
    showErrors: true,
  });
  expect(screen.getByLabelText(message('podsumowanie.dane_osobowe.imie'))).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await user.click(
    screen.getByRole('checkbox', { name: phrase('podsumowanie.pole.potwierdzenie_dokument') }),
  );
  expect(screen.getByLabelText(message('podsumowanie.dane_osobowe.imie'))).not.toHaveAttribute(
    'aria-invalid',
  );
  expect(form.getState().errors).not.toHaveProperty('imie');
});

test.each([
  [
    'nazwisko',
    message('podsumowanie.dane_osobowe.imie'),
    message('podsumowanie.dane_osobowe.nazwisko'),
    '',
  ],
  [
    'imie',
    message('podsumowanie.dane_osobowe.nazwisko'),
    message('podsumowanie.dane_osobowe.imie'),
    '',
  ],
  [
    'nazwisko',
    message('podsumowanie.dane_osobowe.imie'),
    message('podsumowanie.dane_osobowe.nazwisko'),
    '-',
  ],
] as const)(
  'a document with one name: an empty %s is offered as none once it was left',
  async (name, given, none, typed) => {
    const { user, form } = renderSection(names);
    const question = { name: pl['podsumowanie.dane_osobowe.jedno_imie'] };
    await user.type(screen.getByLabelText(given), 'Suharto');
    expect(screen.queryByRole('checkbox', question)).not.toBeInTheDocument();
    await user.click(screen.getByLabelText(none));
    if (typed !== '') await user.keyboard(typed);
    await user.tab();
    await user.click(screen.getByRole('checkbox', question));
    expect(form.getState().errors).not.toHaveProperty(name);
    expect(screen.getByRole('link')).toHaveAttribute('href', 'tel:+48220000000');
    await user.type(screen.getByLabelText(none), 'Nowak');
    expect(screen.queryByRole('checkbox', question)).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
);

test('keyboards capitalise names, and do not correct names and numbers', () => {
  renderSection(
    <>
      {names}
      <BirthPlaceField />
      <DocumentFields required />
      <PeselCell foreigner={false} />
    </>,
  );
  const capitals = {
    [message('podsumowanie.dane_osobowe.imie')]: 'words',
    [`${message('podsumowanie.dane_osobowe.imie_drugie')} ${message('podsumowanie.pole.nieobowiazkowe')}`]:
      'words',
    [message('podsumowanie.dane_osobowe.nazwisko')]: 'words',
    [message('podsumowanie.dane_osobowe.miejsce_ur')]: 'words',
    [message('podsumowanie.dane_osobowe.seria_numer_dowodu')]: 'characters',
    [message('podsumowanie.dane_osobowe.pesel')]: 'none',
  };
  for (const [label, capitalised] of Object.entries(capitals)) {
    const field = screen.getByLabelText(label.replace(/\s/g, ' '));
    expect(field).toHaveAttribute('autocapitalize', capitalised);
    expect(field).toHaveAttribute('autocorrect', 'off');
    expect(field).toHaveAttribute('spellcheck', 'false');
  }
});

test('a name without capitals gets a hint on blur, which one click accepts', async () => {
  const { user, values, form } = renderSection(names);
  const surname = screen.getByRole('textbox', {
    name: message('podsumowanie.dane_osobowe.nazwisko'),
  });
  await user.type(surname, 'wiśniewska-kowalczyk');
  const tekst = 'Wiśniewska-Kowalczyk';
  const hint = { name: phrase('podsumowanie.dane_osobowe.wielka_litera', { tekst }) };
  expect(screen.queryByRole('button', hint)).not.toBeInTheDocument();
  await user.tab();
  const button = await screen.findByRole('button', hint);
  expect(surname).toBeValid();
  expect(form.getState().errors).not.toHaveProperty('nazwisko');
  await user.click(button);
  expect(values().nazwisko).toBe('Wiśniewska-Kowalczyk');
  expect(surname).toHaveFocus();
  expect(screen.queryByRole('button', hint)).not.toBeInTheDocument();
});

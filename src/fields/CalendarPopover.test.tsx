import { screen, within } from '@testing-library/react';
import { LanguageContext } from '../intl/language';
import { beginning } from '../testing/message';
import { readDate, renderForm } from '../testing/renderForm';
import { DateField } from './DateField';

const label = beginning('pola.data.kalendarz');

async function openCalendar(language: string) {
  const { user } = renderForm(
    <LanguageContext value={language}>
      <DateField name="day" label="Day" read={readDate} maxDate="2024-05-20" />
    </LanguageContext>,
    { initialValues: { day: '01/03/2004' } },
  );
  await user.click(await screen.findByRole('button', { name: label }));
  return { user, calendar: within(await screen.findByRole('dialog', { name: label })) };
}

test.each([
  ['pl', 'marzec 2004'],
  ['eng', 'March 2004'],
  ['de', 'März 2004'],
  ['sk', 'marec 2004'],
  ['cs', 'březen 2004'],
  ['ru', 'март 2004'],
  ['uz', 'Mart 2004'],
  ['uk', 'березень 2004'],
  ['fr', 'marzec 2004'],
])('[2.7.1] in "%s" names the month %s', async (language, month) => {
  const { calendar } = await openCalendar(language);
  expect(calendar.getByText(month)).toBeVisible();
});

test.each(['pl', 'ru', 'uk'])(
  'in "%s" each day of the week has a name of its own',
  async (language) => {
    const { user, calendar } = await openCalendar(language);
    await user.click(calendar.getByRole('radio', { name: '2003' }));
    const [january] = await calendar.findAllByRole('radio');
    if (january) await user.click(january);
    const days = await calendar.findAllByRole('columnheader');
    expect(new Set(days.map(({ textContent }) => textContent)).size).toBe(7);
  },
);

test('[2.7.3] opens with the years, and again from the heading', async () => {
  const { user, calendar } = await openCalendar('pl');
  await user.click(calendar.getByRole('radio', { name: '2003' }));
  await user.click(await calendar.findByRole('radio', { name: /marzec/i }));
  await calendar.findByRole('gridcell', { name: '29' });
  expect(calendar.queryByRole('radio', { name: '2002' })).not.toBeInTheDocument();
  await user.click(calendar.getByRole('button', { name: /lat/ }));
  expect(await calendar.findByRole('radio', { name: '2002' })).toBeInTheDocument();
});

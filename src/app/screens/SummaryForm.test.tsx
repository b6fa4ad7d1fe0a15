import { act, screen, waitFor } from '@testing-library/react';
import { useContext } from 'react';
import { DEFAULT_SITE_CONFIG } from '../../contract/siteConfig';
import { type Enrolment, EnrolmentContext } from '../../features/enrolment/model/enrolmentContext';
import { EnrolmentActivity } from '../../features/enrolment/screen/EnrolmentActivity';
import { OFFERS, WHOLE } from '../../testing/domainFixtures';
import { message } from '../../testing/message';
import { openApp } from '../../testing/openApp';
import { renderWithProviders } from '../../testing/renderApp';
import { EnrolmentHolder } from '../AppProviders';
import { SiteConfigContext } from '../siteConfig';
import { SummaryForm } from './SummaryForm';

jest.mock('../../features/enrolment/screen/EnrolmentActivity', () => ({
  EnrolmentActivity: jest.fn(() => null),
}));

test('only "back" and "forward" return to the form', async () => {
  const { user } = openApp('/wybor-trybu', { offers: OFFERS, selection: WHOLE });
  const given = () => jest.mocked(EnrolmentActivity).mock.lastCall?.[0];
  await user.click(await screen.findByRole('button', { name: message('krok.dalej.formularz') }));
  await waitFor(() => expect(given()).toMatchObject({ shown: true, returning: false }));
  act(() => window.history.back());
  await waitFor(() => expect(given()).toMatchObject({ shown: false }));
  act(() => window.history.forward());
  await waitFor(() => expect(given()).toMatchObject({ shown: true, returning: true }));
});

test("the form has the institution's own settings", async () => {
  const own = { studentCardPrice: '30 PLN', poland: 'POL' };
  let form: Enrolment | null = null;
  function Probe() {
    form = useContext(EnrolmentContext);
    return null;
  }
  renderWithProviders(
    <SiteConfigContext value={{ ...DEFAULT_SITE_CONFIG, ...own }}>
      <EnrolmentHolder>
        <SummaryForm current={false} onAccepted={() => undefined} />
        <Probe />
      </EnrolmentHolder>
    </SiteConfigContext>,
  );
  await waitFor(() => expect(form).toMatchObject(own));
});

import { waitFor } from '@testing-library/react';
import { useContext } from 'react';
import { DEFAULT_SITE_CONFIG } from '../../contract/siteConfig';
import { type Enrolment, EnrolmentContext } from '../../features/enrolment/model/enrolmentContext';
import { renderWithProviders } from '../../testing/renderApp';
import { EnrolmentHolder } from '../AppProviders';
import { SiteConfigContext } from '../siteConfig';
import { SummaryForm } from './SummaryForm';

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

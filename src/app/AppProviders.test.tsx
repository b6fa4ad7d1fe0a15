import { render, waitFor } from '@testing-library/react';
import { useContext } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { DEFAULT_SITE_CONFIG } from '../contract/siteConfig';
import { type Enrolment, EnrolmentContext } from '../features/enrolment/model/enrolmentContext';
import { testStore } from '../testing/testStore';
import { AppProviders } from './AppProviders';
import { enrolment } from './loading/enrolmentChunks';

test("the form names the institution's own phone line and prices", async () => {
  const own = { helpLine: '+48 12 345 67 89', studentCardPrice: '30 PLN', poland: 'POL' };
  let form: Enrolment | null = null;
  function Probe() {
    form = useContext(EnrolmentContext);
    return null;
  }
  await enrolment.load();
  render(
    <Provider store={testStore()}>
      <MemoryRouter>
        <AppProviders config={{ ...DEFAULT_SITE_CONFIG, ...own }}>
          <Probe />
        </AppProviders>
      </MemoryRouter>
    </Provider>,
  );
  await waitFor(() => expect(form).toMatchObject(own));
});

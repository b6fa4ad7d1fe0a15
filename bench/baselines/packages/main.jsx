/*
 * The list and the form with the packages of the product, used as their documentation shows.
 */
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Button,
  Container,
  CssBaseline,
  FormControlLabel,
  Radio,
  Stack,
  Typography,
} from '@mui/material';
import { lazy, memo, Suspense, useEffect, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { FormattedMessage, IntlProvider } from 'react-intl';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { PersistGate } from 'redux-persist/integration/react';

import { chosen, persistor, store, useOffersQuery, usePrefetch } from './store.js';

const MESSAGES = {
  list: 'Wybierz kierunek',
  forward: 'Dalej',
  form: 'Informacje do umowy',
  required: '{field}: uzupełnij to pole.',
  submit: 'Zakończ rekrutację',
};
const loadForm = () => import('./EnrolmentForm.jsx');
const EnrolmentForm = lazy(loadForm);

const Choice = memo(function Choice({ name }) {
  const dispatch = useDispatch();
  const checked = useSelector(({ choice }) => choice.programme === name);
  const radio = <Radio name="kierunek" checked={checked} onChange={() => dispatch(chosen(name))} />;
  return <FormControlLabel control={radio} label={name} />;
});

function Forward() {
  const isChosen = useSelector(({ choice }) => choice.programme !== null);
  return (
    isChosen && (
      <Button type="submit" variant="contained" size="large">
        <FormattedMessage id="forward" />
      </Button>
    )
  );
}

function Groups({ offers }) {
  const groups = useMemo(() => [...Map.groupBy(offers, ({ nabor }) => nabor.nazwaGrupy)], [offers]);
  const prefetchDictionaries = usePrefetch('dictionaries');
  useEffect(() => {
    loadForm();
    prefetchDictionaries();
  }, [prefetchDictionaries]);
  return groups.map(([group, members], index) => (
    <Accordion
      key={group}
      defaultExpanded={index === 0}
      slotProps={{ transition: { unmountOnExit: true } }}
    >
      <AccordionSummary>{group}</AccordionSummary>
      <AccordionDetails>
        <Stack>
          {[...new Set(members.map((offer) => offer.kierunekSpecjalnosc.kierunek.nazwa))].map(
            (name) => (
              <Choice key={name} name={name} />
            ),
          )}
        </Stack>
      </AccordionDetails>
    </Accordion>
  ));
}

function List() {
  const navigate = useNavigate();
  const { data: offers } = useOffersQuery();
  const onSubmit = (event) => {
    event.preventDefault();
    navigate('/formularz');
  };
  return (
    <form onSubmit={onSubmit}>
      <Typography variant="h4" component="h1" gutterBottom>
        <FormattedMessage id="list" />
      </Typography>
      {offers && <Groups offers={offers} />}
      <Box sx={{ position: 'sticky', bottom: 0, py: 2 }}>
        <Forward />
      </Box>
    </form>
  );
}

createRoot(document.querySelector('#root')).render(
  <Provider store={store}>
    <PersistGate persistor={persistor}>
      <IntlProvider locale="pl" messages={MESSAGES}>
        <CssBaseline />
        <Container component="main" maxWidth="sm" sx={{ py: 3 }}>
          <BrowserRouter>
            <Suspense>
              <Routes>
                <Route path="/" element={<List />} />
                <Route path="/formularz" element={<EnrolmentForm />} />
              </Routes>
            </Suspense>
          </BrowserRouter>
        </Container>
      </IntlProvider>
    </PersistGate>
  </Provider>,
);

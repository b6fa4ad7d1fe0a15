/*
 * The five steps and the form with the packages of the product, used as their documentation shows.
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
import { BrowserRouter, Navigate, Route, Routes, useNavigate } from 'react-router-dom';
import { PersistGate } from 'redux-persist/integration/react';

import { chosen, persistor, store, useOffersQuery, usePrefetch } from './store.js';

const MESSAGES = {
  direction: 'Wybierz kierunek',
  specialisation: 'Wybierz specjalność',
  none: 'Bez specjalności',
  city: 'Wybierz miasto',
  level: 'Wybierz poziom',
  mode: 'Wybierz tryb',
  forward: 'Dalej',
  form: 'Informacje do umowy',
  required: '{field}: uzupełnij to pole.',
  submit: 'Zakończ rekrutację',
};
const FORM_PATH = '/formularz';
const loadForm = () => import('./EnrolmentForm.jsx');
const EnrolmentForm = lazy(loadForm);

/** The steps in order; each is the message of its heading, and `valueOf` an offer at it. */
const STEPS = [
  { id: 'direction', path: '/', valueOf: (studies) => studies.kierunek.nazwa },
  { id: 'specialisation', path: '/specjalnosc', valueOf: ({ specjalnosc }) => specjalnosc?.nazwa },
  { id: 'city', path: '/miasto', valueOf: (studies) => studies.wydzial.nazwa },
  { id: 'level', path: '/poziom', valueOf: (studies) => studies.stopienStudiow.nazwa },
  { id: 'mode', path: '/tryb', valueOf: (studies) => studies.trybStudiow.nazwa },
];

/** The value of an offer at a step; "" for no specialisation. */
const valueAt = (offer, step) => STEPS[step].valueOf(offer.kierunekSpecjalnosc) ?? '';

const Choice = memo(function Choice({ step, value }) {
  const dispatch = useDispatch();
  const checked = useSelector(({ choices }) => choices.values[step] === value);
  const onChange = () => dispatch(chosen({ step, value }));
  const radio = <Radio name={STEPS[step].id} checked={checked} onChange={onChange} />;
  return <FormControlLabel control={radio} label={value || <FormattedMessage id="none" />} />;
});

function Choices({ step, offers }) {
  const values = [...new Set(offers.map((offer) => valueAt(offer, step)))];
  return (
    <Stack>
      {values.map((value) => (
        <Choice key={value} step={step} value={value} />
      ))}
    </Stack>
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
        <Choices step={0} offers={members} />
      </AccordionDetails>
    </Accordion>
  ));
}

/** The values that the choices of the earlier steps leave. */
function Matching({ step, offers }) {
  const values = useSelector(({ choices }) => choices.values);
  const matching = offers.filter((offer) =>
    values.slice(0, step).every((value, index) => valueAt(offer, index) === value),
  );
  return <Choices step={step} offers={matching} />;
}

function Forward({ step }) {
  const isChosen = useSelector(({ choices }) => choices.values.length > step);
  return (
    isChosen && (
      <Button type="submit" variant="contained" size="large">
        <FormattedMessage id="forward" />
      </Button>
    )
  );
}

function Step({ step }) {
  const navigate = useNavigate();
  const { data: offers } = useOffersQuery();
  const isOpen = useSelector(({ choices }) => choices.values.length >= step);
  const onSubmit = (event) => {
    event.preventDefault();
    navigate(STEPS[step + 1]?.path ?? FORM_PATH);
  };
  if (!isOpen) return <Navigate to="/" replace />;
  const Options = step === 0 ? Groups : Matching;
  return (
    <form onSubmit={onSubmit}>
      <Typography variant="h4" component="h1" gutterBottom>
        <FormattedMessage id={STEPS[step].id} />
      </Typography>
      {offers && <Options step={step} offers={offers} />}
      <Box sx={{ position: 'sticky', bottom: 0, py: 2 }}>
        <Forward step={step} />
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
                {STEPS.map(({ path }, step) => (
                  <Route key={path} path={path} element={<Step key={path} step={step} />} />
                ))}
                <Route path={FORM_PATH} element={<EnrolmentForm />} />
              </Routes>
            </Suspense>
          </BrowserRouter>
        </Container>
      </IntlProvider>
    </PersistGate>
  </Provider>,
);

import { enrolmentApi, selectSubmission } from '../../../api/enrolmentApi';
import { SUBMISSION } from '../../../api/recruitmentApi';
import { DEFAULT_SITE_CONFIG } from '../../../contract/siteConfig';
import { offerKey } from '../../../domain/steps';
import { fakeBackend } from '../../../testing/backend';
import { build } from '../../../testing/checkedApplication';
import {
  COUNTRIES,
  PHONE_PREFIXES,
  POLAND,
  poleValues,
  testOffer,
} from '../../../testing/domainFixtures';
import { enrolmentStore } from '../../../testing/EnrolmentProvider';
import { IDLE_LIFE_MS } from '../../../ui/idleTimer';
import { createEnrolment } from './createEnrolment';
import { DRAFT_KEY } from './draftStorage';
import { enrolmentSlice, selectEnrolment } from './enrolmentSlice';
import { followCitizenship } from './form';

const OFFER = testOffer({ id: 1 });
const kept = () => sessionStorage.getItem(DRAFT_KEY);

/** The form of a page that was just opened. */
function open() {
  const store = enrolmentStore();
  const settings = { ...DEFAULT_SITE_CONFIG, poland: POLAND };
  const { form, keys, start } = createEnrolment(settings, store);
  stops.push(start());
  return { form, keys, store, state: () => selectEnrolment(store.getState()) };
}

function returnFromMemory() {
  const event = new Event('pageshow');
  Object.defineProperty(event, 'persisted', { value: true });
  window.dispatchEvent(event);
}

const stops: (() => void)[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  sessionStorage.clear();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test('the draft is written once, when typing pauses, for the programme of the form', () => {
  const { form, store } = open();
  store.dispatch(enrolmentSlice.actions.screenEntered('900/1'));
  const write = jest.spyOn(Storage.prototype, 'setItem');
  for (const imie of ['P', 'Pr', 'Prz']) {
    form.change('imie', imie);
    jest.advanceTimersByTime(300);
  }
  expect(write).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(write).toHaveBeenCalledTimes(1);
  expect(kept()).toContain('"values":{"imie":"Prz"}');
  expect(kept()).toContain('"offer":"900/1"');
});

test.each([
  [
    'hidden',
    () => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
  ['left', () => window.dispatchEvent(new Event('pagehide'))],
])('the draft is written before the page is %s, once', (_how, leave) => {
  const { form } = open();
  form.change('imie', 'Prz');
  const write = jest.spyOn(Storage.prototype, 'setItem');
  leave();
  leave();
  expect(write).toHaveBeenCalledTimes(1);
  expect(kept()).toContain('Prz');
});

test('an empty form does not expire, nor one that is being sent', () => {
  const { form, state } = open();
  form.change('imie', 'P');
  form.change('imie', '');
  jest.advanceTimersByTime(2 * IDLE_LIFE_MS);
  expect(state().clearedBy).toBeNull();
  form.setConfig('onSubmit', () => new Promise(() => undefined));
  form.change('imie', 'P');
  void form.submit();
  jest.advanceTimersByTime(2 * IDLE_LIFE_MS);
  expect([state().deadline, state().clearedBy]).toEqual([null, null]);
});

test('a restored draft is removed when its own 60 minutes are over', () => {
  const values = { imie: 'P', obcokrajowiec: true, obywatelstwo: 'UA' };
  const savedAt = Date.now() - IDLE_LIFE_MS / 2;
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ savedAt, offer: null, values }));
  const { form, state } = open();
  expect([form.getState().values.imie, state().restored]).toEqual(['P', { offer: null }]);
  // Dictionaries that load late are not a change by the candidate.
  followCitizenship(form, { countries: COUNTRIES, prefixes: PHONE_PREFIXES });
  expect(form.getState().values.numerKierunkowy).toBe('+380');
  jest.advanceTimersByTime(IDLE_LIFE_MS / 2 + 1000);
  expect(kept()).toBeNull();
  expect([form.getState().values.imie, state().restored]).toEqual(['', null]);
});

test.each([
  ['59 minutes', true],
  ['61 minutes', false],
])(
  'a page closed for %s after an application without a response → it remembers it: %s',
  (time, isRemembered) => {
    const { form, keys } = open();
    form.change('imie', 'P');
    keys.begin(build(poleValues(), OFFER));
    jest.advanceTimersByTime(1000);
    for (const stop of stops.splice(0)) stop();
    jest.setSystemTime(Date.now() + parseInt(time) * 60_000);
    expect(open().keys.firstFor(offerKey(OFFER)) !== null).toBe(isRemembered);
  },
);

test('a warning ends with the data that it is about', () => {
  const { form, store, state } = open();
  form.change('imie', 'P');
  jest.advanceTimersByTime(IDLE_LIFE_MS - 1000);
  expect(state().deadline).not.toBeNull();
  store.dispatch(enrolmentSlice.actions.cleared('candidate'));
  expect(state().deadline).toBeNull();
});

test('a page from the back/forward cache whose draft has expired is cleared', () => {
  const { form } = open();
  form.change('imie', 'P');
  jest.advanceTimersByTime(1000);
  returnFromMemory();
  expect(form.getState().values.imie).toBe('P');
  sessionStorage.clear();
  returnFromMemory();
  expect(form.getState().values.imie).toBe('');
});

test('full storage is reported, and blocked storage does not count as expired', () => {
  const { form, state } = open();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  form.change('imie', 'P');
  jest.advanceTimersByTime(1000);
  expect(state().draftRefused).toBe(true);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  returnFromMemory();
  expect(form.getState().values.imie).toBe('P');
});

test('nothing is written once stopped', () => {
  const { form } = open();
  form.change('imie', 'P');
  for (const stop of stops.splice(0)) stop();
  form.change('imie', 'Pr');
  jest.advanceTimersByTime(10_000);
  expect(kept()).toBeNull();
});

const { cleared, fileOpened, screenEntered } = enrolmentSlice.actions;

test.each([
  [
    'failed',
    'a file fills in the form',
    500,
    fileOpened({ from: 'file', otherStudies: false, cardLeftOut: false }),
  ],
  ['failed', 'the form is cleared', 500, cleared('candidate')],
  ['ended elsewhere', 'the next application begins', 200, screenEntered('900/1')],
] as const)('a submission that %s is forgotten when %s', async (_how, _when, status, action) => {
  jest.useRealTimers();
  fakeBackend({ 'POST kandydaci': () => ({ status, body: {} }) });
  const { store } = open();
  const request = {
    application: build(poleValues(), OFFER),
    ...{ idempotencyKey: 'a-key', sentBefore: false, mayRepeat: false },
    signals: { seconds: 90, honeypotFilled: false },
    attribution: undefined,
  };
  const { submitApplication } = enrolmentApi.endpoints;
  await store.dispatch(submitApplication.initiate(request, { fixedCacheKey: SUBMISSION }));
  const isKnown = () => !selectSubmission(store.getState()).isUninitialized;
  expect(isKnown()).toBe(true);
  store.dispatch(action);
  expect(isKnown()).toBe(false);
});

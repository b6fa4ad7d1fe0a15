import { createForm, type FormApi } from 'final-form';
import { initialValues, type EnrolmentValues } from '../../../domain/enrolmentValues';
import { POLAND } from '../../../testing/domainFixtures';
import { DRAFT_LIFE_MS } from './draft';
import { DRAFT_KEY } from './draftStorage';
import { autosaveDraft } from './autosaveDraft';

const untouched = () => initialValues(POLAND, '+48');
const onRefused = jest.fn();
const onRestoredExpired = jest.fn();

let form: FormApi<EnrolmentValues>;
let stop: () => void;
let saved = false;
const kept = () => sessionStorage.getItem(DRAFT_KEY);

function start(savedAt: number | null = null) {
  form = createForm<EnrolmentValues>({ onSubmit: () => undefined, initialValues: untouched() });
  stop = autosaveDraft(form, {
    untouched,
    offer: () => '900/1',
    saved: () => saved,
    savedAt,
    onRefused,
    onRestoredExpired,
  });
}

function returnFromMemory() {
  const event = new Event('pageshow');
  Object.defineProperty(event, 'persisted', { value: true });
  window.dispatchEvent(event);
}

function setVisibility(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  saved = false;
  start();
});
afterEach(() => {
  stop();
});

test('it is written once, when typing pauses', () => {
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

test('an untouched form has none', () => {
  jest.advanceTimersByTime(10_000);
  expect(kept()).toBeNull();
});

test('a form with its initial values again has none', () => {
  form.change('imie', 'P');
  jest.advanceTimersByTime(1000);
  form.change('imie', '');
  jest.advanceTimersByTime(1000);
  expect(kept()).toBeNull();
});

test('changes right before a successful submission are not written afterwards', () => {
  form.change('imie', 'P');
  saved = true;
  jest.advanceTimersByTime(1000);
  expect(kept()).toBeNull();
});

test.each([
  ['hidden', () => setVisibility('hidden')],
  ['left', () => window.dispatchEvent(new Event('pagehide'))],
])('a page that is %s before typing pauses loses nothing', (_how, leave) => {
  form.change('imie', 'Prz');
  leave();
  expect(kept()).toContain('Prz');
});

test('it is removed 60 minutes after the last change', () => {
  form.change('imie', 'P');
  jest.advanceTimersByTime(DRAFT_LIFE_MS / 2);
  form.change('imie', 'Pr');
  jest.advanceTimersByTime(DRAFT_LIFE_MS - 1000);
  expect(kept()).not.toBeNull();
  jest.advanceTimersByTime(3000);
  expect(kept()).toBeNull();
});

test('a restored one is removed when its own 60 minutes are over', () => {
  form.change('imie', 'P');
  jest.advanceTimersByTime(1000);
  stop();
  start(Date.now() - 1000);
  jest.advanceTimersByTime(DRAFT_LIFE_MS + 1000);
  expect(kept()).toBeNull();
});

test('one that was renewed by another page of the tab stays', () => {
  stop();
  start(Date.now() - DRAFT_LIFE_MS / 2);
  const renewed = { savedAt: Date.now(), offer: null, values: { imie: 'Prz' } };
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify(renewed));
  jest.advanceTimersByTime(DRAFT_LIFE_MS - 1000);
  expect(kept()).not.toBeNull();
});

test('a page restored from the back/forward cache reports that its draft has expired', () => {
  form.change('imie', 'P');
  jest.advanceTimersByTime(1000);
  returnFromMemory();
  expect(onRestoredExpired).not.toHaveBeenCalled();
  sessionStorage.clear();
  returnFromMemory();
  expect(onRestoredExpired).toHaveBeenCalledTimes(1);
});

test('full storage is reported, and blocked storage does not count as expired', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  form.change('imie', 'P');
  jest.advanceTimersByTime(1000);
  expect(onRefused).toHaveBeenCalledTimes(1);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  returnFromMemory();
  expect(onRestoredExpired).not.toHaveBeenCalled();
});

test('nothing is written once stopped', () => {
  form.change('imie', 'P');
  stop();
  form.change('imie', 'Pr');
  jest.advanceTimersByTime(10_000);
  expect(kept()).toBeNull();
});

import { createForm, type FormApi } from 'final-form';
import { initialValues, type EnrolmentValues } from '../../../domain/enrolmentValues';
import { POLAND } from '../../../testing/domainFixtures';
import { DRAFT_LIFE_MS } from './draft';
import { DRAFT_KEY } from './draftStorage';
import { keepDraft } from './keepDraft';

const untouched = () => initialValues(POLAND, '+48');
const onRefused = jest.fn();
const onGone = jest.fn();

let form: FormApi<EnrolmentValues>;
let stop: () => void;
let saved = false;
const kept = () => sessionStorage.getItem(DRAFT_KEY);

function start(savedAt: number | null = null) {
  form = createForm<EnrolmentValues>({ onSubmit: () => undefined, initialValues: untouched() });
  stop = keepDraft(form, {
    untouched,
    offer: () => '900/1',
    saved: () => saved,
    savedAt,
    onRefused,
    onGone,
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
  jest.useRealTimers();
  jest.restoreAllMocks();
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

test('a form nobody has touched has none', () => {
  jest.advanceTimersByTime(10_000);
  expect(kept()).toBeNull();
});

test('a form that is as it was at first has none any more', () => {
  form.change('imie', 'P');
  jest.advanceTimersByTime(1000);
  form.change('imie', '');
  jest.advanceTimersByTime(1000);
  expect(kept()).toBeNull();
});

test('what was typed right before the application was saved is not written after it', () => {
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

test('it goes 60 minutes after the last change', () => {
  form.change('imie', 'P');
  jest.advanceTimersByTime(DRAFT_LIFE_MS / 2);
  form.change('imie', 'Pr');
  jest.advanceTimersByTime(DRAFT_LIFE_MS - 1000);
  expect(kept()).not.toBeNull();
  jest.advanceTimersByTime(3000);
  expect(kept()).toBeNull();
});

test('one that was found goes when its own 60 minutes are over', () => {
  form.change('imie', 'P');
  jest.advanceTimersByTime(1000);
  stop();
  start(Date.now() - 1000);
  jest.advanceTimersByTime(DRAFT_LIFE_MS + 1000);
  expect(kept()).toBeNull();
});

test('one that another page of the tab renewed stays', () => {
  stop();
  start(Date.now() - DRAFT_LIFE_MS / 2);
  const renewed = { savedAt: Date.now(), offer: null, values: { imie: 'Prz' } };
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify(renewed));
  jest.advanceTimersByTime(DRAFT_LIFE_MS - 1000);
  expect(kept()).not.toBeNull();
});

test('a page that comes back from the memory of the browser says when its draft has gone', () => {
  form.change('imie', 'P');
  jest.advanceTimersByTime(1000);
  returnFromMemory();
  expect(onGone).not.toHaveBeenCalled();
  sessionStorage.clear();
  returnFromMemory();
  expect(onGone).toHaveBeenCalledTimes(1);
});

test('storage that is full is told, and where it is blocked nothing counts as gone', () => {
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
  expect(onGone).not.toHaveBeenCalled();
});

test('once stopped it writes nothing', () => {
  form.change('imie', 'P');
  stop();
  form.change('imie', 'Pr');
  jest.advanceTimersByTime(10_000);
  expect(kept()).toBeNull();
});

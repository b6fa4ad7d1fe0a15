import { createForm, FORM_ERROR, type FormApi } from 'final-form';
import { type EnrolmentValues, initialValues } from '../../../domain/enrolmentValues';
import { POLAND } from '../../../testing/domainFixtures';
import { DRAFT_LIFE_MS } from './draft';
import { idleClock, WARNING_MS } from './idleClock';

const MINUTE = 60_000;
const UNTOUCHED = initialValues(POLAND, '+48');
const onPause = jest.fn();
const onWarning = jest.fn();
const onExpired = jest.fn();

let form: FormApi<EnrolmentValues>;
let clock: ReturnType<typeof idleClock>;
/** Ends the submission of the form. */
let endSubmission: () => void = () => undefined;

function start(changedAt: number | null, values: Partial<EnrolmentValues> = {}) {
  form = createForm<EnrolmentValues>({
    onSubmit: () =>
      new Promise((resolve) => {
        endSubmission = () => {
          resolve({ [FORM_ERROR]: 'unconfirmed' });
        };
      }),
    initialValues: UNTOUCHED,
  });
  for (const [name, value] of Object.entries(values)) {
    form.change(name as keyof EnrolmentValues, value);
  }
  clock = idleClock(form, {
    changedAt,
    onPause,
    onWarning,
    onExpired,
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => {
  clock.stop();
});

test('an idle form expires after 60 minutes, five minutes after a warning', () => {
  start(null);
  form.change('pesel', '4');
  const deadline = Date.now() + DRAFT_LIFE_MS;
  jest.advanceTimersByTime(DRAFT_LIFE_MS - WARNING_MS - 1);
  expect(onWarning).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onWarning).toHaveBeenLastCalledWith(deadline);
  jest.advanceTimersByTime(WARNING_MS - 1);
  expect(onExpired).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onExpired).toHaveBeenCalledTimes(1);
  expect(onWarning).toHaveBeenLastCalledWith(null);
});

test.each([
  ['a change', () => form.change('imie', 'Prz')],
  ['the answer that the data is to be kept', () => clock.renew()],
])('%s after the warning gives another 60 minutes', (_what, act) => {
  start(null);
  form.change('imie', 'Pr');
  jest.advanceTimersByTime(DRAFT_LIFE_MS - MINUTE);
  expect(onWarning).toHaveBeenCalledTimes(1);
  act();
  expect(onWarning).toHaveBeenLastCalledWith(null);
  jest.advanceTimersByTime(DRAFT_LIFE_MS - MINUTE);
  expect(onExpired).not.toHaveBeenCalled();
  jest.advanceTimersByTime(MINUTE);
  expect(onExpired).toHaveBeenCalledTimes(1);
});

test('an empty form neither warns nor expires', () => {
  start(null);
  form.change('imie', 'P');
  form.change('imie', '');
  jest.advanceTimersByTime(3 * DRAFT_LIFE_MS);
  expect(onWarning).not.toHaveBeenCalled();
  expect(onExpired).not.toHaveBeenCalled();
});

test.each([
  ['a computer wakes from sleep', 2 * DRAFT_LIFE_MS, () => document, 'visibilitychange'],
  ['the clock was set back', -2 * DRAFT_LIFE_MS, () => document, 'visibilitychange'],
  ['the page is taken from memory', 2 * DRAFT_LIFE_MS, () => window, 'pageshow'],
])('a form has expired when %s', (_what, passed, target, event) => {
  start(null);
  form.change('imie', 'Prz');
  jest.setSystemTime(Date.now() + passed);
  target().dispatchEvent(new Event(event));
  expect(onExpired).toHaveBeenCalledTimes(1);
});

test('renewing too late has no effect', () => {
  start(null);
  form.change('imie', 'Prz');
  jest.setSystemTime(Date.now() + DRAFT_LIFE_MS);
  clock.renew();
  expect(onExpired).toHaveBeenCalledTimes(1);
});

test('nothing expires during a submission', async () => {
  start(null);
  form.change('imie', 'Prz');
  void form.submit();
  jest.advanceTimersByTime(2 * DRAFT_LIFE_MS);
  expect(onWarning).not.toHaveBeenCalled();
  expect(onExpired).not.toHaveBeenCalled();
  endSubmission();
  await Promise.resolve();
  jest.advanceTimersByTime(MINUTE);
  expect(onExpired).toHaveBeenCalledTimes(1);
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
])('a page that is %s before typing pauses counts as a pause, once', (_how, leave) => {
  start(null);
  form.change('imie', 'Prz');
  leave();
  leave();
  expect(onPause).toHaveBeenCalledTimes(1);
});

test('a stopped clock does nothing', () => {
  start(null);
  form.change('imie', 'P');
  clock.stop();
  form.change('imie', 'Pr');
  jest.advanceTimersByTime(2 * DRAFT_LIFE_MS);
  for (const call of [onPause, onWarning, onExpired]) expect(call).not.toHaveBeenCalled();
});

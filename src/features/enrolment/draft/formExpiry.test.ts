import { createForm, type FormApi } from 'final-form';
import { initialValues, type EnrolmentValues } from '../../../domain/enrolmentValues';
import { sameJson } from '../../../domain/sameJson';
import { POLAND } from '../../../testing/domainFixtures';
import { DRAFT_LIFE_MS } from './draft';
import { WARNING_MS, watchExpiry } from './formExpiry';

const MINUTE = 60_000;
const UNTOUCHED = initialValues(POLAND, '+48');
const onWarning = jest.fn();
const onExpired = jest.fn();

let form: FormApi<EnrolmentValues>;
let expiry: ReturnType<typeof watchExpiry>;
let busy = false;

function start(changedAt: number | null, values: Partial<EnrolmentValues> = {}) {
  form = createForm<EnrolmentValues>({
    onSubmit: () => undefined,
    initialValues: { ...UNTOUCHED, ...values },
  });
  expiry = watchExpiry(form, {
    changedAt,
    isUntouched: () => sameJson(form.getState().values, UNTOUCHED),
    isBusy: () => busy,
    onWarning,
    onExpired,
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  busy = false;
});
afterEach(() => {
  expiry.stop();
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

test('a form does not expire while somebody types', () => {
  start(null);
  for (let minute = 0; minute < 180; minute += 50) {
    form.change('imie', `Prz${String(minute)}`);
    jest.advanceTimersByTime(50 * MINUTE);
  }
  expect(onWarning).not.toHaveBeenCalled();
  expect(onExpired).not.toHaveBeenCalled();
});

test.each([
  ['a change', () => form.change('imie', 'Prz')],
  ['the answer that the data is to be kept', () => expiry.renew()],
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

test('a restored form has the rest of its 60 minutes', () => {
  start(Date.now() - 40 * MINUTE, { imie: 'Przykład' });
  jest.advanceTimersByTime(15 * MINUTE);
  expect(onWarning).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(5 * MINUTE);
  expect(onExpired).toHaveBeenCalledTimes(1);
});

test('a form has expired when a computer wakes from sleep', () => {
  start(null);
  form.change('imie', 'Prz');
  jest.setSystemTime(Date.now() + 2 * DRAFT_LIFE_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(onExpired).toHaveBeenCalledTimes(1);
});

test('renewing too late has no effect', () => {
  start(null);
  form.change('imie', 'Prz');
  jest.setSystemTime(Date.now() + DRAFT_LIFE_MS);
  expiry.renew();
  expect(onExpired).toHaveBeenCalledTimes(1);
});

test('nothing expires during a submission', () => {
  start(null);
  form.change('imie', 'Prz');
  busy = true;
  jest.advanceTimersByTime(2 * DRAFT_LIFE_MS);
  expect(onWarning).not.toHaveBeenCalled();
  expect(onExpired).not.toHaveBeenCalled();
  busy = false;
  jest.advanceTimersByTime(MINUTE);
  expect(onExpired).toHaveBeenCalledTimes(1);
});

import { enrolmentApi } from '../../api/enrolmentApi';
import { recruitmentApi } from '../../api/recruitmentApi';
import { darkThemeSet, themeSlice } from '../../features/appearance/themeSlice';
import { stepChosen } from '../../features/selection/selectionSlice';
import { API_BASE, fakeBackend } from '../../testing/backend';
import { OFFERS } from '../../testing/domainFixtures';
import { persistedStorage } from './persistedStorage';
import { recentActions } from './recentActions';
import { makeStore } from './store';

const open = () => makeStore({ apiBase: API_BASE, storage: persistedStorage() });

/** The last recorded actions, without their times. */
const last = (count: number) =>
  recentActions()
    .slice(-count)
    .map((action) => action.replace(/^\d{4}-\d\d-\d\dT[\d:.]+Z /, ''));

test('choices are recorded with their step and without their value', () => {
  const { dispatch } = open();
  dispatch(stepChosen({ number: 1, offers: OFFERS }));
  dispatch(stepChosen({ number: 3, offers: OFFERS.slice(0, 1) }));
  expect(last(2)).toEqual(['selection/stepChosen 1', 'selection/stepChosen 3']);
});

test('calls are recorded with endpoint and status; an answer from the cache is no call', async () => {
  fakeBackend({ 'GET dks': () => ({ body: OFFERS }) });
  const { dispatch } = open();
  const offers = recruitmentApi.endpoints.offers.initiate(null);
  await dispatch(offers);
  await dispatch(offers);
  expect(last(2)).toEqual([
    'recruitmentApi/executeQuery/pending offers',
    'recruitmentApi/executeQuery/fulfilled offers 200',
  ]);
});

test('a submission is recorded with its status as well', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  fakeBackend({ 'POST kandydaci': () => ({ status: 503, body: {} }) });
  const { dispatch } = open();
  const request = { application: {} as never, idempotencyKey: 'key', signals: {} as never };
  await dispatch(
    enrolmentApi.endpoints.submitApplication.initiate({
      ...request,
      sentBefore: false,
      mayRepeat: false,
      attribution: undefined,
    }),
  );
  expect(last(1)).toEqual(['recruitmentApi/executeMutation/rejected submitApplication 503']);
});

test('the last fifty actions are recorded', () => {
  const { dispatch } = open();
  for (let index = 0; index < 60; index += 1) dispatch(darkThemeSet(true));
  dispatch(stepChosen({ number: 2, offers: OFFERS.slice(0, 1) }));
  expect(recentActions()).toHaveLength(50);
  expect(last(2)).toEqual([`${themeSlice.name}/darkThemeSet`, 'selection/stepChosen 2']);
});

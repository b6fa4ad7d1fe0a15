import { EMPTY_SELECTION } from '../../domain/selection';
import { languageChanged } from '../../intl/languageSlice';
import { ALL_CHOSEN, HIGHER } from '../../testing/higherStudies';
import {
  offerPicked,
  selectHasChoice,
  selectionReset,
  selectionRestored,
  selectionSlice,
  selectSelection,
  stepChosen,
} from './selectionSlice';

const { reducer } = selectionSlice;
const whole = { ...ALL_CHOSEN, picked: '1/2' };

test('starts without a choice', () => {
  const state = reducer(undefined, { type: 'start' });
  expect(state).toEqual(EMPTY_SELECTION);
  expect(selectHasChoice({ selection: state })).toBe(false);
});

test('another value at a step keeps earlier choices and clears later ones', () => {
  const offers = HIGHER.slice(0, 1);
  const state = reducer(whole, stepChosen({ number: 3, offers }));
  const { 1: direction, 2: specialisation } = whole.history;
  expect(state).toEqual({
    flow: 'STUDIA_WYZSZE',
    history: { 1: direction, 2: specialisation, 3: offers },
    picked: null,
  });
});

test('another language clears every choice', () => {
  expect(reducer(whole, languageChanged('eng'))).toEqual(EMPTY_SELECTION);
});

test('a programme is picked, a selection reset and restored', () => {
  const picked = reducer(whole, offerPicked('3/4'));
  expect(picked).toEqual({ ...whole, picked: '3/4' });
  expect(reducer(picked, selectionReset())).toEqual(EMPTY_SELECTION);
  const restored = reducer(undefined, selectionRestored(whole));
  expect(selectSelection({ selection: restored })).toEqual(whole);
  expect(selectHasChoice({ selection: restored })).toBe(true);
});

import { EMPTY_SELECTION } from '../../domain/selection';
import { languageChanged } from '../../intl/languageSlice';
import { higherChoices, postgraduateChoices } from '../../testing/domainFixtures';
import {
  directionChosen,
  offerPicked,
  selectHasChoice,
  selectionReset,
  selectionRestored,
  selectionSlice,
  selectSelection,
  stepChosen,
} from './selectionSlice';

const { reducer } = selectionSlice;
const whole = {
  ...higherChoices('Prawo', 'Karne', 'Łódź', 'I stopień', 'Online'),
  picked: '1/2',
};

test('starts without a choice', () => {
  const state = reducer(undefined, { type: 'start' });
  expect(state).toEqual(EMPTY_SELECTION);
  expect(selectHasChoice({ selection: state })).toBe(false);
});

test('a direction sets the flow by its group and clears earlier choices', () => {
  const state = reducer(whole, directionChosen({ flow: 'PODYPLOMOWE', direction: 'Prawo' }));
  expect(state).toEqual(postgraduateChoices('Prawo'));
  expect(selectHasChoice({ selection: state })).toBe(true);
});

test('another value at a step keeps earlier choices and clears later ones', () => {
  const state = reducer(whole, stepChosen({ number: 3, value: 'Gdańsk' }));
  expect(state).toEqual(higherChoices('Prawo', 'Karne', 'Gdańsk'));
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
});

import { chooseLanguage, languageChanged } from './languageSlice';

test('only another language is a change', () => {
  const dispatch = jest.fn();
  const getState = () => ({ language: { language: 'pl' } });
  chooseLanguage('pl')(dispatch, getState, undefined);
  expect(dispatch).not.toHaveBeenCalled();
  chooseLanguage('uz')(dispatch, getState, undefined);
  expect(dispatch.mock.calls).toEqual([[languageChanged('uz')]]);
});

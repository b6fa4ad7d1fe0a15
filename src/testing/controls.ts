import { screen } from '@testing-library/react';
import type { MessageId } from '../intl/messages';
import { anyOf, counted, message, phrase, type Values } from './message';

/** The shown text field with the message `id` as its label. */
export const textbox = (id: MessageId) => screen.getByRole('textbox', { name: message(id) });

/** The shown button with the message `id` as its text. */
export const button = (id: MessageId, values?: Values) =>
  screen.getByRole('button', { name: message(id, values) });

/** The element whose own text contains the message `id`; `queryText` gives null without one. */
export const getText = (id: MessageId, values?: Values) => screen.getByText(phrase(id, values));
export const queryText = (id: MessageId, values?: Values) => screen.queryByText(phrase(id, values));

/** The name of the button to the next screen, whichever that is. */
export const FORWARD = anyOf(
  'krok.dalej',
  'krok.dalej.formularz',
  'krok.dalej.kierunek',
  'krok.dalej.miasto',
  'krok.dalej.poziom',
  'krok.dalej.specjalnosc',
  'krok.dalej.tryb',
);

const errorTitle = (count?: number) =>
  count === undefined
    ? counted('podsumowanie.bledy.tytul')
    : phrase('podsumowanie.bledy.tytul', { liczba: count });

/** The list of errors of the form, of `count` or any number of fields; `queryErrorList` gives null without one. */
export const errorList = (count?: number) =>
  screen.getByRole('region', { name: errorTitle(count) });
export const queryErrorList = () => screen.queryByRole('region', { name: errorTitle() });

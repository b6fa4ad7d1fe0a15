import { createContext } from 'react';

/** "Validation mode": fields show what is wrong with them only when true (or when `showError` says earlier). */
export const ShowErrorsContext = createContext(false);

/** When a field shows its error: with the form's mode, at once, or from the moment it is left. */
export type ShowError = 'mode' | 'now' | 'blur';

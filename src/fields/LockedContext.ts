import { createContext } from 'react';

/** Whether the form is locked, for controls that a disabled fieldset does not lock. */
export const LockedContext = createContext(false);

/** Id of the button that sends. */
export const SUBMIT_ID = 'submit';

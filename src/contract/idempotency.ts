/**
 * The header with the key of a POST. In the response to a GET it says whether the backend knows such keys
 * (docs/contract.md, "Repeated applications").
 */
export const KEY_HEADER = 'Idempotency-Key';
/** The value of the header in a response. */
export const KEY_SUPPORTED = 'supported';

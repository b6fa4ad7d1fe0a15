import { tidyDate } from '../domain/calendarDate';

/** What the product has its date fields read with; the tests of the fields, which know no domain, take it from here. */
export const readDate = tidyDate;

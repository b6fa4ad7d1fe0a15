/**
 * Today in the calendar of the candidate, "yyyy-MM-dd": the one place where the enrolment reads the clock.
 */
export function today(): string {
  const now = new Date();
  const month = String(now.getMonth() + 1).padStart(2, '0');
  const day = String(now.getDate()).padStart(2, '0');
  return `${String(now.getFullYear())}-${month}-${day}`;
}

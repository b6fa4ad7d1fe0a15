/**
 * The field as an event names it: all questions are one, as are all consents and all confirmations, as their keys are
 * those of an institution.
 *
 * @param fieldName as in the form's values ("adres.kodPocztowy", "odpowiedzi.id17")
 */
export function measuredField(fieldName: string): string {
  const [head = ''] = fieldName.split('.');
  return head.startsWith('adres') ? fieldName : head;
}

import { isFunnelEvent, measuredField } from './funnel';

test.each([
  { event: 'step_seen', name: 'city' },
  { event: 'choice_made', name: 'mode' },
  { event: 'section_completed', name: 'personal' },
  { event: 'field_error', name: measuredField('adres.kodPocztowy') },
  { event: 'field_error', name: measuredField('odpowiedzi.id17') },
  { event: 'field_error', name: measuredField('zgody.id1') },
  { event: 'field_error', name: measuredField('imie') },
  { event: 'sent', name: 'form' },
])('%o is known', (event) => {
  expect(isFunnelEvent(event)).toBe(true);
});

test.each([
  null,
  'sent',
  {},
  { event: 'sent' },
  { event: 'toString', name: 'form' },
  { event: 'field_error', name: 'odpowiedzi.id17' },
  { event: 'field_error', name: 'Anna' },
  { event: ['sent'], name: 'form' },
  { event: 'sent', name: ['form'] },
])('%o is not', (event) => {
  expect(isFunnelEvent(event)).toBe(false);
});

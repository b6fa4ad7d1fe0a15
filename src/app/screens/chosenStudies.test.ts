import { testOffer } from '../../testing/domainFixtures';
import { chosenStudies } from './chosenStudies';

test('[2.5.1] level, mode, field, speciality and city in this order', () => {
  const offer = testOffer({ specialisation: { id: 1, nazwa: 'Specjalność A' } });
  expect(chosenStudies(offer, false)).toEqual([
    { name: 'level', value: 'Poziom I' },
    { name: 'mode', value: 'Tryb dzienny' },
    { name: 'direction', value: 'Kierunek A' },
    { name: 'specialisation', value: 'Specjalność A' },
    { name: 'city', value: 'Miasto A' },
  ]);
});

test('a missing speciality is left out', () => {
  expect(chosenStudies(testOffer(), false).map(({ name }) => name)).toEqual([
    'level',
    'mode',
    'direction',
    'city',
  ]);
});

test('a programme picked among several has both numbers', () => {
  const facts = chosenStudies(testOffer({ recruitment: 1184, id: 2184 }), true);
  expect(facts.slice(-2)).toEqual([
    { name: 'recruitment', value: '1184' },
    { name: 'programme', value: '2184' },
  ]);
});

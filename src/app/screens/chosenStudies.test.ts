import pl from '../../../i18n/pl.json';
import { testOffer } from '../../testing/domainFixtures';
import { message } from '../../testing/message';
import { chosenStudies } from './chosenStudies';

test('[2.5.1] level, mode, field, speciality and city in this order, each with the step where it is changed', () => {
  const offer = testOffer({ specialisation: { id: 1, nazwa: 'Specjalność A' } });
  expect(
    chosenStudies(offer, null).map(({ label, value, path }) => [pl[label], value, path]),
  ).toEqual([
    [message('podsumowanie.studia.poziom'), 'Poziom I', '/wybor-poziomu'],
    [message('podsumowanie.studia.tryb'), 'Tryb dzienny', '/wybor-trybu'],
    [message('podsumowanie.studia.kierunek'), 'Kierunek A', '/'],
    [message('podsumowanie.studia.specjalnosc'), 'Specjalność A', '/wybor-specjalnosci'],
    [message('podsumowanie.studia.miasto'), 'Miasto A', '/wybor-miasta'],
  ]);
});

test('a missing speciality is left out', () => {
  expect(chosenStudies(testOffer(), null).map(({ name }) => name)).toEqual([
    'level',
    'mode',
    'direction',
    'city',
  ]);
});

test('a programme picked among several has both numbers, with the step where it is picked', () => {
  const facts = chosenStudies(testOffer({ recruitment: 1184, id: 2184 }), 'mode');
  expect(facts.slice(-2)).toEqual([
    { name: 'recruitment', label: 'oferty.wybrana', value: '1184', path: '/wybor-trybu' },
    { name: 'programme', label: 'oferty.numer_oferty', value: '2184', path: '/wybor-trybu' },
  ]);
});

import { voivodeship } from './voivodeships';

test.each([
  ['0201', 'dolnośląskie'],
  ['1061', 'łódzkie'],
  ['1465', 'mazowieckie'],
  ['2469', 'śląskie'],
  ['3262', 'zachodniopomorskie'],
])('TERYT code %s is in %s', (county, name) => {
  expect(voivodeship(county, '', '')).toBe(name);
});

test.each([
  ['72', 'dolnośląskie'],
  ['74', 'łódzkie'],
  ['75', 'lubelskie'],
  ['80', 'podkarpackie'],
  ['83', 'śląskie'],
  ['84', 'świętokrzyskie'],
  ['87', 'zachodniopomorskie'],
])("GeoNames' code %s is %s", (code, name) => {
  expect(voivodeship('', code, '')).toBe(name);
});

test.each(['03', '34', ''])('with the unknown TERYT code "%s" the name is used', (county) => {
  expect(voivodeship(county, '', 'Lesser Poland Voivodeship')).toBe('małopolskie');
  expect(voivodeship(county, '71', 'województwo śląskie')).toBe('śląskie');
  expect(voivodeship(county, '88', 'Nowhere')).toBeNull();
});

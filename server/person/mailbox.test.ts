import { mailboxOf } from './mailbox';

test.each([
  ['Jan@Example.org', 'jan@example.org'],
  ['jan+studia@example.org', 'jan@example.org'],
  ['+jan@example.org', '+jan@example.org'],
  ['jan++@example.org', 'jan@example.org'],
  ['ŁUKASZ@example.org', 'łukasz@example.org'],
  ['ŻÓŁW@example.org', 'z\u0307o\u0301łw@example.org'],
  ['İpek@example.org', 'i\u0307pek@example.org'],
  ['ΑΣ@example.org', 'ας@example.org'],
  ['ΣΑΣ@example.org', 'σας@example.org'],
  ['Straße@example.org', 'STRASSE@example.org'],
  ['😀Jan@example.org', '😀jan@example.org'],
  ['👩🏽‍🎓+x@example.org', '👩🏽‍🎓@example.org'],
  ['ИВАН@почта.рф', 'иван@xn--80a1acny.xn--p1ai'],
  ['jan@ｅｘａｍｐｌｅ.org', 'jan@example.org'],
  ['jan@PRZYKŁAD.pl', 'jan@xn--przykad-rjb.pl'],
  ['jan@przykl\u0301ad.pl', 'jan@przykĺad.pl'],
  ['jan@bad domain.PL', 'jan@bad domain.pl'],
  ['"a@b"@example.org', '"A@B"@example.org'],
  [' jan@example.org ', 'jan@example.org'],
])('%s and %s are one mailbox', (one, other) => {
  expect(mailboxOf(one)).toBe(mailboxOf(other));
  // The stored one is sought in the same way.
  expect(mailboxOf(mailboxOf(one))).toBe(mailboxOf(one));
});

test.each([
  ['jan@example.org', 'jana@example.org'],
  ['jan@example.org', 'jan@example.com'],
  ['j.an@example.org', 'jan@example.org'],
  ['lukasz@example.org', 'łukasz@example.org'],
  ['+jan@example.org', '+anna@example.org'],
])('%s and %s are two', (one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other));
});

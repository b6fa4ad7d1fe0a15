import pl from '../../i18n/pl.json';
import { RULE_MESSAGES } from './ruleMessages';

test.each(Object.values(RULE_MESSAGES))('%s has a text without parameters', (id) => {
  const text = new Map(Object.entries(pl)).get(id);
  expect(text).toMatch(/\.$/);
  expect(text).not.toMatch(/[{}]/);
});

test('no two rules share a message', () => {
  expect(new Set(Object.values(RULE_MESSAGES)).size).toBe(Object.keys(RULE_MESSAGES).length);
});

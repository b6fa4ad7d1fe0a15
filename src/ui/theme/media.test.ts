import { readdirSync, readFileSync } from 'node:fs';
import { BELOW_LG, BELOW_MD, BELOW_SM, FROM_SM, SM_TO_MD } from './media';

const SRC = `${__dirname}/../..`;
const queryOf = (rule: string) => rule.replaceAll(' ', '').replace('@media', '');

// A media query can read no variable, and the shell is styled before any script.
test('the style sheets use the breakpoints of the theme', () => {
  const known = [BELOW_LG, BELOW_MD, BELOW_SM, FROM_SM, SM_TO_MD].map(queryOf);
  const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
  const text = sheets
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(`${SRC}/${file}`, 'utf8'))
    .join('');
  const rules = text.match(/@media[^{]*width[^{]*/g) ?? [];
  expect(rules.length).toBeGreaterThan(5);
  expect(rules.map(queryOf).filter((query) => !known.includes(query))).toEqual([]);
});

import { render } from '@testing-library/react';
import { LANGUAGES } from '../../contract/languages';
import { Flag } from './Flag';

const drawing = (language: string) => render(<Flag language={language} />).container.innerHTML;

test.each(LANGUAGES.filter((language) => language !== 'uz'))(
  '%s has a flag of its own',
  (language) => {
    const others = LANGUAGES.filter((other) => other !== language).map(drawing);
    expect(others).not.toContain(drawing(language));
    expect(drawing(language)).not.toBe(drawing('xx'));
  },
);

test.each(['uz', 'fr', 'constructor', '__proto__', ''])(
  'the language "%s" has the unknown flag',
  (language) => {
    expect(drawing(language)).toBe(drawing('xx'));
  },
);

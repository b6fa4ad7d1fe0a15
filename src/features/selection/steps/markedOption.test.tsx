import { render } from '@testing-library/react';
import { markedOption } from './markedOption';

function markedIn(search: string) {
  const { container } = render(<>{markedOption('1', 'Łódź', search).label}</>);
  const marks = Array.from(container.querySelectorAll('mark'), ({ textContent }) => textContent);
  return { whole: container.textContent, marks };
}

test.each([
  ['l', ['Ł']],
  ['dz', ['dź']],
  ['', []],
])('a search for "%s" → marks %j, and keeps the text', (search, marks) => {
  expect(markedIn(search)).toEqual({ whole: 'Łódź', marks });
});

import { render } from '@testing-library/react';
import { MarkedText, type TextRange } from './MarkedText';

function show(ranges: readonly TextRange[]) {
  const { container } = render(<MarkedText text="Łódź" ranges={ranges} />);
  const marks = Array.from(container.querySelectorAll('mark'), ({ textContent }) => textContent);
  return { whole: container.textContent, marks };
}

it('marks the places it is told, and leaves the text whole', () => {
  const ranges: TextRange[] = [
    [0, 1],
    [2, 4],
  ];
  expect(show(ranges)).toEqual({ whole: 'Łódź', marks: ['Ł', 'dź'] });
});

it('marks nothing where there is nothing to mark', () => {
  expect(show([])).toEqual({ whole: 'Łódź', marks: [] });
});

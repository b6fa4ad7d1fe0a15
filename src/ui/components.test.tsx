import { render, screen } from '@testing-library/react';
import { MarkedText, type TextRange } from './MarkedText';
import { ServerHtml } from './ServerHtml';
import { StepProgress } from './StepProgress';

test('StepProgress describes its progress in words', () => {
  const { container } = render(
    <StepProgress text="Step 2 of 3" name="City" segments={['done', 'now', 'todo']} />,
  );
  expect(screen.getByRole('img', { name: 'Step 2 of 3' })).toBeVisible();
  expect(Array.from(container.querySelectorAll('i'), (bar) => bar.dataset['segment'])).toEqual([
    'done',
    'now',
    'todo',
  ]);
});

function markedIn(ranges: readonly TextRange[]) {
  const { container } = render(<MarkedText text="Łódź" ranges={ranges} />);
  const marks = Array.from(container.querySelectorAll('mark'), ({ textContent }) => textContent);
  return { whole: container.textContent, marks };
}

test('marks the given ranges and keeps the text', () => {
  const ranges: TextRange[] = [
    [0, 1],
    [2, 4],
  ];
  expect(markedIn(ranges)).toEqual({ whole: 'Łódź', marks: ['Ł', 'dź'] });
});

test('marks nothing without ranges', () => {
  expect(markedIn([])).toEqual({ whole: 'Łódź', marks: [] });
});

test('reserves space, then shows the sanitised text', async () => {
  const { container } = render(<ServerHtml html="<h1>Next</h1><p onclick='x()'>Sign it</p>" />);
  expect(container.firstChild).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByRole('heading', { level: 2, name: 'Next' })).toBeVisible();
  expect(screen.getByText('Sign it')).not.toHaveAttribute('onclick');
});

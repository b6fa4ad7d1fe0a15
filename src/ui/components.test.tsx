import { render, screen } from '@testing-library/react';
import { Segments } from './Segments';
import { ServerHtml } from './ServerHtml';

test('Segments describe the progress in words', () => {
  const { container } = render(<Segments label="Step 2 of 3" segments={['done', 'now', 'todo']} />);
  expect(screen.getByRole('img', { name: 'Step 2 of 3' })).toBeVisible();
  expect(Array.from(container.querySelectorAll('i'), (bar) => bar.dataset['segment'])).toEqual([
    'done',
    'now',
    'todo',
  ]);
});

test('shows the sanitised text', () => {
  render(<ServerHtml html="<h1>Next</h1><p onclick='x()'>Sign it</p>" />);
  expect(screen.getByRole('heading', { level: 2, name: 'Next' })).toBeVisible();
  expect(screen.getByText('Sign it')).not.toHaveAttribute('onclick');
});

import { render, screen } from '@testing-library/react';
import { ServerHtml } from './ServerHtml';

it('keeps the place of the text free, then shows it clean', async () => {
  const { container } = render(<ServerHtml html="<h1>Next</h1><p onclick='x()'>Sign it</p>" />);
  expect(container.firstChild).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByRole('heading', { level: 2, name: 'Next' })).toBeVisible();
  expect(screen.getByText('Sign it')).not.toHaveAttribute('onclick');
});

it('follows the text', async () => {
  const { rerender } = render(<ServerHtml html="<p>One</p>" />);
  expect(await screen.findByText('One')).toBeVisible();
  rerender(<ServerHtml html="<p>Two</p>" />);
  expect(screen.getByText('Two')).toBeVisible();
  expect(screen.queryByText('One')).not.toBeInTheDocument();
});

import { render, screen, within } from '@testing-library/react';
import { CheckRow } from './CheckRow';
import { Facts } from './Facts';
import { MarkedText, type TextRange } from './MarkedText';
import { Note, Notice } from './Notice';
import { PageHead } from './PageHead';
import { Section } from './Section';
import { ServerHtml } from './ServerHtml';
import { StatePanel } from './StatePanel';
import { StepProgress } from './StepProgress';
import { MuiProvider } from './theme/MuiProvider';

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

test('PageHead has the only heading that takes the focus', () => {
  render(<PageHead title="Choose a city" lead="Classes will be there." />);
  screen.getByRole('heading', { level: 1, name: 'Choose a city' }).focus();
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('Section is named by its numbered heading', () => {
  render(
    <Section id="s4" number={4} title="Your data" lead="As in your document.">
      fields
    </Section>,
    { wrapper: MuiProvider },
  );
  expect(screen.getByRole('region', { name: '4. Your data' })).toHaveTextContent('fields');
});

test('Facts pair labels with values', () => {
  render(<Facts items={[{ key: 'city', label: 'City', value: 'Gdynia' }]} />, {
    wrapper: MuiProvider,
  });
  expect(screen.getByRole('term')).toHaveTextContent('City');
  expect(screen.getByRole('definition')).toHaveTextContent('Gdynia');
});

test('Notice is a status unless it has another role', () => {
  const { rerender } = render(<Notice severity="warning" title="Two offers" />);
  expect(screen.getByRole('status')).toHaveTextContent('Two offers');
  rerender(
    <Notice severity="error" role="alert" title="Not sent" titleLevel={2}>
      Try again.
    </Notice>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Try again.');
  expect(screen.getByRole('heading', { level: 2, name: 'Not sent' })).toBeVisible();
});

test('Note is a status', () => {
  render(<Note tone="ok">Filled in for you.</Note>);
  expect(screen.getByRole('status')).toHaveTextContent('Filled in for you.');
});

test('StatePanel shows the cause and an action', () => {
  render(
    <StatePanel
      icon={<svg aria-hidden="true" />}
      tone="error"
      headingLevel={1}
      title="Not loaded"
      role="alert"
      actions={<button type="button">Try again</button>}
    >
      Check your connection.
    </StatePanel>,
  );
  const panel = screen.getByRole('alert');
  expect(within(panel).getByRole('heading', { level: 1, name: 'Not loaded' })).toBeVisible();
  expect(within(panel).getByText('Check your connection.').tagName).toBe('P');
  expect(within(panel).getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('CheckRow has an indeterminate state', () => {
  const { rerender } = render(
    <CheckRow label="All" checked={false} indeterminate onChange={() => undefined} />,
    { wrapper: MuiProvider },
  );
  expect(screen.getByRole('checkbox', { name: 'All' })).toBePartiallyChecked();
  rerender(<CheckRow label="All" checked onChange={() => undefined} />);
  expect(screen.getByRole('checkbox', { name: 'All' })).not.toBePartiallyChecked();
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

test('updates with the text', async () => {
  const { rerender } = render(<ServerHtml html="<p>One</p>" />);
  expect(await screen.findByText('One')).toBeVisible();
  rerender(<ServerHtml html="<p>Two</p>" />);
  expect(screen.getByText('Two')).toBeVisible();
  expect(screen.queryByText('One')).not.toBeInTheDocument();
});

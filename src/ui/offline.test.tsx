import { render, screen, waitFor } from '@testing-library/react';
import { ConfirmDialog } from './ConfirmDialog';
import { ServerHtml } from './ServerHtml';

jest.mock('./sanitise', () => {
  throw new Error('offline');
});
jest.mock('./ConfirmDialogBox', () => {
  throw new Error('offline');
});

test('shows plain text when the sanitiser cannot be loaded', async () => {
  const html =
    '<p>Sign</p><img src=x onerror=alert(1)><b>it</b>&nbsp;&amp; pay 5&#160;&#x20AC;, &sect; 1 &amp;lt; Wr&oacute;g &constructor;';
  const { container } = render(<ServerHtml html={html} />);
  expect(await screen.findByText('Sign it & pay 5 €, § 1 &lt; Wróg &constructor;')).toBeVisible();
  expect(container.querySelector('img, p, b')).toBeNull();
});

test.each([true, false])(
  "asks with the browser's dialog when ours cannot be loaded: %s",
  async (yes) => {
    const [onConfirm, onCancel] = [jest.fn(), jest.fn()];
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(yes);
    render(
      <ConfirmDialog
        open
        title="Start again?"
        text="Your choice will be lost."
        confirmLabel="Start again"
        cancelLabel="Stay"
        onConfirm={onConfirm}
        onCancel={onCancel}
      />,
    );
    await waitFor(() => expect(yes ? onConfirm : onCancel).toHaveBeenCalledTimes(1));
    expect(yes ? onCancel : onConfirm).not.toHaveBeenCalled();
    expect(confirm).toHaveBeenCalledWith('Start again?');
  },
);

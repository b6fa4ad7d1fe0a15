import { fireEvent, render, screen } from '@testing-library/react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { plainInnerHtml } from './plainInnerHtml';

beforeAll(() => {
  // jsdom does not implement contenteditable.
  Object.defineProperty(HTMLElement.prototype, 'isContentEditable', {
    configurable: true,
    get: function (this: HTMLElement) {
      return this.getAttribute('contenteditable') === 'true';
    },
  });
});
afterAll(() => Reflect.deleteProperty(HTMLElement.prototype, 'isContentEditable'));
afterEach(() => jest.restoreAllMocks());

/** Types a letter into the day, and returns everything that was assigned to `innerHTML`. */
function typeWrongKey(): unknown[] {
  const day = screen.getByRole('spinbutton', { name: 'Day' });
  const write = jest.spyOn(Element.prototype, 'innerHTML', 'set');
  day.textContent = 'x';
  fireEvent.input(day);
  expect(day).toHaveTextContent('DD');
  return write.mock.calls.flat();
}

const picker = (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DesktopDatePicker format="DD/MM/YYYY" />
  </LocalizationProvider>
);

it('replaces a wrong key without HTML', () => {
  render(<div onInputCapture={({ target }) => plainInnerHtml(target)}>{picker}</div>);
  expect(typeWrongKey()).toEqual([]);
});

it('is needed: x-date-pickers replaces a wrong key through innerHTML', () => {
  render(picker);
  expect(typeWrongKey()).toEqual(['DD']);
});

import { render } from '@testing-library/react';
import { FormattedMessage } from 'react-intl';
import { loadedMessages } from './messages';
import { TextProvider, withLaterTexts } from './TextProvider';

jest.mock('./messages', () => ({
  ...jest.requireActual<object>('./messages'),
  loadedMessages: jest.fn(),
}));

const MESSAGES = { one: 'Jeden', two: 'Dwa <b>razy</b>' };

function Message({ id }: { id: string | null }) {
  return (
    <TextProvider language="pl" messages={MESSAGES}>
      <p>
        <i>Obok</i>
        {id !== null && <FormattedMessage id={id} values={{ b: (text) => <b>{text}</b> }} />}
      </p>
    </TextProvider>
  );
}

const FONT: string = 'font';

/** Does to a text what a browser's translation does. */
function replaceTexts(root: Element): void {
  for (const element of root.querySelectorAll('*:not(font)')) {
    for (const text of [...element.childNodes].filter((node) => node instanceof Text)) {
      const font = document.createElement(FONT);
      font.textContent = text.data;
      text.replaceWith(font);
    }
  }
}

test('messages update although the browser has replaced their text nodes', () => {
  const { container, rerender } = render(<Message id="one" />);
  for (const [id, shown] of [
    ['two', 'ObokDwa razy'],
    ['one', 'ObokJeden'],
    [null, 'Obok'],
  ] as const) {
    replaceTexts(container);
    rerender(<Message id={id} />);
    expect(container).toHaveTextContent(new RegExp(`^${shown}$`));
  }
});

test('a part gets the later messages of the language besides those around it', () => {
  jest.mocked(loadedMessages).mockImplementation((language, file) => ({
    late: `${file ?? ''} ${language}`,
  }));
  const Part = withLaterTexts(() => (
    <>
      <FormattedMessage id="one" />, <FormattedMessage id="late" />
    </>
  ));
  const inLanguage = (language: string) => (
    <TextProvider language={language} messages={MESSAGES}>
      <Part />
    </TextProvider>
  );
  const { container, rerender } = render(inLanguage('pl'));
  expect(container).toHaveTextContent('Jeden, later pl');
  rerender(inLanguage('eng'));
  expect(container).toHaveTextContent('Jeden, later eng');
});

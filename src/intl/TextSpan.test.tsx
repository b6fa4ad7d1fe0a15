import { render } from '@testing-library/react';
import { FormattedMessage, IntlProvider } from 'react-intl';
import { TextSpan } from './TextSpan';

const MESSAGES = { one: 'Jeden', two: 'Dwa <b>razy</b>' };

function Message({ id }: { id: string | null }) {
  return (
    <IntlProvider locale="pl" messages={MESSAGES} textComponent={TextSpan}>
      <p>
        <i>Obok</i>
        {id !== null && <FormattedMessage id={id} values={{ b: (text) => <b>{text}</b> }} />}
      </p>
    </IntlProvider>
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

import { captureInteractions, stopCapture, watchScripts } from './captureInteractions';
import { releaseCapture, replayInteractions } from './replayInteractions';

const PAGE = `
  <div id="root">
    <a href="/">Start</a>
    <input type="checkbox" role="switch" />
    <form>
      <input type="search" />
      <button type="button" aria-expanded="false">Group</button>
      <label><input type="radio" name="direction" value="A" /></label>
      <label><input type="radio" name="direction" value="B" /></label>
      <button type="submit">Forward</button>
    </form>
  </div>
  <div data-load-failure hidden></div>`;

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
}

/** Records the events of the replay, in order. */
function replayed(): string[] {
  const seen: string[] = [];
  const root = find('#root');
  const former = releaseCapture(root);
  root.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLInputElement) seen.push(`${target.type} ${target.value}`);
    else if (target instanceof Element) seen.push(target.textContent);
  });
  root.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'search') seen.push(target.value);
  });
  root.addEventListener('submit', (event) => event.preventDefault());
  replayInteractions(root, former);
  return seen;
}

beforeEach(() => {
  document.body.innerHTML = PAGE;
  captureInteractions();
});
afterEach(() => {
  stopCapture();
  document.body.replaceChildren();
});

test('the choice, the search and the last clicked control are replayed, in this order', () => {
  find('a').click();
  find('[type=submit]').click();
  document.querySelector('form')?.elements[0]?.setAttribute('value', 'psy');
  find('[value=B]').click();
  find('[type=submit]').click();
  expect(replayed()).toEqual(['radio B', 'psy', 'Forward']);
  expect(find('[value=B]')).toBeChecked();
  expect(window.captured).toBeUndefined();
});

test('a captured control does nothing yet, and shows a pending state', () => {
  const box = find('[role=switch]');
  const submitted = jest.fn();
  find('form').addEventListener('submit', submitted);
  box.click();
  expect(box).toHaveAttribute('aria-busy', 'true');
  expect(box).not.toBeChecked();
  find('[type=submit]').click();
  expect(box).not.toHaveAttribute('aria-busy');
  expect(submitted).not.toHaveBeenCalled();
});

test.each(['[aria-expanded]', '[role=switch]'])('a second click on %s cancels the first', (it) => {
  find(it).click();
  find(it).click();
  expect(find(it)).not.toHaveAttribute('aria-busy');
  expect(replayed()).toEqual([]);
});

test('a second click on the forward button counts once, and another choice cancels it', () => {
  find('[value=A]').click();
  find('[type=submit]').click();
  find('[type=submit]').click();
  expect(window.captured?.clicked).toBe(find('[type=submit]'));
  find('[value=B]').click();
  expect(replayed()).toEqual(['radio B']);
});

test('choice and forward button are replayed after a full re-render', () => {
  const root = find('#root');
  find('[value=B]').click();
  find('[type=submit]').click();
  const former = releaseCapture(root);
  document.body.innerHTML = PAGE;
  const clicked = jest.fn((event: Event) => {
    event.preventDefault();
  });
  find('[type=submit]').addEventListener('click', clicked);
  replayInteractions(find('#root'), former);
  expect(find('[value=B]')).toBeChecked();
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('a choice and a search during hydration are replayed where React replaces the form', () => {
  const root = find('#root');
  const former = releaseCapture(root);
  find('[value=B]').click();
  document.querySelector<HTMLInputElement>('[type=search]')?.setRangeText('psy');
  root.innerHTML = root.innerHTML;
  replayInteractions(root, former);
  expect(find('[value=B]')).toBeChecked();
  expect(find('[type=search]')).toHaveValue('psy');
});

test('another choice during hydration cancels the forward button', () => {
  const root = find('#root');
  find('[value=A]').click();
  find('[type=submit]').click();
  const former = releaseCapture(root);
  find('[value=B]').click();
  const clicked = jest.fn();
  find('[type=submit]').addEventListener('click', clicked);
  replayInteractions(root, former);
  expect(find('[value=B]')).toBeChecked();
  expect(clicked).not.toHaveBeenCalled();
});

test('a click during hydration that React handles is not replayed', () => {
  const root = find('#root');
  const former = releaseCapture(root);
  const clicked = jest.fn();
  find('[aria-expanded]').addEventListener('click', clicked);
  find('[aria-expanded]').click();
  replayInteractions(root, former);
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('a choice during hydration replaces an earlier one', () => {
  const root = find('#root');
  find('[value=A]').click();
  const former = releaseCapture(root);
  find('[value=B]').click();
  const chosen = jest.fn();
  find('[value=B]').addEventListener('click', chosen);
  replayInteractions(root, former);
  expect(chosen).toHaveBeenCalledTimes(1);
  expect(find('[value=B]')).toBeChecked();
});

describe('a script that', () => {
  const button = () => find('[aria-expanded]');

  test('fails to load shows the failure and stops the capture', () => {
    const script = document.createElement('script');
    script.defer = true;
    document.body.append(script);
    watchScripts();
    button().click();
    script.dispatchEvent(new Event('error'));
    expect(button()).not.toHaveAttribute('aria-busy');
    expect(find('[data-load-failure]')).not.toHaveAttribute('hidden');
    expect(window.captured).toBeUndefined();
  });

  test('is replaced by a page shows the failure and stops the capture', () => {
    watchScripts();
    button().click();
    const error = new SyntaxError("Unexpected token '<'");
    window.dispatchEvent(new ErrorEvent('error', { error }));
    expect(button()).not.toHaveAttribute('aria-busy');
    expect(find('[data-load-failure]')).not.toHaveAttribute('hidden');
    expect(window.captured).toBeUndefined();
  });

  test('an old browser cannot parse stops the capture', () => {
    const { dataset } = document.documentElement;
    watchScripts();
    button().click();
    dataset['browser'] = 'old';
    window.dispatchEvent(new Event('error'));
    delete dataset['browser'];
    expect(button()).not.toHaveAttribute('aria-busy');
    expect(window.captured).toBeUndefined();
  });

  test('throws later changes nothing', () => {
    watchScripts();
    button().click();
    window.dispatchEvent(new Event('error'));
    expect(button()).toHaveAttribute('aria-busy', 'true');
  });
});

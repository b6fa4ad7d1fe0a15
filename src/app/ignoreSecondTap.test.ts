import { ignoreSecondTap } from './ignoreSecondTap';

interface Click {
  at?: readonly [x: number, y: number];
  /** In milliseconds. */
  time: number;
  /** The number of the click in a multiple click. */
  detail?: number;
  pointerType?: string;
}

const onClick = jest.fn();
let stop: () => void;
beforeEach(() => {
  history.replaceState(null, '', '/');
  document.body.innerHTML = '<button>Row</button>';
  document.body.firstElementChild?.addEventListener('click', onClick);
  stop = ignoreSecondTap();
});
afterEach(() => {
  stop();
  onClick.mockReset();
});

/** Returns whether the click reaches the row. */
function acts({
  at: [x, y] = [100, 600],
  time,
  detail = 1,
  pointerType = 'touch',
}: Click): boolean {
  onClick.mockClear();
  const click = new MouseEvent('click', { bubbles: true, detail, clientX: x, clientY: y });
  Object.defineProperties(click, {
    timeStamp: { value: time },
    pointerType: { value: pointerType },
  });
  document.body.firstElementChild?.dispatchEvent(click);
  return onClick.mock.calls.length > 0;
}

const goOn = () => history.pushState(null, '', '/wybor-miasta');
const FIRST: Click = { time: 1000 };

test.each<[what: string, second: Click, reached: boolean]>([
  ['the second tap of a double tap', { time: 1400, at: [110, 615] }, false],
  ['the second click of a slow double click', { time: 1450, detail: 2 }, false],
  ['a tap in another place', { time: 1050, at: [100, 640] }, true],
  ['a tap after the interval of a double tap', { time: 1401 }, true],
  [
    'a quick click of a mouse that is not the second of a double click',
    { time: 1200, pointerType: 'mouse' },
    true,
  ],
  ['a click by keyboard', { time: 1100, detail: 0 }, true],
])('%s on the screen that the first one opened → %p', (_what, second, reached) => {
  expect(acts(FIRST)).toBe(true);
  goOn();
  expect(acts(second)).toBe(reached);
});

test('the second click on the same screen acts', () => {
  acts(FIRST);
  expect(acts({ time: 1100, detail: 2 })).toBe(true);
});

test.each([
  [1, 2],
  [2, 3],
])('after an ignored click, counted as %d, the next one acts at once', (second, third) => {
  acts(FIRST);
  goOn();
  expect(acts({ time: 1300, detail: second })).toBe(false);
  expect(acts({ time: 1400, detail: third })).toBe(true);
});

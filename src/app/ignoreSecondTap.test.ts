import { ignoreSecondTap } from './ignoreSecondTap';

interface Tap {
  at?: readonly [x: number, y: number];
  /** In milliseconds. */
  time: number;
  pointerType?: string;
  /** The number of the click in a multiple click. */
  detail?: number;
}

/** Dispatches the events of a tap like a browser; returns those that reach the row. */
function tap(row: HTMLElement, { at: [x, y] = [100, 600], time, ...rest }: Tap) {
  const { pointerType = 'touch', detail = 1 } = rest;
  const reached: string[] = [];
  const listen = ({ type }: Event) => reached.push(type);
  const [down, ...effects] = ['pointerdown', 'mousedown', 'click'].map((type) => {
    const event = new MouseEvent(type, {
      bubbles: true,
      cancelable: true,
      detail,
      clientX: x,
      clientY: y,
    });
    return Object.defineProperties(event, {
      isPrimary: { value: true },
      pointerType: { value: pointerType },
      timeStamp: { value: time },
    });
  });
  if (down) row.dispatchEvent(down);
  for (const event of effects) {
    row.addEventListener(event.type, listen);
    row.dispatchEvent(event);
    row.removeEventListener(event.type, listen);
    if (event.defaultPrevented) reached.push(`${event.type} prevented`);
  }
  return reached;
}

const ALL = ['mousedown', 'click'];
const NONE = ['mousedown prevented', 'click prevented'];
const FIRST: Tap = { time: 1000 };

let row: HTMLElement;
let stop: () => void;
beforeEach(() => {
  history.replaceState(null, '', '/');
  document.body.innerHTML = '<button>Row</button>';
  row = document.body.firstElementChild as HTMLElement;
  stop = ignoreSecondTap();
});
afterEach(() => {
  stop();
});

const goOn = () => history.pushState(null, '', '/wybor-miasta');
const mouse = { pointerType: 'mouse' };
const CLICK: Tap = { ...FIRST, ...mouse };

test.each<[what: string, first: Tap, second: Tap, reached: string[]]>([
  ['the second tap of a double tap', FIRST, { time: 1400, at: [110, 615] }, NONE],
  ['a tap in another place', FIRST, { time: 1050, at: [100, 640] }, ALL],
  ['a tap after the interval of a double tap', FIRST, { time: 1401 }, ALL],
  ['a tap with another pointer', FIRST, { ...mouse, time: 1100 }, ALL],
  ['the second click of a double click', CLICK, { ...mouse, time: 1450, detail: 2 }, NONE],
  ['another single click', CLICK, { ...mouse, time: 1050 }, ALL],
])('%s on the screen that the first one opened → %j', (_what, first, second, reached) => {
  expect(tap(row, first)).toEqual(ALL);
  goOn();
  expect(tap(row, second)).toEqual(reached);
});

test.each<[what: string, first: Tap, second: Tap]>([
  ['tap', FIRST, { time: 1100 }],
  ['click', CLICK, { ...mouse, time: 1100, detail: 2 }],
])('the second %s on the same screen acts', (_what, first, second) => {
  tap(row, first);
  expect(tap(row, second)).toEqual(ALL);
});

test.each<[what: string, first: Tap, ignored: Tap, third: Tap]>([
  ['tap', FIRST, { time: 1300 }, { time: 1500 }],
  ['click', CLICK, { ...mouse, time: 1450, detail: 2 }, { ...mouse, time: 1900 }],
  ['third click', CLICK, { ...mouse, time: 1200, detail: 2 }, { ...mouse, time: 1400, detail: 3 }],
])('a %s after the ignored one acts at once', (_what, first, ignored, third) => {
  tap(row, first);
  goOn();
  expect(tap(row, ignored)).toEqual(NONE);
  expect(tap(row, third)).toEqual(ALL);
});

test('a click by keyboard acts, also right after an ignored tap', () => {
  tap(row, FIRST);
  goOn();
  tap(row, { time: 1300 });
  const onClick = jest.fn();
  row.addEventListener('click', onClick);
  row.click();
  expect(onClick).toHaveBeenCalledTimes(1);
});

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

test('the second tap of a double tap does nothing on the screen that the first one opened', () => {
  expect(tap(row, FIRST)).toEqual(ALL);
  history.pushState(null, '', '/wybor-miasta');
  expect(tap(row, { time: 1400, at: [110, 615] })).toEqual(NONE);
});

test.each<[what: string, second: Tap]>([
  ['in another place', { time: 1050, at: [100, 640] }],
  ['after the interval of a double tap', { time: 1401 }],
  ['with another pointer', { time: 1100, pointerType: 'mouse' }],
])('a tap %s acts on the new screen at once', (_what, second) => {
  tap(row, FIRST);
  history.pushState(null, '', '/wybor-miasta');
  expect(tap(row, second)).toEqual(ALL);
});

describe('with a mouse', () => {
  const mouse = { pointerType: 'mouse' };

  test('the second click of a double click does nothing on the screen that the first one opened', () => {
    expect(tap(row, { ...FIRST, ...mouse })).toEqual(ALL);
    history.pushState(null, '', '/wybor-miasta');
    expect(tap(row, { ...mouse, time: 1450, detail: 2 })).toEqual(NONE);
    expect(tap(row, { ...mouse, time: 1900 })).toEqual(ALL);
  });

  test('a third click acts', () => {
    tap(row, { ...FIRST, ...mouse });
    history.pushState(null, '', '/wybor-miasta');
    tap(row, { ...mouse, time: 1200, detail: 2 });
    expect(tap(row, { ...mouse, time: 1400, detail: 3 })).toEqual(ALL);
  });

  test('two quick single clicks both act', () => {
    tap(row, { ...FIRST, ...mouse });
    history.pushState(null, '', '/wybor-miasta');
    expect(tap(row, { ...mouse, time: 1050 })).toEqual(ALL);
  });

  test('a double click acts on the same screen', () => {
    tap(row, { ...FIRST, ...mouse });
    expect(tap(row, { ...mouse, time: 1100, detail: 2 })).toEqual(ALL);
  });
});

test('both taps act on the same screen', () => {
  tap(row, FIRST);
  expect(tap(row, { time: 1100 })).toEqual(ALL);
});

test('a tap after the ignored one acts at once', () => {
  tap(row, FIRST);
  history.pushState(null, '', '/wybor-miasta');
  tap(row, { time: 1300 });
  expect(tap(row, { time: 1500 })).toEqual(ALL);
});

test('a click by keyboard acts, also right after an ignored tap', () => {
  tap(row, FIRST);
  history.pushState(null, '', '/wybor-miasta');
  tap(row, { time: 1300 });
  const onClick = jest.fn();
  row.addEventListener('click', onClick);
  row.click();
  expect(onClick).toHaveBeenCalledTimes(1);
});

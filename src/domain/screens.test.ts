import { routePath, screenAt, type ScreenName, SCREENS, stageOf } from './screens';

test.each([
  ['/', 'direction', '/'],
  ['/lato', 'direction', '/lato'],
  ['/WYBOR-MIASTA//', 'city', '/wybor-miasta'],
  ['/%77ybor-trybu', 'mode', '/wybor-trybu'],
  ['/zakonczenie', 'completion', '/zakonczenie'],
  ['/wiosna%0Alato', 'direction', '/'],
  ['/%E0%A4%A', 'direction', '/'],
])('the address %s has the screen "%s" and the route %s', (pathname, screen, route) => {
  expect(screenAt(pathname)).toBe(screen);
  expect(routePath(pathname)).toBe(route);
});

test('the steps and the form are on the way to an application, other screens are not', () => {
  const screens = Object.keys(SCREENS) as ScreenName[];
  const others = screens.filter((screen) => stageOf(screen) !== screen);
  expect(others.map((screen) => [screen, stageOf(screen)])).toEqual([
    ['completion', null],
    ['application', null],
  ]);
});

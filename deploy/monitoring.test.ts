import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { EVENT_STATES } from '../server/database/eventKinds';
import { codeOf } from '../server/http/refusals';
import { type TestServer, testServer } from '../server/testing/testServer';

const TOKEN = 'token-of-the-test-with-40-characters-123';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ metricsToken: TOKEN });
});
afterAll(() => server.close());

/** The names of all series that the server can have; `up` is Prometheus' own. */
async function seriesNames(): Promise<Set<string>> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const { body } = await server.app.inject({ url: '/metrics', headers });
  const names = [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`) : [name],
  );
  return new Set(['up', ...names]);
}

interface Alerts {
  groups: { rules: { expr: string }[] }[];
}

const alerts = parse(readFileSync(join(__dirname, 'alerts.yml'), 'utf8')) as Alerts;
const expressions = alerts.groups.flatMap(({ rules }) => rules.map(({ expr }) => expr));

test('the alerts name only metrics that the server has', async () => {
  const found = expressions.map((expression) =>
    /\b(up|[a-z]+(?:_[a-z]+)+)\b(?=[{[)])/.exec(expression),
  );
  const names = found.map((match) => match?.[1]);
  expect(names.length).toBeGreaterThan(4);
  const known = await seriesNames();
  expect(names.filter((name) => name === undefined || !known.has(name))).toEqual([]);
});

test('the alerts choose by values that the server has', () => {
  const choices = expressions.flatMap((expression) => [
    ...expression.matchAll(/(\w+)=~?"([^"]+)"/g),
  ]);
  const valuesOf = (label: string) =>
    choices.flatMap(([, name, values = '']) => (name === label ? values.split('|') : []));
  const routes = valuesOf('route');
  const isRoute = (url: string) => server.app.hasRoute({ method: 'GET', url });
  expect(routes.length).toBeGreaterThan(0);
  expect([...valuesOf('outcome'), ...valuesOf('state')].length).toBeGreaterThan(0);
  expect(routes.filter((url) => !isRoute(url))).toEqual([]);
  expect([codeOf(500), codeOf(503)]).toEqual(expect.arrayContaining(valuesOf('outcome')));
  expect(EVENT_STATES).toEqual(expect.arrayContaining(valuesOf('state')));
});

import * as v from 'valibot';
import { applicationSchema } from '../../src/contract/application';
import former from '../testing/releases/applications.json';
import { postApplication, serverForEachTest, storedRows } from '../testing/testServer';

const server = serverForEachTest();

/**
 * Holds what the form of the former release sent: pages that were opened before an update still send it. It changes
 * only when such pages are no longer open, so what a release adds is optional (docs/CONTRIBUTING.md, "A field of the
 * form").
 */
test.each(Object.entries(former))(
  'the application of the former release is stored: a %s',
  async (_who, application) => {
    const answer = await postApplication(server, application);
    expect(answer.statusCode).toBe(200);
    const [{ payload } = { payload: '' }] = await storedRows(server);
    expect(JSON.parse(payload)).toEqual(v.parse(applicationSchema, application));
  },
);

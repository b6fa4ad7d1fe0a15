import {
  type Correction,
  type Identification,
  type MyApplication,
  myApplicationSchema,
} from '../contract/myApplication';
import { answer } from './answer';
import { faultError, readFault } from './applicationFault';
import { recruitmentApi } from './recruitmentApi';

/** Without an answer for as long, a call has failed, in milliseconds. Each may be repeated. */
const TIMEOUT = 15_000;

function call<Body>(name: string) {
  return {
    query: (body: Body) => ({
      url: `zgloszenia/${name}`,
      method: 'POST',
      body,
      timeout: TIMEOUT,
      // Nothing of it may reach the page to which a proxy redirects.
      redirect: 'error' as const,
      validateStatus: ({ status }: Response) => status === 200,
    }),
    responseSchema: answer(myApplicationSchema),
    transformErrorResponse: (...[error, meta]: Parameters<typeof readFault>) =>
      faultError(readFault(error, meta)),
  };
}

/**
 * The calls of the page "My application". They are mutations, so that number and day of birth are no key of the cache;
 * what they throw is read by `faultOf`.
 */
const applicationApi = recruitmentApi.injectEndpoints({
  endpoints: (build) => ({
    findApplication: build.mutation<MyApplication, Identification>(call('stan')),
    correctApplication: build.mutation<MyApplication, Correction>(call('poprawka')),
    withdrawApplication: build.mutation<MyApplication, Identification>(call('wycofanie')),
  }),
});

export const {
  useFindApplicationMutation,
  useCorrectApplicationMutation,
  useWithdrawApplicationMutation,
} = applicationApi;

import {
  type Correction,
  type Identification,
  type MyApplication,
  myApplicationSchema,
} from '../contract/myApplication';
import { answer } from './answer';
import { readFault } from './myApplicationFault';
import { recruitmentApi } from './recruitmentApi';

/** A call without a response for this many milliseconds has failed. Each call may be repeated. */
const TIMEOUT = 15_000;

function call<Body>(name: string) {
  return {
    query: (body: Body) => ({
      url: `zgloszenia/${name}`,
      method: 'POST',
      body,
      timeout: TIMEOUT,
      // The page to which a proxy redirects must not get anything of the call.
      redirect: 'error' as const,
      validateStatus: ({ status }: Response) => status === 200,
    }),
    responseSchema: answer(myApplicationSchema),
    transformErrorResponse: readFault,
  };
}

/**
 * The calls of the page "My application". They are mutations, so that number and day of birth do not become a key of
 * the cache. `faultOf` reads their errors.
 */
const myApplicationApi = recruitmentApi.injectEndpoints({
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
} = myApplicationApi;

/** Raised when something takes longer than whoever asked is going to wait. */
export class TooSlowError extends Error {
  readonly code = 'TOO_SLOW';
}

/**
 * Waits for `work`, and no longer than that many milliseconds. The work goes on: what it does may still be done.
 *
 * @throws TooSlowError, or what `work` throws
 */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new TooSlowError('the work takes too long'));
    }, milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

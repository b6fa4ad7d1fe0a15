/** Thrown when work takes longer than its timeout. */
class TimeoutError extends Error {
  readonly code = 'TOO_SLOW';
  readonly statusCode = 503;
}

/**
 * Waits for `work` with a timeout in milliseconds. The work is not cancelled and may still succeed.
 *
 * @throws TimeoutError, or what `work` throws
 */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new TimeoutError('the work timed out'));
    }, milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

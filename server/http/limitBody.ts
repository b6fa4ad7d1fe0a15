import { errorCodes, type preParsingHookHandler } from 'fastify';
import { Transform } from 'node:stream';

/**
 * Refuses a larger body while it arrives. The limit may change; one that never changes is the `bodyLimit` of a route.
 *
 * @param limit the present one, in bytes
 */
export function limitBody(limit: () => number): preParsingHookHandler {
  return (_request, _reply, payload, done) => {
    const most = limit();
    let bytes = 0;
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, next) {
        bytes += chunk.length;
        if (bytes > most) next(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
        else next(null, chunk);
      },
    });
    payload.on('error', (error) => counted.destroy(error));
    done(null, payload.pipe(counted));
  };
}

import { Writable } from 'node:stream';

/** A stream that keeps what is written to it. */
export function keptOutput() {
  const chunks: Buffer[] = [];
  const out = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(Buffer.from(chunk));
      done();
    },
  });
  return { out, written: () => Buffer.concat(chunks).toString() };
}

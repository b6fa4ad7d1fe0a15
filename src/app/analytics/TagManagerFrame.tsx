import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PATHS, type ScreenName } from '../../domain/screens';
import { useSiteConfig } from '../siteConfig';
import { campaignOfDocument } from './campaign';
import { useFunnelEvents } from './useFunnelEvents';

/** The message that public/measurement.html sends once it listens. */
const READY = 'measurement-ready';

/** Messages go to a frame of any origin. They contain nothing secret, and a sandbox has no origin to name. */
const post = (frame: HTMLIFrameElement | null, message: object) =>
  frame?.contentWindow?.postMessage(message, '*');

/**
 * Runs the tag manager, to which the candidate has agreed, in a sandbox, and passes the events on
 * (docs/configuration.md, "Google Tag Manager").
 */
export function TagManagerFrame({ screen }: { screen: ScreenName | null }) {
  const { basePath, tagManagerId } = useSiteConfig();
  const frame = useRef<HTMLIFrameElement>(null);
  const early = useRef<object[]>([]);
  const [ready, setReady] = useState(false);

  // A layout effect, so that the frame cannot be ready before.
  useLayoutEffect(() => {
    const listen = ({ source, data }: MessageEvent) => {
      if (data === READY && source === frame.current?.contentWindow) setReady(true);
    };
    window.addEventListener('message', listen);
    return () => {
      window.removeEventListener('message', listen);
    };
  }, []);

  useEffect(() => {
    if (!ready) return;
    post(frame.current, { consent: 'granted', id: tagManagerId });
    for (const message of early.current.splice(0)) post(frame.current, message);
  }, [ready, tagManagerId]);

  useFunnelEvents(screen, (event) => {
    const path = screen === null ? '' : PATHS[screen].slice(1);
    const campaign = campaignOfDocument();
    const page = `${location.origin}${basePath}${path}${campaign && `?${campaign}`}`;
    const message = { ...event, page };
    if (ready) post(frame.current, message);
    else early.current.push(message);
  });

  return (
    <iframe
      ref={frame}
      hidden
      sandbox="allow-scripts"
      src={`${basePath}measurement.html`}
      title={READY}
    />
  );
}

import { useEffect, useRef, useState } from 'react';
import { attributionIn, attributionQuery } from '../../contract/attribution';
import { PATHS, type ScreenName } from '../../domain/screens';
import { useSiteConfig } from '../siteConfig';
import { useFunnelEvents } from './useFunnelEvents';

/** Runs the tag manager in a sandbox, and passes events on (docs/configuration.md, "Google Tag Manager"). */
export function TagManagerFrame({ screen }: { screen: ScreenName | null }) {
  const { basePath, tagManagerId } = useSiteConfig();
  const frame = useRef<HTMLIFrameElement>(null);
  const early = useRef<object[]>([{ consent: 'granted', id: tagManagerId }]);
  const [loaded, setLoaded] = useState(false);

  // Messages go to a frame of any origin. They contain nothing secret, and a sandbox has no origin to name.
  const post = (message: object) => frame.current?.contentWindow?.postMessage(message, '*');
  useEffect(() => {
    if (loaded) early.current.splice(0).forEach(post);
  }, [loaded]);

  useFunnelEvents(screen, (event) => {
    const path = screen === null ? '' : PATHS[screen].slice(1);
    const campaign = campaignOfDocument();
    const page = `${location.origin}${basePath}${path}${campaign && `?${campaign}`}`;
    const message = { ...event, page };
    if (loaded) post(message);
    else early.current.push(message);
  });

  return (
    <iframe
      ref={frame}
      hidden
      sandbox="allow-scripts"
      src={`${basePath}measurement.html`}
      title="measurement"
      onLoad={() => setLoaded(true)}
    />
  );
}

/**
 * The campaign in the address that this document was opened with; navigation has changed the present one since.
 *
 * @returns a query without "?", "" without a campaign
 */
export function campaignOfDocument(): string {
  const [opened] = performance.getEntriesByType('navigation');
  if (opened === undefined) return '';
  return attributionQuery(attributionIn(new URL(opened.name).search) ?? {});
}

import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../ui/PageHead';
import { SkeletonList } from '../../ui/SkeletonList';
import { linksScreen } from '../loading/enrolmentChunks';
import { DocumentTitle } from '../navigation/DocumentTitle';
import { useSiteConfig } from '../siteConfig';
import { LazyPart } from './LazyPart';

/** The page that makes deep links. */
export function LinksRoute() {
  const { basePath } = useSiteConfig();
  return (
    <>
      <DocumentTitle screen="links" />
      <PageHead
        title={<FormattedMessage id="linki.tytul" />}
        lead={<FormattedMessage id="linki.opis" />}
      />
      <LazyPart part={linksScreen} waiting={<SkeletonList rows={4} />}>
        {({ LinksScreen }) => <LinksScreen site={location.origin + basePath} />}
      </LazyPart>
    </>
  );
}

import { DocumentTitle } from '../navigation/DocumentTitle';
import { PageLayout } from '../layout/PageLayout';
import { StartFailed } from './StartFailed';

/** Stands in for the whole site where its settings are wrong: nobody knows which backend to ask. */
export function SiteBroken() {
  return (
    <PageLayout resting={false} progress={null} trail={null} steps={null} flags={null}>
      <DocumentTitle screen="startFailed" errors={0} />
      <StartFailed
        retrying={false}
        onRetry={() => {
          window.location.reload();
        }}
      />
    </PageLayout>
  );
}

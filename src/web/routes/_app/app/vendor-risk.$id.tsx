import { createFileRoute } from '@tanstack/react-router';
import { VendorPage } from '#web/vendors/details/vendor-page.tsx';

export const Route = createFileRoute('/_app/app/vendor-risk/$id')({ component: Page });

function Page() {
  const { id } = Route.useParams();
  return <VendorPage key={id} id={id} />;
}

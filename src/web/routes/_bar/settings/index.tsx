import { useFrameworkOptions } from '#web/frameworks/framework-names.ts';
import { createFileRoute } from '@tanstack/react-router';
import { GeneralPage } from '#web/people/settings/general-page.tsx';

export const Route = createFileRoute('/_bar/settings/')({
  staticData: { title: 'settings:category.general' },
  component: General,
});

function General() {
  return <GeneralPage frameworks={useFrameworkOptions('settingsName')} />;
}

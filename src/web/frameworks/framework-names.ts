import type { Option } from '../kit/forms/select-field.tsx';
import { useLanguage } from './framework.ts';
import { useFrameworks } from './frameworks-in-use.ts';

/** What stands for a framework where it is kept: its id, or what settings or profiles call it. */
type Key = 'id' | 'settingsName' | 'profileName';

/** Every framework that the organisation can choose, by what people call it. */
export function useFrameworkOptions(key: Key): Option[] {
  const language = useLanguage();
  return (useFrameworks().data ?? []).map((framework) => ({ value: framework[key], label: framework.name[language] }));
}

/** What people call a framework; what nobody knows stands for itself. */
export function useFrameworkNames(key: Key = 'id'): (framework: string) => string {
  const options = useFrameworkOptions(key);
  return (framework) => options.find(({ value }) => value === framework)?.label ?? framework;
}

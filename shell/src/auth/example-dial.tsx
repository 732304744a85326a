import { Dial } from '@bussola/ui/charts';
import { useShellWords } from '../boot/hooks.ts';
import { EXAMPLE_LEVELS } from './example-levels.ts';

/** The compass of the demo family, as an example said to be one. */
export function ExampleDial() {
  const t = useShellWords();
  return <Dial areas={EXAMPLE_LEVELS.map(({ key, level }) => ({ id: key, name: t(`areas.${key}`), level }))} first="TCM" onNight label={t('promise.example')} />;
}

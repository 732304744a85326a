import { ExampleDial as Compass } from '@bussola/ui/charts';
import { useShellWords } from '../boot/hooks.ts';
import { EXAMPLE_LEVELS } from './example-levels.ts';

/** The compass of the demo family, as an example said to be one. */
export function ExampleDial() {
  const t = useShellWords();
  return (
    <Compass
      areas={EXAMPLE_LEVELS.map(({ key, level }) => ({ key, name: t(`areas.${key}`), level }))}
      pointsTo="TCM"
      label={t('promise.example')}
      caption={t('promise.example')}
    />
  );
}

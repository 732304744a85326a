import { NOMI } from '@bussola/domain/nomi';
import { useLanguage } from '@bussola/i18n';
import { ExampleDial as Compass } from '@bussola/ui/charts';
import { useShellWords } from '../boot/hooks.ts';
import { EXAMPLE_LEVELS } from './example-levels.ts';

/** The compass of the demo family, as an example said to be one. */
export function ExampleDial() {
  const t = useShellWords();
  const language = useLanguage();
  return (
    <Compass
      marks={EXAMPLE_LEVELS.map(({ code, level }) => ({
        key: code,
        name: NOMI[code][language],
        level,
      }))}
      pointsTo="TCM"
      label={t('promise.example')}
      caption={t('promise.example')}
    />
  );
}

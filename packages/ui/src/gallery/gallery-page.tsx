import { useState } from 'react';
import {
  Button,
  chakra,
  CompassMark,
  Text,
  Title,
  UiProvider,
  type Direction,
  type LinkComponent,
  type Theme,
} from '../core/index.ts';
import { ChartsGallery } from './charts-gallery.tsx';
import { FieldsGallery } from './fields-gallery.tsx';
import { FrameGallery } from './frame-gallery.tsx';
import { FoundationsGallery } from './foundations-gallery.tsx';
import { ResultsGallery } from './results-gallery.tsx';

/**
 * Every part in all its states, for whoever builds a screen and for whoever changes a part. Only in
 * development.
 */
export function GalleryPage({
  nonce,
  link,
  initialTheme = 'light',
}: {
  nonce?: string;
  link?: LinkComponent;
  initialTheme?: Theme;
}) {
  const [theme, setTheme] = useState<Theme>(initialTheme);
  const [dir, setDir] = useState<Direction>('ltr');
  const [hidden, setHidden] = useState(false);
  return (
    <UiProvider
      theme={theme}
      dir={dir}
      hideAmounts={hidden}
      {...(nonce ? { nonce } : {})}
      {...(link ? { link } : {})}
    >
      <chakra.main
        maxWidth="page"
        marginInline="auto"
        paddingInline={{ base: '5', xl: '0' }}
        paddingTop={{ base: '8', md: '14' }}
        paddingBottom="24"
      >
        <chakra.header display="flex" flexWrap="wrap" gap="5" alignItems="center" marginBottom="5">
          <CompassMark size={44} />
          <chakra.div flex="1" minWidth="260px">
            <Title size={34}>Le parti di Bussola</Title>
            <Text color="text-2">
              Una parte per ogni cosa, la stessa ovunque. Tema chiaro e tema scuro condividono nomi
              e misure.
            </Text>
          </chakra.div>
          <Button onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
            {theme === 'dark' ? 'Tema chiaro' : 'Tema scuro'}
          </Button>
          <Button variant="tertiary" onClick={() => setDir(dir === 'rtl' ? 'ltr' : 'rtl')}>
            {dir === 'rtl' ? 'Da sinistra' : 'Da destra'}
          </Button>
          <Button variant="tertiary" onClick={() => setHidden(!hidden)}>
            {hidden ? 'Mostra importi' : 'Nascondi importi'}
          </Button>
        </chakra.header>
        <FoundationsGallery />
        <FieldsGallery />
        <FrameGallery />
        <ChartsGallery />
        <ResultsGallery />
      </chakra.main>
    </UiProvider>
  );
}

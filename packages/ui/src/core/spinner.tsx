import { Spinner as ChakraSpinner } from '@chakra-ui/react/spinner';
import { chakra } from './layout.ts';

/** A turning ring, silent: the text beside it says what is going on. */
export const Spinner = chakra(ChakraSpinner, {
  base: {
    display: 'inline-block',
    width: '16px',
    height: '16px',
    flex: 'none',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderInlineEndColor: 'transparent',
    animation: 'spin .8s linear infinite',
  },
});

import { AvatarFallback, AvatarImage, AvatarRoot } from '@chakra-ui/react/avatar';
import { chakra } from './layout.ts';
import { avatarTones } from './tokens.ts';

const Disc = chakra(AvatarRoot, {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: '50%',
    fontWeight: 600,
    lineHeight: 1,
    letterSpacing: '.02em',
    overflow: 'hidden',
    userSelect: 'none',
  },
  variants: {
    size: {
      sm: { width: '26px', height: '26px', fontSize: '.625rem' },
      md: { width: '38px', height: '38px', fontSize: 't13' },
      lg: { width: '64px', height: '64px', fontSize: 't20', fontFamily: 'title', fontWeight: 460 },
    },
    /** Out of the count: no tone, still readable. */
    off: {
      true: { bg: 'grey-bg', color: 'grey', '& img': { filter: 'grayscale(1)', opacity: 0.6 } },
    },
  },
  defaultVariants: { size: 'md' },
});

export interface AvatarProps {
  /** For the initials. The picture is never read aloud: the name stands beside it. */
  name: string;
  /** Place of the person in the household: decides the tone, the same everywhere. */
  tone?: number;
  size?: 'sm' | 'md' | 'lg';
  image?: string | undefined;
  off?: boolean;
}

/** The initials of a person on their own tone, or their picture. */
export function Avatar({ name, tone = 0, size = 'md', image, off = false }: AvatarProps) {
  const look = avatarTones.at(tone % avatarTones.length) ?? avatarTones[0];
  return (
    <Disc
      size={size}
      off={off}
      aria-hidden="true"
      style={off ? undefined : { background: look.ground, color: look.text }}
    >
      <AvatarFallback>{initialsOf(name)}</AvatarFallback>
      {image && <AvatarImage src={image} alt="" width="100%" height="100%" objectFit="cover" />}
    </Disc>
  );
}

/** First letters of the first and the last word: «Maria Grazia De Luca» is ML. */
export function initialsOf(name: string): string {
  const letters = name
    .trim()
    .split(/\s+/)
    .flatMap((word) => [...word].slice(0, 1));
  const ends = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  return ends.join('').toLocaleUpperCase('it-IT') || '?';
}

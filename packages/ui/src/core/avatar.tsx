import { chakra } from './layout.ts';
import { avatarTones } from './tokens.ts';

const Disc = chakra('span', {
  base: { display: 'inline-grid', placeItems: 'center', flex: 'none', borderRadius: '50%', fontWeight: 600, lineHeight: 1, letterSpacing: '.02em', overflow: 'hidden', userSelect: 'none' },
  variants: {
    size: {
      sm: { width: '26px', height: '26px', fontSize: '.625rem' }, md: { width: '38px', height: '38px', fontSize: 't13' },
      lg: { width: '64px', height: '64px', fontSize: 't20', fontFamily: 'title', fontWeight: 460 },
    },
    /** Out of the count: no tone, still readable. */
    off: { true: { bg: 'grey-bg', color: 'grey', '& img': { filter: 'grayscale(1)', opacity: 0.6 } } },
  },
  defaultVariants: { size: 'md' },
});

export interface AvatarProps {
  /** Silent by default: the name stands beside it. */
  name: string;
  /** Place of the person in the household: decides the tone, the same everywhere. */
  tone?: number;
  size?: 'sm' | 'md' | 'lg';
  image?: string | undefined;
  off?: boolean;
}

/** The initials of a person on their own tone, or their picture. */
export function Avatar({ name, tone = 0, size = 'md', image, off = false }: AvatarProps) {
  const look = avatarTones[((tone % avatarTones.length) + avatarTones.length) % avatarTones.length]!;
  return (
    <Disc size={size} off={off} aria-hidden="true" style={off ? undefined : { background: look.ground, color: look.text }}>
      {image ? <chakra.img src={image} alt="" width="100%" height="100%" objectFit="cover" /> : initialsOf(name)}
    </Disc>
  );
}

/** First letters of the first and the last word: «Maria Grazia De Luca» is ML. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return letters.map((word) => [...word][0]!).join('').toLocaleUpperCase('it-IT') || '?';
}

import type { LucideIcon } from 'lucide-react';
import type { CSSProperties } from 'react';

export interface IconProps {
  icon: LucideIcon;
  size?: number;
  /** Only for an icon that stands alone; beside a word it stays silent. */
  label?: string;
  style?: CSSProperties;
  className?: string;
}

const still = { flex: 'none' };

/** One icon of the family, with our stroke. */
export function Icon({ icon: Drawing, size = 18, label, style, className }: IconProps) {
  return (
    <Drawing
      size={size}
      strokeWidth={1.75}
      focusable="false"
      style={style ? { ...still, ...style } : still}
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}

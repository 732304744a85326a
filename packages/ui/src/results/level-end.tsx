import { chakra } from '../core/layout.ts';
import { LevelPill, type LevelPillProps } from '../core/level.tsx';
import { WhyButton, type WhyButtonProps } from './why-button.tsx';

/**
 * The end of a row that has a level: its pill, and under it the question, so that the name keeps
 * the width.
 */
export function LevelEnd({ why, ...pill }: LevelPillProps & { why?: WhyButtonProps | undefined }) {
  if (!why) return <LevelPill {...pill} />;
  return (
    <chakra.span
      display="inline-flex"
      flexDirection="column"
      alignItems="flex-end"
      gap="1"
      flex="none"
      paddingBlock="2"
    >
      <LevelPill {...pill} />
      <WhyButton {...why} tight />
    </chakra.span>
  );
}

import { Box } from '@bussola/ui/core';

/** As many as the months that are told as months: see `lastingOf`. */
const SQUARES = 24;

/** One square a month, the last one as full as it is; what they say stands in words beside them. */
export const MonthSquares = ({ months }: { months: number }) => (
  <Box display="flex" gap="4px" marginTop="4" aria-hidden="true">
    {Array.from({ length: SQUARES }, (_, at) => (
      <Box
        key={at}
        flex="1"
        maxWidth="22px"
        height="14px"
        borderRadius="3px"
        borderWidth="1px"
        borderColor="line-strong"
        overflow="hidden"
      >
        <Box
          height="100%"
          bg="c3"
          style={{ width: `${100 * Math.min(1, Math.max(0, months - at))}%` }}
        />
      </Box>
    ))}
  </Box>
);

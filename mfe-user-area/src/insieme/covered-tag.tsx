import { chakra, EyeOffIcon, Icon } from '@bussola/ui/core';
import type { ReactNode } from 'react';

/** In the place of what somebody does not see, or beside what they do not. */
export const CoveredTag = ({ children }: { children: ReactNode }) => (
  <chakra.span
    display="inline-flex"
    alignItems="center"
    gap="2"
    minHeight="26px"
    paddingInline="2"
    borderRadius="5px"
    bg="sunken"
    color="text-2"
    fontSize="t13"
    fontWeight="560"
    whiteSpace="nowrap"
  >
    <Icon icon={EyeOffIcon} size={15} />
    {children}
  </chakra.span>
);

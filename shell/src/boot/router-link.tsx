import { Link } from 'react-router-dom';
import type { LinkComponentProps } from '@bussola/ui/core';

/** How parts of the interface, which know no router, lead somewhere without a reload. */
export const RouterLink = ({ href, ...rest }: LinkComponentProps) => <Link to={href} {...rest} />;

import { createContext } from 'react';
import type { ReactNode } from 'react';

/** The page that a preview draws. The portal gives it: this folder knows no page. */
export const FirstPageContext = createContext<ReactNode>(null);

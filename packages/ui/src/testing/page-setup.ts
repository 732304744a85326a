/**
 * Read by jest.config.mjs before each page test. A busy machine draws a page late: a late page is
 * not a wrong one.
 */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 10_000 });

/** No control is offered whose request the server would refuse: who writes in a section. */
import { HOUSEHOLD } from '../testing/try-out-page.tsx';
import { testWriters } from '../testing/rights-of-writers.tsx';

testWriters(HOUSEHOLD);

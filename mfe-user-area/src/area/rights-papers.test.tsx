/** No control is offered whose request the server would refuse: who writes reports or documents. */
import { testWriters } from '../testing/rights-of-writers.tsx';

testWriters(['report', 'documenti']);

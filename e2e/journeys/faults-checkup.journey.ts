/** Each file of the checkup, failing in each way (harness/fault-matrix.ts). */
import { faultMatrix } from '../harness/fault-matrix.ts';

faultMatrix('checkup');

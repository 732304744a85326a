/** Each file of the administration, failing in each way (harness/fault-matrix.ts). */
import { faultMatrix } from '../harness/fault-matrix.ts';

faultMatrix('admin');

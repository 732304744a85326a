/** Each file of the third-party area, failing in each way (harness/fault-matrix.ts). */
import { faultMatrix } from '../harness/fault-matrix.ts';

faultMatrix('thirdparty');

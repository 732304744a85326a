/**
 * Random numbers from a seed. The generator is sfc32 of Chris Doty-Humphrey («Small Fast Counting»,
 * PractRand 0.93, 2013):
 * 128 bits of state, period of at least 2³² and of about 2¹²⁷ on average; normals by the transform
 * of G. E. P. Box and M. E. Muller («A Note on the Generation of Random Normal Deviates», Annals of
 * Mathematical Statistics 29, 1958).
 */

/** The four words of the generator, changed by every draw. */
export type Seme = Int32Array;

const GIRI_INIZIALI = 15;
const DUE_ALLA_MENO_32 = 2 ** -32;

/**
 * @param seme whole number, 0 to 2⁵³ − 1: equal seeds give equal draws, to the bit, on one
 *   JavaScript engine
 * @throws RangeError for anything else
 */
export function semina(seme: number): Seme {
  if (!Number.isSafeInteger(seme) || seme < 0)
    throw new RangeError('a seed is a whole number from 0 on');
  const stato = new Int32Array([seme | 0, Math.floor(seme / 2 ** 32) | 0, 0x9e3779b9 | 0, 1]);
  uniformi(stato, new Float64Array(GIRI_INIZIALI));
  return stato;
}

/** Fills `out` with numbers between 0 and 1, both excluded. */
export function uniformi(stato: Seme, out: Float64Array): void {
  let a = stato[0]!;
  let b = stato[1]!;
  let c = stato[2]!;
  let d = stato[3]!;
  for (let i = 0; i < out.length; i++) {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    out[i] = ((t >>> 0) + 0.5) * DUE_ALLA_MENO_32;
  }
  stato[0] = a;
  stato[1] = b;
  stato[2] = c;
  stato[3] = d;
}

/** Fills `out` with independent standard normals; an odd length uses half of the last pair. */
export function normali(stato: Seme, out: Float64Array): void {
  let a = stato[0]!;
  let b = stato[1]!;
  let c = stato[2]!;
  let d = stato[3]!;
  const { length } = out;
  for (let i = 0; i < length; i += 2) {
    // Twice the step of `uniformi`, written out: a call for each draw would double the time.
    let t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    const radius = Math.sqrt(-2 * Math.log(((t >>> 0) + 0.5) * DUE_ALLA_MENO_32));
    t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    const angle = 2 * Math.PI * (((t >>> 0) + 0.5) * DUE_ALLA_MENO_32);
    out[i] = radius * Math.cos(angle);
    if (i + 1 < length) out[i + 1] = radius * Math.sin(angle);
  }
  stato[0] = a;
  stato[1] = b;
  stato[2] = c;
  stato[3] = d;
}

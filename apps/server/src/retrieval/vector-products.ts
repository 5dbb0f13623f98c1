/**
 * Products of a direction with thousands of vectors. The same sums are written twice: for the processor's instructions that take two
 * numbers at once, and plainly for a machine that has none. Both add in the same order, so that no figure of an answer depends on the machine.
 */

/**
 * WebAssembly of the loop below: `products(vectors, direction, results, count, bytes)`, addresses in its memory. The direction is of
 * 64-bit numbers, vectors and results are of 32-bit ones; `bytes` is the length of a vector.
 *
 *     while (count--) {
 *       ab = cd = [0, 0]; at = direction; end = vectors + bytes
 *       do {
 *         ab += promote(vectors[0..1]) * at[0..1]
 *         cd += promote(vectors[2..3]) * at[2..3]
 *         at += 32; vectors += 16
 *       } while (vectors < end)
 *       *results = demote(ab[0] + ab[1] + cd[0] + cd[1]); results += 4
 *     }
 */
const compiled =
  'AGFzbQEAAAABCQFgBX9/f39/AAIIAQFtAW0CAAEDAgEABwwBCHByb2R1Y3RzAAAKugEBtwECAn8CewJAA0AgA0UNAf0MAAAAAAAAAAAAAAAAAA' +
  'AAACEH/QwAAAAAAAAAAAAAAAAAAAAAIQggASEFIAAgBGohBgNAIAcgAP1dAAD9XyAF/QAAAP3yAf3wASEHIAggAP1dAAj9XyAF/QAAEP3yAf3w' +
  'ASEIIAVBIGohBSAAQRBqIgAgBkkNAAsgAiAH/SEAIAf9IQGgIAj9IQCgIAj9IQGgtjgCACACQQRqIQIgA0EBayEDDAALCws=';

/** Vectors that stand one after the other; their length is a multiple of four. */
export class VectorProducts {
  readonly #products: (direction: Float32Array) => Float32Array;

  constructor(vectors: Float32Array, dimensions: number) {
    // Where the instructions' memory holds them they are not kept here.
    const inMemory = vectors.length === 0 ? null : putInMemory(vectors, dimensions);
    this.#products = inMemory ?? ((direction) => plainProducts(vectors, direction, dimensions));
  }

  /** The product of a direction with each of the vectors. */
  with(direction: Float32Array): Float32Array {
    return this.#products(direction);
  }
}

/** What is used of it: the types of Node name it and leave out what it holds. */
interface Compiler {
  validate(code: Uint8Array): boolean;
  Module: new (code: Uint8Array) => object;
  Memory: new (size: { initial: number }) => { buffer: ArrayBuffer };
  Instance: new (module: object, imports: object) => { exports: Compiled };
}

interface Compiled {
  products(vectors: number, direction: number, results: number, count: number, bytes: number): void;
}

const compiler = (globalThis as unknown as { WebAssembly: Compiler }).WebAssembly;

const pageBytes = 65_536;

function putInMemory(vectors: Float32Array, dimensions: number): ((direction: Float32Array) => Float32Array) | null {
  const code = Buffer.from(compiled, 'base64');
  if (!compiler.validate(code)) return null;
  const count = vectors.length / dimensions;
  const directionAt = Math.ceil(vectors.byteLength / 8) * 8;
  const resultsAt = directionAt + dimensions * Float64Array.BYTES_PER_ELEMENT;
  const memory = new compiler.Memory({
    initial: Math.ceil((resultsAt + count * Float32Array.BYTES_PER_ELEMENT) / pageBytes),
  });
  const { products } = new compiler.Instance(new compiler.Module(code), { m: { m: memory } }).exports;
  new Float32Array(memory.buffer).set(vectors);
  const said = new Float64Array(memory.buffer, directionAt, dimensions);
  const results = new Float32Array(memory.buffer, resultsAt, count);
  return (direction) => {
    said.set(direction);
    products(0, directionAt, resultsAt, count, dimensions * Float32Array.BYTES_PER_ELEMENT);
    return results.slice();
  };
}

/** The same without those instructions. */
export function plainProducts(vectors: Float32Array, direction: Float32Array, dimensions: number): Float32Array {
  const products = new Float32Array(dimensions === 0 ? 0 : vectors.length / dimensions);
  let at = 0;
  for (let number = 0; number < products.length; number++) {
    // Declared one by one: numbers that come out of a list are kept as objects, a new one at every addition.
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    for (let i = 0; i < dimensions; i += 4, at += 4) {
      a += vectors[at]! * direction[i]!;
      b += vectors[at + 1]! * direction[i + 1]!;
      c += vectors[at + 2]! * direction[i + 2]!;
      d += vectors[at + 3]! * direction[i + 3]!;
    }
    products[number] = a + b + c + d;
  }
  return products;
}

/** Steps on either side of nothing: what a number of a packed vector can be. */
const steps = 127;

/**
 * Vectors that are kept by the ten thousands: each number a whole step of its vector's largest, a byte instead of four. What is lost is
 * less than a hundredth of the largest number.
 */
export class PackedVectors {
  readonly #dimensions: number;
  readonly #bytes: Int8Array;
  /** How much a step of each is. */
  readonly #steps: Float32Array;

  /** @param vectors of one length. */
  constructor(vectors: readonly Float32Array[]) {
    this.#dimensions = vectors[0]?.length ?? 0;
    this.#bytes = new Int8Array(vectors.length * this.#dimensions);
    this.#steps = new Float32Array(vectors.length);
    for (const [number, vector] of vectors.entries()) this.#pack(number, vector);
  }

  get dimensions(): number {
    return this.#dimensions;
  }

  get size(): number {
    return this.#steps.length;
  }

  /** Adds so much of a vector to a sum. */
  addTo(sum: Float32Array, number: number, share: number): void {
    const start = number * this.#dimensions;
    const step = share * this.#steps[number]!;
    for (let place = 0; place < sum.length; place++) sum[place]! += step * this.#bytes[start + place]!;
  }

  /** The product of a vector with another of its length. */
  product(number: number, other: Float32Array): number {
    const start = number * this.#dimensions;
    let sum = 0;
    for (let place = 0; place < other.length; place++) sum += this.#bytes[start + place]! * other[place]!;
    return sum * this.#steps[number]!;
  }

  /**
   * The highest of all products with another vector of their length; 0 where none is above it. Four at once: the additions of one sum wait
   * for each other, and each sum is added up in the same order as by itself.
   */
  highestProduct(other: Float32Array): number {
    const [bytes, dimensions, size] = [this.#bytes, this.#dimensions, this.size];
    let highest = 0;
    let number = 0;
    for (; number + 4 <= size; number += 4) {
      const first = number * dimensions;
      const second = first + dimensions;
      const third = second + dimensions;
      const fourth = third + dimensions;
      let [a, b, c, d] = [0, 0, 0, 0];
      for (let place = 0; place < other.length; place++) {
        const value = other[place]!;
        a += bytes[first + place]! * value;
        b += bytes[second + place]! * value;
        c += bytes[third + place]! * value;
        d += bytes[fourth + place]! * value;
      }
      highest = Math.max(
        highest,
        a * this.#steps[number]!,
        b * this.#steps[number + 1]!,
        c * this.#steps[number + 2]!,
        d * this.#steps[number + 3]!,
      );
    }
    for (; number < size; number++) highest = Math.max(highest, this.product(number, other));
    return highest;
  }

  #pack(number: number, vector: Float32Array): void {
    let largest = 0;
    for (const value of vector) largest = Math.max(largest, Math.abs(value));
    const step = largest / steps;
    this.#steps[number] = step;
    const start = number * this.#dimensions;
    for (let place = 0; place < vector.length; place++)
      this.#bytes[start + place] = step === 0 ? 0 : Math.round(vector[place]! / step);
  }
}

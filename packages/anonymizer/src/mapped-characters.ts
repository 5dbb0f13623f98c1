/** Characters of a text, each with the slice of the source it came from. */
export interface MappedCharacters {
  text: string;
  starts: Uint32Array;
  ends: Uint32Array;
}

const OPAQUE_CODE = 0x90;
const LINE_END_CODE = 10;
const BLANK_CODE = 32;
/** As many units as one call may be given. */
const PIECE = 8_192;

/** A text under construction, unit by unit, without an object for any of them. */
export class Characters {
  #units: Uint16Array;
  #starts: Uint32Array;
  #ends: Uint32Array;
  #length = 0;

  /** @param expected how many units there will be, more or less. */
  constructor(expected: number) {
    const room = expected + 16;
    this.#units = new Uint16Array(room);
    this.#starts = new Uint32Array(room);
    this.#ends = new Uint32Array(room);
  }

  push(code: number, start: number, end: number): void {
    const at = this.#length;
    if (at === this.#units.length) this.#grow();
    this.#units[at] = code;
    this.#starts[at] = start;
    this.#ends[at] = end;
    this.#length = at + 1;
  }

  /** Every unit of `text`, all of them of the same slice. */
  pushAll(text: string, start: number, end: number): void {
    for (let index = 0; index < text.length; index += 1) this.push(text.charCodeAt(index), start, end);
  }

  pop(): void {
    this.#length -= 1;
  }

  /** Whether the last unit, or the `back`-th from the end, is `code`. */
  endsIn(code: number, back = 1): boolean {
    return this.#length >= back && this.#units[this.#length - back] === code;
  }

  isAtLineStart(): boolean {
    return this.#length === 0 || this.endsIn(LINE_END_CODE);
  }

  /** A further blank would add nothing. */
  endsInBlank(): boolean {
    return this.isAtLineStart() || this.endsIn(BLANK_CODE);
  }

  /** Composes the last unit with an accent that follows it in the source. */
  addMark(mark: string, end: number): void {
    if (this.#length === 0) return;
    const at = this.#length - 1;
    const last = this.#units[at] as number;
    const composed = (String.fromCharCode(last) + mark).normalize('NFC');
    if (composed.length === 1) this.#units[at] = composed.charCodeAt(0);
    if (last !== BLANK_CODE && last !== LINE_END_CODE && last !== OPAQUE_CODE) this.#ends[at] = end;
  }

  read(): MappedCharacters {
    let text = '';
    for (let from = 0; from < this.#length; from += PIECE) {
      const piece = this.#units.subarray(from, Math.min(this.#length, from + PIECE));
      // `apply` takes what is like an array; spread would make one of numbers.
      text += String.fromCharCode.apply(null, piece as unknown as number[]);
    }
    return { text, starts: this.#starts.slice(0, this.#length), ends: this.#ends.slice(0, this.#length) };
  }

  #grow(): void {
    const room = this.#units.length * 2;
    const [units, starts, ends] = [new Uint16Array(room), new Uint32Array(room), new Uint32Array(room)];
    units.set(this.#units);
    starts.set(this.#starts);
    ends.set(this.#ends);
    [this.#units, this.#starts, this.#ends] = [units, starts, ends];
  }
}

/** The same characters without those `ranges` (sorted, disjoint, none of them first); the character before each covers its slice too. */
export function withoutRanges(
  { text, starts, ends }: MappedCharacters,
  ranges: readonly { start: number; end: number }[],
): MappedCharacters {
  const parts: string[] = [];
  const left = { starts: new Uint32Array(text.length), ends: new Uint32Array(text.length) };
  let length = 0;
  let read = 0;
  const copyUpTo = (end: number) => {
    parts.push(text.slice(read, end));
    left.starts.set(starts.subarray(read, end), length);
    left.ends.set(ends.subarray(read, end), length);
    length += end - read;
  };
  for (const { start, end } of ranges) {
    copyUpTo(start);
    left.ends[length - 1] = ends[end - 1] as number;
    read = end;
  }
  copyUpTo(text.length);
  return { text: parts.join(''), starts: left.starts.slice(0, length), ends: left.ends.slice(0, length) };
}

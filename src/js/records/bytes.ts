/** A file as bytes, read at offsets; zeros beyond its end. */
export class Bytes {
  readonly length: number;

  constructor(readonly all: Uint8Array) {
    this.length = all.length;
  }

  at(place: number): number {
    return this.all[place] ?? 0;
  }

  /** 16 bits, little-endian. */
  u16(place: number): number {
    return this.at(place) | (this.at(place + 1) << 8);
  }

  /** 32 bits, little-endian. */
  u32(place: number): number {
    return this.u16(place) + this.u16(place + 2) * 0x1_0000;
  }

  part(place: number, length: number): Uint8Array {
    return this.all.subarray(place, place + length);
  }
}

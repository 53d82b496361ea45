/**
 * Finds occurrences of a pattern in a text, queried in ascending order. Nothing is searched twice, so queries from every
 * position cost one pass over the text.
 */
export class Finder {
  private found = -1;

  constructor(
    private readonly text: string,
    /** Global, so that it starts at `lastIndex`. */
    private readonly sought: RegExp,
  ) {}

  /** Returns the first occurrence from here on; the end of the text if there is none. */
  from(place: number): number {
    if (this.found < place) {
      this.sought.lastIndex = place;
      this.found = this.sought.exec(this.text)?.index ?? this.text.length;
    }
    return this.found;
  }
}

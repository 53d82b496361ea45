/**
 * The places of something in a text, asked for in ascending order: what was found, or not found, is not looked for again, so
 * that asking from every place costs no more than one way through the text.
 */
export class Finder {
  private found = -1;

  constructor(
    private readonly text: string,
    /** Global, so that it begins to look where it is told. */
    private readonly sought: RegExp,
  ) {}

  /** The first place from here on; the end of the text where there is none. */
  from(place: number): number {
    if (this.found < place) {
      this.sought.lastIndex = place;
      this.found = this.sought.exec(this.text)?.index ?? this.text.length;
    }
    return this.found;
  }
}

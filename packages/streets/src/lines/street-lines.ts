import type { Path, XY } from '../plane/path.ts';
import type { StreetClass } from '../street-class.ts';
import { CrossingNodes } from './crossing-nodes.ts';
import { SegmentIndex, type Meeting } from './segment-index.ts';

interface Crossing {
  /** Along the line, counted in segments. */
  readonly along: number;
  readonly node: number;
}

/** A street before it is cut into edges at its crossings. */
export interface StreetLine {
  readonly path: Path;
  readonly streetClass: StreetClass;
  /** Lines of one name are one street; empty until it is named. */
  name: string;
  readonly crossings: Crossing[];
}

export interface NewLine {
  readonly path: Path;
  readonly streetClass: StreetClass;
  readonly name?: string;
}

/** The streets of a city as they are laid, one after the other, with the crossings between them. */
export class StreetLines {
  readonly all: StreetLine[] = [];
  readonly nodes = new CrossingNodes();
  readonly #segments = new SegmentIndex();

  meetings(a: XY, b: XY): readonly Meeting[] {
    return this.#segments.meetings(a, b);
  }

  /** Lays a line over those that are there; it has nodes where it meets them and at both ends. */
  lay({ path, streetClass, name = '' }: NewLine): StreetLine {
    const line: StreetLine = { path, streetClass, name, crossings: [] };
    for (let i = 0; i + 1 < path.length; i++)
      for (const meeting of this.meetings(path[i], path[i + 1])) {
        const node = this.nodes.at(meeting.at);
        line.crossings.push({ along: i + meeting.part, node });
        this.all[meeting.line].crossings.push({ along: meeting.along, node });
      }
    line.crossings.push({ along: 0, node: this.nodes.at(path[0]) });
    line.crossings.push({ along: path.length - 1, node: this.nodes.at(path[path.length - 1]) });
    this.#segments.add(path);
    this.all.push(line);
    return line;
  }
}

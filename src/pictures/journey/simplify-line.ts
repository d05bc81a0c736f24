/** Not a pair of numbers, which would double the time that a map takes to load. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Leaves out points of a line that nobody misses, as Douglas and Peucker do: the point that is farthest from the straight line
 * between both ends stays, and so on in both halves, until every other one is near enough. The ends always stay.
 * @param tolerance how far away a point may be that is left out
 */
export function simplifyLine(line: readonly Point[], tolerance: number): Point[] {
  const kept = line.slice(0, 1);
  const keepBetween = (first: number, last: number): void => {
    const [start, end] = [line[first], line[last]];
    if (start === undefined || end === undefined || first === last) return;
    let farthest = -1;
    let greatest = tolerance * tolerance;
    for (let index = first + 1; index < last; index += 1) {
      const distance = squareDistance(line[index] ?? start, start, end);
      if (distance > greatest) {
        farthest = index;
        greatest = distance;
      }
    }
    if (farthest < 0) {
      kept.push(end);
      return;
    }
    keepBetween(first, farthest);
    keepBetween(farthest, last);
  };
  keepBetween(0, line.length - 1);
  return kept;
}

/** The square of how far a point is from the straight line between two others. */
function squareDistance(point: Point, start: Point, end: Point): number {
  const width = end.x - start.x;
  const height = end.y - start.y;
  const x = point.x - start.x;
  const y = point.y - start.y;
  const squareLength = width * width + height * height;
  const along = squareLength === 0 ? 0 : (x * width + y * height) / squareLength;
  const share = Math.min(1, Math.max(0, along));
  const besideX = x - share * width;
  const besideY = y - share * height;
  return besideX * besideX + besideY * besideY;
}

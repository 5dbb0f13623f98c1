/** Whether two words differ in one letter at most: one more, one less, one other, or two neighbours exchanged. */
export function isOneLetterAway(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 1) return false;
  let from = 0;
  while (from < left.length && left[from] === right[from]) from++;
  let leftEnd = left.length;
  let rightEnd = right.length;
  while (leftEnd > from && rightEnd > from && left[leftEnd - 1] === right[rightEnd - 1]) {
    leftEnd--;
    rightEnd--;
  }
  const leftRest = left.slice(from, leftEnd);
  const rightRest = right.slice(from, rightEnd);
  if (leftRest.length <= 1 && rightRest.length <= 1) return true;
  return leftRest.length === 2 && leftRest[0] === rightRest[1] && leftRest[1] === rightRest[0];
}

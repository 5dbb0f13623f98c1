/** How much this thread did with patterns, by turns of its event loop. */
export interface PatternWork {
  /** Characters that patterns passed over in the turn in which they passed over most, since the last call. */
  maxInOneTurn(): number;
  /** Turns that the loop took since the last call. */
  turns(): number;
  stop(): void;
}

/**
 * Counts the characters that regular expressions pass over on this thread between two turns of its event loop: nearly all work on
 * texts is done with them, and unlike time the count is the same on every machine. Work in other threads does not count. What a
 * pattern tries again by backtracking is not seen. After it every pattern of the process takes six times as long, also when it has
 * stopped: for a test file that has a process of its own.
 */
export function countPatternWork(): PatternWork {
  const own = RegExp.prototype.exec;
  let passed = 0;
  let most = 0;
  let turns = 0;
  let isStopped = false;
  // Every method that takes a pattern calls `exec` once it is not the built-in one.
  RegExp.prototype.exec = function exec(text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const found = own.call(this, text);
    const to = found ? found.index + found[0].length : this.sticky ? from : String(text).length;
    passed += Math.max(0, to - from) + 1;
    return found;
  };
  const turn = () => {
    most = Math.max(most, passed);
    passed = 0;
    turns += 1;
    if (!isStopped) setImmediate(turn);
  };
  setImmediate(turn);
  return {
    maxInOneTurn() {
      const counted = Math.max(most, passed);
      most = 0;
      passed = 0;
      return counted;
    },
    turns() {
      const counted = turns;
      turns = 0;
      return counted;
    },
    stop() {
      isStopped = true;
      RegExp.prototype.exec = own;
    },
  };
}

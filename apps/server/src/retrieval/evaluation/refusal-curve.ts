/** Questions of one kind, each with the score that the decision to answer compares with its threshold. */
export interface RefusalSample {
  name: string;
  /** Scores of questions that must be refused, and of the others. */
  toRefuse: readonly number[];
  toAnswer: readonly number[];
}

/** Shares (0–1) that a threshold refuses: rightly and wrongly. */
export interface RefusalPoint {
  threshold: number;
  rightly: number;
  wrongly: number;
}

/** What each threshold refuses of a sample. */
export function refusalCurve(sample: RefusalSample, thresholds: readonly number[]): RefusalPoint[] {
  const share = (scores: readonly number[], threshold: number) =>
    scores.filter((score) => score < threshold).length / Math.max(1, scores.length);
  return thresholds.map((threshold) => ({
    threshold,
    rightly: share(sample.toRefuse, threshold),
    wrongly: share(sample.toAnswer, threshold),
  }));
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/** A Markdown table of what each threshold refuses of each sample; the one in force is set in bold. */
export function refusalTable(
  samples: readonly RefusalSample[],
  thresholds: readonly number[],
  inForce: number,
): string {
  const curves = samples.map((sample) => refusalCurve(sample, thresholds));
  const heads = samples.flatMap(({ name, toRefuse, toAnswer }) => [
    `${name}: refused of ${toRefuse.length} to be refused`,
    `${name}: refused of ${toAnswer.length} others`,
  ]);
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const lines = thresholds.map((threshold, at) => {
    const cells = curves.flatMap((curve) => [percent(curve[at]?.rightly ?? 0), percent(curve[at]?.wrongly ?? 0)]);
    const label = threshold.toFixed(2);
    return row([threshold === inForce ? `**${label}**` : label, ...cells]);
  });
  return [row(['threshold', ...heads]), row(['---', ...heads.map(() => '---:')]), ...lines].join('\n');
}

/** A Markdown table of how many questions of each stretch of the score have an answer. */
export function bandTable(samples: readonly RefusalSample[], limits: readonly number[]): string {
  const within = (scores: readonly number[], from: number, to: number) =>
    scores.filter((score) => score >= from && score < to).length;
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const lines = limits.slice(0, -1).map((from, at) => {
    const to = limits[at + 1] ?? 1;
    const cells = samples.map(({ toAnswer, toRefuse }) => {
      const answerable = within(toAnswer, from, to);
      return `${answerable} of ${answerable + within(toRefuse, from, to)}`;
    });
    return row([`${from.toFixed(2)} to ${to.toFixed(2)}`, ...cells]);
  });
  return [
    row(['score', ...samples.map(({ name }) => name)]),
    row(['---', ...samples.map(() => '---:')]),
    ...lines,
  ].join('\n');
}

const plot = { left: 44, top: 12, width: 420, height: 240 };
/** Share of wrong refusals at the right edge: beyond it nobody would choose a threshold. */
const widestWrongly = 0.2;
/** Share of right refusals at the lower edge. */
const lowestRightly = 0.6;
const colours = ['#7a5c1e', '#1f4e79'];
const gridSteps = [0, 0.25, 0.5, 0.75, 1];

/** The curves as a drawing: wrong refusals to the right, right ones upwards; a dot marks the threshold in force. */
export function refusalDrawing(
  samples: readonly RefusalSample[],
  thresholds: readonly number[],
  inForce: number,
): string {
  const x = (wrongly: number) => plot.left + (Math.min(wrongly, widestWrongly) / widestWrongly) * plot.width;
  const y = (rightly: number) =>
    plot.top + (1 - (Math.max(rightly, lowestRightly) - lowestRightly) / (1 - lowestRightly)) * plot.height;
  const at = ({ rightly, wrongly }: RefusalPoint) => `${x(wrongly).toFixed(1)},${y(rightly).toFixed(1)}`;
  const bottom = plot.top + plot.height;
  const right = plot.left + plot.width;
  const grid = gridSteps.flatMap((step) => {
    const wrongly = step * widestWrongly;
    const rightly = lowestRightly + step * (1 - lowestRightly);
    return [
      `<line x1="${x(wrongly)}" y1="${plot.top}" x2="${x(wrongly)}" y2="${bottom}" stroke="#ddd"/>`,
      `<line x1="${plot.left}" y1="${y(rightly)}" x2="${right}" y2="${y(rightly)}" stroke="#ddd"/>`,
      `<text x="${x(wrongly)}" y="${bottom + 16}" text-anchor="middle">${(100 * wrongly).toFixed(0)}%</text>`,
      `<text x="${plot.left - 6}" y="${y(rightly) + 4}" text-anchor="end">${(100 * rightly).toFixed(0)}%</text>`,
    ];
  });
  const curves = samples.flatMap((sample, number) => {
    const colour = colours[number % colours.length] ?? '#000';
    const shown = refusalCurve(sample, thresholds).filter(({ wrongly }) => wrongly <= widestWrongly);
    const [chosen] = refusalCurve(sample, [inForce]);
    return [
      `<polyline points="${shown.map(at).join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>`,
      ...(chosen === undefined
        ? []
        : [
            `<circle cx="${x(chosen.wrongly).toFixed(1)}" cy="${y(chosen.rightly).toFixed(1)}" r="4" fill="${colour}"/>`,
          ]),
      `<text x="${right - 8}" y="${bottom - 12 - 18 * number}" text-anchor="end" fill="${colour}">${sample.name}</text>`,
    ];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300" font-family="sans-serif" font-size="12">`,
    '<title>Questions refused, by threshold of the decision to answer</title>',
    '<rect width="480" height="300" fill="#fff"/>',
    ...grid,
    ...curves,
    `<text x="${plot.left + plot.width / 2}" y="294" text-anchor="middle">refused of those to be answered</text>`,
    `<text transform="translate(11 ${plot.top + plot.height / 2}) rotate(-90)" text-anchor="middle">refused of those to be refused</text>`,
    '</svg>\n',
  ].join('\n');
}

/** What is measured for a configuration, by turns for both elements. */
import { type Profile, profiles, type Stand } from './bench-page.ts';
import type { Configuration } from './configurations.ts';
import { measureInteraction } from './interaction.ts';
import { type Visit, visit } from './loading.ts';
import { measureMounting } from './mounting.ts';
import type { Measure, Section, Subject, Unit } from './report.ts';
import { quantile } from './statistics.ts';
import { atOnce, type Pace, submitForm, typist } from './submitting.ts';

export interface Part {
  readonly name: string;
  measure(stand: Stand, configuration: Configuration, rounds: number): Promise<Section[]>;
}

/** Runs `work` for both elements in each round, and alternates which is first. */
async function inTurns<Result>(
  rounds: number,
  work: (subject: Subject) => Promise<Result>,
): Promise<Readonly<Record<Subject, readonly Result[]>>> {
  const results: Record<Subject, Result[]> = { widget: [], official: [] };
  for (let round = 0; round < rounds; round += 1) {
    const order: Subject[] = round % 2 === 0 ? ['widget', 'official'] : ['official', 'widget'];
    for (const subject of order) results[subject].push(await work(subject));
  }
  return results;
}

function measureOf<Result>(
  name: string,
  unit: Unit,
  results: Readonly<Record<Subject, readonly Result[]>>,
  read: (result: Result) => readonly number[],
): Measure {
  return {
    name,
    unit,
    values: { widget: results.widget.flatMap(read), official: results.official.flatMap(read) },
  };
}

const visitMeasures: readonly (readonly [name: string, unit: Unit, key: keyof Visit])[] = [
  ['first paint of the form', 'ms', 'formPaint'],
  ['first usable field', 'ms', 'usable'],
  ['typed characters that were lost', '', 'lost'],
  ['cumulative layout shift', '', 'layoutShift'],
  ['script on the main thread until usable', 'ms', 'script'],
  ['longest task until usable', 'ms', 'longestTask'],
  ['longest task until the app answers', 'ms', 'longestTaskUntilReady'],
  ['bytes until usable', 'kB', 'bytesUntilUsable'],
  ['requests until usable', '', 'requestsUntilUsable'],
  ['bytes in total', 'kB', 'bytes'],
  ['requests in total', '', 'requests'],
];

const load: Part = {
  name: 'load',
  async measure(stand, configuration, rounds) {
    const sections: Section[] = [];
    for (const profile of profiles) {
      const visits = await inTurns(rounds, (subject) => visit(stand, subject, configuration, profile));
      sections.push({
        configuration: configuration.title,
        situation: `load with a cold cache, ${profile.title}`,
        measures: visitMeasures.map(([name, unit, key]) =>
          measureOf(name, unit, visits, (result) => [result[key]]),
        ),
      });
    }
    return sections;
  },
};

/** From the start of the page to the next screen. */
const submitting = (name: string, pace: Pace, paced: readonly Profile[]): Part => ({
  name,
  async measure(stand, configuration, rounds) {
    const sections: Section[] = [];
    for (const profile of paced) {
      const results = await inTurns(rounds, (subject) =>
        submitForm(stand, subject, configuration, profile, pace),
      );
      sections.push({
        configuration: configuration.title,
        situation: `${pace.title}, then Enter, ${profile.title}`,
        measures: [
          measureOf('first usable field', 'ms', results, (one) => [one.usable]),
          measureOf('Enter', 'ms', results, (one) => [one.pressed]),
          measureOf('next screen', 'ms', results, (one) => [one.changed]),
          measureOf('from Enter to the next screen', 'ms', results, (one) => [one.changed - one.pressed]),
          measureOf('presses of Enter', '', results, (one) => [one.presses]),
          measureOf('messages sent', '', results, (one) => [one.sent]),
        ],
      });
    }
    return sections;
  },
});

const mount: Part = {
  name: 'mount',
  async measure(stand, configuration) {
    // A single run has many values; the heap is read after garbage collection and hardly varies.
    const counts = { elements: 50, cycles: 200 };
    const results = await inTurns(1, (subject) => measureMounting(stand, subject, configuration, counts));
    return [
      {
        configuration: configuration.title,
        situation: 'many on one page, no throttling',
        measures: [
          measureOf('mounting one more, 2nd to 50th', 'ms', results, ({ mounts }) => mounts),
          measureOf('heap left by 200 mounts and unmounts', 'kB', results, ({ heap }) => [heap]),
          measureOf('nodes left by 200 mounts and unmounts', '', results, ({ nodes }) => [nodes]),
        ],
      },
    ];
  },
};

const interaction: Part = {
  name: 'interaction',
  async measure(stand, configuration, rounds) {
    const results = await inTurns(rounds, (subject) => measureInteraction(stand, subject, configuration));
    const p95 = (values: readonly number[]): readonly number[] =>
      values.length > 0 ? [quantile(values, 0.95)] : [];
    return [
      {
        configuration: configuration.title,
        situation: 'use, 4x CPU slowdown',
        measures: [
          measureOf('key to paint, first field (p95)', 'ms', results, (one) => p95(one.firstField)),
          ...(configuration.first === 'phone'
            ? [measureOf('key to paint, passcode (p95)', 'ms', results, (one) => p95(one.passcode))]
            : []),
          measureOf('Enter to the next screen', 'ms', results, (one) => [one.screenChange]),
        ],
      },
    ];
  },
};

export const parts: readonly Part[] = [
  load,
  submitting('typist', typist, profiles),
  submitting('early', atOnce, profiles.slice(1)),
  mount,
  interaction,
];

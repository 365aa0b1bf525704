import { type Goal, toPeopleGoals } from '../goals.ts'
import { type LabelReport, scoreLabels } from '../labels/score-labels.ts'
import { groupBy } from '../spread.ts'
import { type ScanReport, sumUp } from '../sum-up.ts'
import { type PeopleCase, peopleCases } from './people-cases.ts'
import { type PeopleGrouping, peopleGroupings } from './people-groups.ts'

export type PeopleResult = {
  readonly set: 'tuning' | 'held-back'
  readonly goals: readonly Goal[]
  readonly report: LabelReport
  readonly figures: ScanReport['figures']
  readonly byGroup: Readonly<Record<PeopleGrouping, Readonly<Record<string, LabelReport>>>>
  readonly milliseconds: ScanReport['milliseconds']
}

type PeopleBenchOptions = { readonly set: PeopleResult['set']; readonly count: number; readonly workers: number }

/** Measures drawn photos as people without instructions take them. */
export async function benchPeople(
  { set, ...options }: PeopleBenchOptions,
  say: (line: string) => void,
): Promise<PeopleResult> {
  return sumUpPeople(set, await peopleCases({ ...options, set: `people-${set}` }, say))
}

export function sumUpPeople(set: PeopleResult['set'], cases: readonly PeopleCase[]): PeopleResult {
  // Photos that marks by hand cannot improve are left out.
  const { byHand } = scoreLabels(cases.filter((one) => one.byHand))
  const report = { ...scoreLabels(cases), byHand }
  const { figures, milliseconds } = sumUp(cases.map(({ scan }) => ({ ...scan, groups: { size: 'all' } })))
  const reportsBy = (grouping: PeopleGrouping) =>
    Object.fromEntries(
      [...groupBy(cases, ({ groups }) => groups[grouping])].map(([name, some]) => [name, scoreLabels(some)]),
    )
  const byGroup = Object.fromEntries(
    peopleGroupings.map((grouping) => [grouping, reportsBy(grouping)]),
  ) as PeopleResult['byGroup']
  return { set, goals: toPeopleGoals(report), report, figures, byGroup, milliseconds }
}

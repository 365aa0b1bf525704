import type { FootScan } from './use-foot-scan.ts'

type Snapshot = FootScan['snapshot']
type Tag = Parameters<Snapshot['hasTag']>[0]

/** The step of each state by its tag; a state without one of these tags comes after both feet. */
const screens = {
  'reading-people': 'people',
  'people-unread': 'people',
  'choosing-person': 'people',
  'choosing-earlier': 'earlier',
  'choosing-size': 'size',
  'choosing-method': 'ways',
  instructions: 'instructions',
  picture: 'picture',
  typing: 'typing',
  'other-phone': 'phone',
} as const satisfies Partial<Record<Tag, string>>

export type ScanStep = (typeof screens)[keyof typeof screens] | 'ending'

export function selectScanStep(snapshot: Snapshot): ScanStep {
  const tag = (Object.keys(screens) as (keyof typeof screens)[]).find((one) => snapshot.hasTag(one))
  return tag ? screens[tag] : 'ending'
}

/** The phases of a photo. Several tags may apply: the first one decides. */
const moments = [
  'correcting',
  'measuring',
  'asking',
  'broken',
  'stopped',
  'refused',
  'review',
  'another-photo',
] as const

/** Changes whenever a screen reader user is on a new page. Steps other than the photo announce their own changes. */
export function stepKey(snapshot: Snapshot): string {
  if (snapshot.hasTag('reading-people')) return ''
  const step = selectScanStep(snapshot)
  if (step !== 'picture') return step
  return `${snapshot.context.side} ${moments.find((one) => snapshot.hasTag(one)) ?? step}`
}

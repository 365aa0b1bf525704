import type { FootScan } from './use-foot-scan.ts'

type Snapshot = FootScan['snapshot']
type Tag = Parameters<Snapshot['hasTag']>[0]

/** Which screen shows a state, by its tag; what has none of these comes after both feet. */
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

/** What a photo may be at, the likeliest to hide another first. */
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

/** Changes with whatever is another page to whoever listens. Other steps than those of a photo say themselves what is new in them. */
export function stepKey(snapshot: Snapshot): string {
  if (snapshot.hasTag('reading-people')) return ''
  const step = selectScanStep(snapshot)
  if (step !== 'picture') return step
  return `${snapshot.context.side} ${moments.find((one) => snapshot.hasTag(one)) ?? step}`
}

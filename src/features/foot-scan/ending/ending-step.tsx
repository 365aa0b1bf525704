import type { FootScan } from '../use-foot-scan.ts'
import { useStepFocus } from '../use-step-focus.ts'
import { Differing } from './differing.tsx'
import { OtherWindow } from './other-window.tsx'
import { SavingScan } from './saving-scan.tsx'
import { Unbelieved } from './unbelieved.tsx'
import { Undelivered } from './undelivered.tsx'
import { Unsent } from './unsent.tsx'

/** Which screen shows a state, by its tag; what has none of these is being kept. */
const screens = {
  differing: Differing,
  unbelieved: Unbelieved,
  unsent: Unsent,
  'other-window': OtherWindow,
} as const

/** What comes after both feet: whether they may differ that much, and what has become of the scan. */
export function EndingStep({ scan }: { scan: FootScan }) {
  const tag = (Object.keys(screens) as (keyof typeof screens)[]).find((one) => scan.snapshot.hasTag(one))
  const container = useStepFocus(tag ?? 'keeping')
  const Ending = tag === 'unsent' && scan.isLetIn ? Undelivered : tag ? screens[tag] : SavingScan
  return (
    <div ref={container}>
      <Ending scan={scan} />
    </div>
  )
}

import type { FootScan } from '../use-foot-scan.ts'
import { useStepFocus } from '../use-step-focus.ts'
import { Differing } from './differing.tsx'
import { OtherWindow } from './other-window.tsx'
import { SavingScan } from './saving-scan.tsx'
import { Unbelieved } from './unbelieved.tsx'
import { Undelivered } from './undelivered.tsx'
import { Unsent } from './unsent.tsx'

/** The screen of each state by its tag; without one of these tags the scan is being saved. */
const screens = {
  differing: Differing,
  unbelieved: Unbelieved,
  unsent: Unsent,
  'other-window': OtherWindow,
} as const

/** The step after both feet: confirms large differences and shows whether the scan was saved. */
export function EndingStep({ scan }: { scan: FootScan }) {
  const tag = (Object.keys(screens) as (keyof typeof screens)[]).find((one) => scan.snapshot.hasTag(one))
  const container = useStepFocus(tag ?? 'saving')
  const Ending = tag === 'unsent' && scan.isLetIn ? Undelivered : tag ? screens[tag] : SavingScan
  return (
    <div ref={container}>
      <Ending scan={scan} />
    </div>
  )
}

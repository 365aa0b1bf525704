import { Trans } from '@lingui/react/macro'
import { getScanDraft } from '#machines/foot-scan/scan-steps.ts'
import { Notice } from '#src/ui/notice.tsx'
import { selectScanStep } from '../scan-step.ts'
import type { FootScan } from '../use-foot-scan.ts'
import { BothFeet } from './both-feet.tsx'

/** Steps before anything is measured. */
const before = ['people', 'earlier']
/** Steps that show errors themselves. */
const describesItself = ['people', 'phone', 'ending']

/** The header of all steps: the person, the progress of both feet, and what was lost or could not be stored. */
export function ScanHead({ scan: { snapshot } }: { scan: FootScan }) {
  const { context } = snapshot
  const step = selectScanStep(snapshot)
  const person = context.people.find(({ id }) => id === context.personId)
  const isUnderWay = person !== undefined && !before.includes(step)
  return (
    <div className="foot-scan-head">
      {isUnderWay && (
        <>
          <p className="quiet">{person.name}</p>
          <BothFeet draft={getScanDraft(context)} side={context.side} isOver={step === 'ending'} />
        </>
      )}
      {isUnderWay && context.isWorkLost && (
        <Notice isLive>
          <Trans>
            The photo you were working on is gone, with the points you had set: photos aren’t kept. The feet you had
            accepted are still here.
          </Trans>
        </Notice>
      )}
      {context.isUnkept && (
        <Notice tone="caution" isLive>
          <Trans>
            This browser doesn’t save your progress. Finish both feet without closing or reloading this page.
          </Trans>
        </Notice>
      )}
      {context.error && !describesItself.includes(step) && (
        <Notice tone="error" isLive>
          <Trans>The measuring broke off. The feet you accepted are still here. Please try again.</Trans>
        </Notice>
      )}
    </div>
  )
}

import { Trans } from '@lingui/react/macro'
import { draftOf } from '#machines/foot-scan/scan-steps.ts'
import { Notice } from '#src/ui/notice.tsx'
import { stepOf } from '../step-of.ts'
import type { FootScan } from '../use-foot-scan.ts'
import { BothFeet } from './both-feet.tsx'

/** Steps that come before anything is measured. */
const before = ['people', 'earlier']
/** Steps that say themselves what went wrong. */
const tellThemselves = ['people', 'phone', 'ending']

/** What stays in sight from step to step: whose feet, how far they are, and what was lost or is not kept. */
export function ScanHead({ scan: { snapshot } }: { scan: FootScan }) {
  const { context } = snapshot
  const step = stepOf(snapshot)
  const person = context.people.find(({ id }) => id === context.personId)
  const isUnderWay = person !== undefined && !before.includes(step)
  return (
    <div className="foot-scan-head">
      {isUnderWay && (
        <>
          <p className="quiet">{person.name}</p>
          <BothFeet draft={draftOf(context)} side={context.side} isOver={step === 'ending'} />
        </>
      )}
      {isUnderWay && context.isWorkLost && (
        <Notice isNews>
          <Trans>
            The photo you were working on is gone, with the points you had set: photos aren’t kept. The feet you had
            accepted are still here.
          </Trans>
        </Notice>
      )}
      {context.isUnkept && (
        <Notice tone="caution" isNews>
          <Trans>
            This browser doesn’t save your progress. Finish both feet without closing or reloading this page.
          </Trans>
        </Notice>
      )}
      {context.fault && !tellThemselves.includes(step) && (
        <Notice tone="wrong" isNews>
          <Trans>The measuring broke off. The feet you accepted are still here. Please try again.</Trans>
        </Notice>
      )}
    </div>
  )
}

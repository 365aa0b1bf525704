import { Trans } from '@lingui/react/macro'
import { WayOn } from '#src/ui/way-on.tsx'

/** What a step that needs feet says as long as there are none, and the way to them. */
export function FeetMissing() {
  return (
    <>
      <p className="feet-missing">
        <Trans>We make each shoe from the foot it’s for. For this step, we need the measurements of both feet.</Trans>
      </p>
      <div className="wizard-action">
        <WayOn to="/tabi-gen-01/scan">
          <Trans>Measure your feet</Trans>
        </WayOn>
        <WayOn to="/tabi-gen-01/style" quiet>
          <Trans>Look at the styles first</Trans>
        </WayOn>
      </div>
    </>
  )
}

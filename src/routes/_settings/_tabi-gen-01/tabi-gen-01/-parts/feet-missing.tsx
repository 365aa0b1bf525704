import { Trans } from '@lingui/react/macro'
import { NextLink } from '#src/ui/next-link.tsx'

/** Shown by a step that needs feet while there are none, with a link to measuring. */
export function FeetMissing() {
  return (
    <>
      <p className="feet-missing">
        <Trans>We make each shoe from the foot it’s for. For this step, we need the measurements of both feet.</Trans>
      </p>
      <div className="wizard-action">
        <NextLink to="/tabi-gen-01/scan">
          <Trans>Measure your feet</Trans>
        </NextLink>
        <NextLink to="/tabi-gen-01/style" quiet>
          <Trans>Look at the styles first</Trans>
        </NextLink>
      </div>
    </>
  )
}

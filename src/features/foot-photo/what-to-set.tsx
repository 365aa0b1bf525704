import { Trans } from '@lingui/react/macro'
import type { KnownPhoto } from '#domain/foot/photo/by-hand/hand-marks.ts'

/** Where the rings belong, and which of them stand where something was seen. */
export function WhatToSet({ known }: { known: KnownPhoto }) {
  return (
    <>
      <p className="quiet">
        <Trans>
          Rings 1 to 4 belong on the corners of the sheet, ring 5 at the tip of the longest toe. Ring 6 belongs at the
          rear end of the heel as you see it: on its outline, not where it touches the paper.
        </Trans>
      </p>
      <p className="quiet">
        <WhatWasFound known={known} />
      </p>
    </>
  )
}

function WhatWasFound({ known: { corners, outline, isHeelProven } }: { known: KnownPhoto }) {
  if (!corners)
    return <Trans>We did not find the sheet. The dashed rings stand anywhere: put each of 1 to 4 on its corner.</Trans>
  if (!outline)
    return (
      <Trans>
        We found the sheet, but no foot on it that we can measure. Dashed rings at the foot stand anywhere: put each of
        them where it belongs.
      </Trans>
    )
  if (!isHeelProven)
    return (
      <Trans>
        We could not see where the heel ends: put ring 6 there. If it already stands there, press “The heel is here”.
        The other dashed rings stand where we saw their place: leave them, or move them.
      </Trans>
    )
  return <Trans>A dashed ring stands where we saw its place: leave it, or move it.</Trans>
}

import { Trans } from '@lingui/react/macro'
import type { KnownPhoto } from '#domain/foot/photo/by-hand/hand-marks.ts'

/** Explains where the rings belong and which ones are at detected points. */
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
    return (
      <Trans>
        We couldn’t find the sheet. The dashed rings are only placeholders: put each of 1 to 4 on its corner.
      </Trans>
    )
  if (!outline)
    return (
      <Trans>
        We found the sheet, but no foot on it that we can measure. The dashed rings at the foot are only placeholders:
        put each of them where it belongs.
      </Trans>
    )
  if (!isHeelProven)
    return (
      <Trans>
        We couldn’t see where the heel ends, so put ring 6 there. If it’s already there, press “The heel is here”. The
        other dashed rings mark where we think they belong. Leave them, or move them.
      </Trans>
    )
  return <Trans>A dashed ring marks where we think it belongs. Leave it, or move it.</Trans>
}

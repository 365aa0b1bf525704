import { Trans } from '@lingui/react/macro'
import { isLessThanNone } from './use-mm.ts'
import '#src/styles/pair.css'

/** A note after a row's name if its clearance is negative. */
export function TightNote({ rooms }: { rooms: readonly (number | undefined)[] }) {
  if (!rooms.some((mm) => mm !== undefined && isLessThanNone(mm))) return null
  return (
    <small className="could-be-tight">
      <Trans>could be tight</Trans>
    </small>
  )
}

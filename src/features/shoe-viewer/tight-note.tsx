import { Trans } from '@lingui/react/macro'
import { isLessThanNone } from './use-mm.ts'
import '#src/styles/pair.css'

/** Beside the name of a row: what it means that there is less than no room in it. */
export function TightNote({ rooms }: { rooms: readonly (number | undefined)[] }) {
  if (!rooms.some((mm) => mm !== undefined && isLessThanNone(mm))) return null
  return (
    <small className="could-be-tight">
      <Trans>could be tight</Trans>
    </small>
  )
}

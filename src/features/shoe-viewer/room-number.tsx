import { Trans } from '@lingui/react/macro'
import { isLessThanNone, useMm } from './use-mm.ts'

type Props = { mm: number; digits?: number; hasSign?: boolean }

/** Room in a table: where it is less than none, the number says what that means. */
export function RoomNumber({ mm: value, digits = 1, hasSign = false }: Props) {
  const { mm, roomMm } = useMm()
  return (
    <>
      {hasSign ? roomMm(value, digits) : mm(value, digits)}
      {isLessThanNone(value) && (
        <small className="could-be-tight">
          <Trans>could be tight</Trans>
        </small>
      )}
    </>
  )
}

import { Trans } from '@lingui/react/macro'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import { Button } from '#src/ui/button.tsx'
import type { ButtonLook } from '#src/ui/button-look.ts'
import type { FootScan } from '../use-foot-scan.ts'

type Props = Pick<FootScan, 'send'> & { side: FootSide; look: ButtonLook }

/** Measures one foot again; the other stays accepted. */
export function RepeatFoot({ side, look, send }: Props) {
  return (
    <Button look={look} onClick={() => send({ type: 'foot.repeated', side })}>
      {side === 'left' ? <Trans>Measure the left foot again</Trans> : <Trans>Measure the right foot again</Trans>}
    </Button>
  )
}

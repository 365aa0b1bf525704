import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ComponentType, useState } from 'react'
import { useLiveLazily } from '#src/api/use-live.ts'
import type { ShoeViewer } from '#src/features/shoe-viewer/shoe-viewer.tsx'
import type { LiveModelAddress } from '#src/features/shoe-viewer/viewer-3d-port.ts'
import { Button } from '#src/ui/button.tsx'
import { ErrorCard } from '#src/ui/error-card.tsx'

type MakerProps = ComponentProps<typeof ShoeViewer>
type State =
  | { readonly is: 'asked' | 'coming' | 'missing' }
  | { readonly is: 'there'; readonly Maker: ComponentType<MakerProps & { address: LiveModelAddress | undefined }> }

const loadCall = async () => (await import('#domain/contract/live-model.ts')).getLiveModel

/**
 * A drawing of the pair until the visitor wants to rotate it: the 3D viewer is larger than the rest of the
 * shop, and a session with a live model costs money.
 */
export function FirstLook({ own }: Pick<MakerProps, 'own'>) {
  const { t } = useLingui()
  const [state, setState] = useState<State>({ is: 'asked' })
  const [answer] = useLiveLazily(loadCall)
  const found = answer?.ok ? answer.value.live_model : null
  const [address, setAddress] = useState<LiveModelAddress>()

  async function bring(): Promise<void> {
    setState({ is: 'coming' })
    setAddress(found ? { ticket: found.ticket, modelViewUrl: found.model_view_url } : undefined)
    const part = await import('./live-maker.tsx').catch(() => undefined)
    setState(part ? { is: 'there', Maker: part.LiveMaker } : { is: 'missing' })
  }

  if (state.is === 'there') return <state.Maker own={own} address={address} />
  return (
    <div className="first-look">
      <img src="/img/pair-shell-grey.webp" width={800} height={600} alt={t`A computer-generated pair of grey shoes`} />
      <div>
        {state.is === 'missing' ? (
          <ErrorCard what={<Trans>The 3D view couldn’t load.</Trans>} code="missing" onRetry={() => void bring()} />
        ) : (
          <Button isBusy={state.is === 'coming'} onClick={() => void bring()}>
            <Trans>Load the 3D model</Trans>
          </Button>
        )}
        <p className="aside-note" data-live>
          {/* True until a live model is known: a press before that opens none. */}
          {found ? (
            <Trans>It’s computed live by ShapeDiver: the measurements are sent there, without your name.</Trans>
          ) : (
            <Trans>Your device works it out: nothing is sent anywhere.</Trans>
          )}
        </p>
      </div>
    </div>
  )
}

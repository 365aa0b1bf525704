import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { ErrorCard } from '#src/ui/error-card.tsx'

type State = { readonly is: 'asked' | 'coming' | 'missing' } | { readonly is: 'there'; readonly Viewer: ComponentType }

/**
 * A drawing of the pair until the visitor wants to rotate it: the 3D viewer is larger than the rest of the
 * shop.
 */
export function FirstLook() {
  const { t } = useLingui()
  const [state, setState] = useState<State>({ is: 'asked' })

  async function bring(): Promise<void> {
    setState({ is: 'coming' })
    const part = await import('#src/features/shoe-viewer/shoe-viewer.tsx').catch(() => undefined)
    setState(part ? { is: 'there', Viewer: part.ShoeViewer } : { is: 'missing' })
  }

  if (state.is === 'there') return <state.Viewer />
  return (
    <div className="first-look">
      <img src="/img/pair-shell-grey.webp" width={800} height={600} alt={t`A computer-generated pair of grey shoes`} />
      {state.is === 'missing' ? (
        <ErrorCard what={<Trans>The 3D view couldn’t load.</Trans>} code="missing" onRetry={() => void bring()} />
      ) : (
        <Button isBusy={state.is === 'coming'} onClick={() => void bring()}>
          <Trans>Load the 3D model</Trans>
        </Button>
      )}
    </div>
  )
}

import type { TypedPair } from '#src/features/shoe-viewer/measures-texts.ts'
import { ShoeViewer } from '#src/features/shoe-viewer/shoe-viewer.tsx'
import type { LiveModelAddress } from '#src/features/shoe-viewer/viewer-3d-port.ts'
import { LivePanel } from './live-panel.tsx'

type Props = { own?: TypedPair | undefined; address: LiveModelAddress | undefined }

/** The viewer with the live model, if the shop has one. */
export function LiveMaker({ own, address }: Props) {
  return <ShoeViewer own={own} live={(shown) => <LivePanel {...shown} address={address} />} />
}

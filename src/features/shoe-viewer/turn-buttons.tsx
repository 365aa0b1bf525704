import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import { ArrowDownIcon } from '#src/ui/icons/arrow-down.tsx'
import { ArrowLeftIcon } from '#src/ui/icons/arrow-left.tsx'
import { ArrowRightIcon } from '#src/ui/icons/arrow-right.tsx'
import { ArrowUpIcon } from '#src/ui/icons/arrow-up.tsx'
import { DownloadIcon } from '#src/ui/icons/download.tsx'
import { MinusIcon } from '#src/ui/icons/minus.tsx'
import { PlusIcon } from '#src/ui/icons/plus.tsx'
import { RestartIcon } from '#src/ui/icons/restart.tsx'
import { savePicture } from './save-picture.ts'
import type { Viewer3d } from './viewer-3d-port.ts'
import '#src/styles/pair.css'

/** Buttons for everything that dragging does to the picture, and one to save it as a file. */
export function TurnButtons({ viewer }: { viewer: () => Viewer3d | undefined }) {
  const { t } = useLingui()
  const turns = [
    { turn: 'left', Sign: ArrowLeftIcon, name: t`Turn left` },
    { turn: 'right', Sign: ArrowRightIcon, name: t`Turn right` },
    { turn: 'up', Sign: ArrowUpIcon, name: t`Look from further above` },
    { turn: 'down', Sign: ArrowDownIcon, name: t`Look from further below` },
    { turn: 'nearer', Sign: PlusIcon, name: t`Closer` },
    { turn: 'further', Sign: MinusIcon, name: t`Further away` },
    { turn: 'home', Sign: RestartIcon, name: t`Reset view` },
  ] as const
  return (
    <div className="turn-buttons">
      <fieldset aria-label={t`Turn the picture`}>
        {turns.map(({ turn, Sign, name }) => (
          <button key={turn} type="button" className="turn-button" onClick={() => viewer()?.turn(turn)}>
            <Sign title={name} />
          </button>
        ))}
      </fieldset>
      <Button look="quiet" onClick={() => void viewer()?.picture().then(savePicture)}>
        <DownloadIcon />
        <span>
          <Trans>Save the picture</Trans>
        </span>
      </Button>
    </div>
  )
}

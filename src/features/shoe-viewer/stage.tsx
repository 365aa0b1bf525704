import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { Upper } from '#domain/shoe/shoe-request.ts'
import type { shoeViewerMachine } from '#machines/shoe-viewer/shoe-viewer.machine.ts'
import { colourWords, upperWords } from './shoe-words.ts'
import { StageProgress } from './stage-progress.tsx'
import { StageStatusMessage } from './stage-status-message.tsx'
import { TurnButtons } from './turn-buttons.tsx'
import { TurnContainer } from './turn-container.tsx'
import type { Viewer3d, ViewerLook } from './viewer-3d-port.ts'
import '#src/styles/pair.css'

type Props = {
  snapshot: SnapshotFrom<typeof shoeViewerMachine>
  container: RefObject<HTMLDivElement | null>
  look: ViewerLook
  upper: Upper
  viewer: () => Viewer3d | undefined
  onRetry: () => void
  /** The visitor asked for the picture and waits for it. */
  isAwaited?: boolean
  /** Over the picture. */
  choices: ReactNode
  /** Below the picture: the meaning of its colours. */
  legend: ReactNode
  /** The drawing that replaces the 3D view where that is unavailable; more informative than the drawn pair. */
  drawing: ReactNode
}

/** No 3D view is loading. */
const stillTags = ['picture-impossible', 'picture-missing', 'picture-lost'] as const

/** The picture, the buttons that turn it, and its messages. A drawing takes its place until it is loaded. */
export function Stage({ snapshot, container, look, upper, viewer, onRetry, isAwaited = true, ...parts }: Props) {
  const { choices, legend, drawing } = parts
  const { i18n } = useLingui()
  const { t } = useTexts()
  const help = useId()
  const stage = useRef<HTMLElement>(null)
  const isOpen = snapshot.hasTag('picture-open') && snapshot.context.pair !== undefined
  const isDrawn = !isOpen && !snapshot.hasTag('picture-coming') && Boolean(drawing)
  // The space of the buttons is reserved while they may appear, so that nothing below shifts.
  const isStill = stillTags.some((tag) => snapshot.hasTag(tag))
  const [colourName, upperName] = [i18n._(colourWords[look.colour]), i18n._(upperWords[upper])]
  const seen = {
    left: t`The left shoe from all sides: ${upperName}, ${colourName}`,
    right: t`The right shoe from all sides: ${upperName}, ${colourName}`,
    both: t`The pair from all sides: ${upperName}, ${colourName}`,
  }[look.side]

  // The pressed button is gone, so the focus waits on the stage and then moves to the requested picture.
  useEffect(() => {
    if (isAwaited) stage.current?.focus()
  }, [isAwaited])
  useEffect(() => {
    if (isOpen && document.activeElement === stage.current) container.current?.focus()
  }, [isOpen, container])

  function retry(): void {
    stage.current?.focus({ preventScroll: true })
    onRetry()
  }

  return (
    <section ref={stage} className="shoe-stage" tabIndex={-1} aria-label={t`The pair in 3D`}>
      {choices}
      <div className="stage-visible">
        {isDrawn && drawing}
        <div className="stage-picture" hidden={isDrawn}>
          <img
            className="poster"
            src={`/img/pair-${upper}-${look.colour}.webp`}
            width={800}
            height={600}
            alt={t`A computer-generated pair: ${upperName}, ${colourName}`}
            hidden={isOpen}
          />
          <TurnContainer
            container={container}
            name={seen}
            help={help}
            isOpen={isOpen}
            onTurn={(turn) => viewer()?.turn(turn)}
          />
        </div>
        <StageProgress snapshot={snapshot} />
      </div>
      {legend}
      {!isStill && (
        <div className="stage-turns" data-coming={!isOpen || undefined}>
          <TurnButtons viewer={viewer} />
          <p className="turn-help" id={help}>
            <Trans>Drag or use the arrow keys to turn; two fingers or + and - to zoom; Home to reset the view.</Trans>
          </p>
        </div>
      )}
      <StageStatusMessage snapshot={snapshot} onRetry={retry} />
    </section>
  )
}

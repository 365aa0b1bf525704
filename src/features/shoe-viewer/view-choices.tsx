import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Pills } from './pills.tsx'
import { sideWords, viewWords } from './shoe-words.ts'
import { type ViewerSide, type ViewerView, viewerSides, viewerViews } from './viewer-3d-port.ts'
import '#src/styles/pair.css'

type Props = {
  side: ViewerSide
  onSide: (side: ViewerSide) => void
  view: ViewerView
  onView: (view: ViewerView) => void
}

/** Clearances and cuts are shown for one foot at a time. */
export const isSingleFootView = (view: ViewerView) => view === 'room' || view === 'cut'

type SideProps = { side: ViewerSide; onSide: (side: ViewerSide) => void; isOne?: boolean }

/** Chooses which shoe is shown. */
export function SideChoices({ side, onSide, isOne = false }: SideProps) {
  const { i18n } = useLingui()
  return (
    <Pills
      legend={<Trans>Side</Trans>}
      choices={viewerSides
        .filter((one) => one !== 'both' || !isOne)
        .map((value) => ({ value, name: i18n._(sideWords[value]) }))}
      value={side}
      onChange={onSide}
    />
  )
}

/** Chooses which shoe is shown, and which view of it. */
export function ViewChoices({ side, onSide, view, onView }: Props) {
  const { i18n } = useLingui()
  return (
    <div className="view-choices">
      <SideChoices side={side} onSide={onSide} isOne={isSingleFootView(view)} />
      <Pills
        legend={<Trans>View</Trans>}
        choices={viewerViews.map((value) => ({ value, name: i18n._(viewWords[value]) }))}
        value={view}
        onChange={onView}
      />
    </div>
  )
}

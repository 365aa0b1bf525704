import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Pills } from './pills.tsx'
import { sideWords, viewWords } from './shoe-words.ts'
import { type ShownSide, type ShownView, shownSides, shownViews } from './viewer-3d-port.ts'

type Props = {
  side: ShownSide
  onSide: (side: ShownSide) => void
  view: ShownView
  onView: (view: ShownView) => void
}

/** Room is looked at one foot at a time: its numbers are of one, and so are its cuts. */
export const isOfOneFoot = (view: ShownView) => view === 'room' || view === 'cut'

/** Which shoe is looked at, and what of it. */
export function ViewChoices({ side, onSide, view, onView }: Props) {
  const { i18n } = useLingui()
  const sides = shownSides.filter((one) => one !== 'both' || !isOfOneFoot(view))
  return (
    <div className="view-choices">
      <Pills
        legend={<Trans>Side</Trans>}
        choices={sides.map((value) => ({ value, name: i18n._(sideWords[value]) }))}
        value={side}
        onChange={onSide}
      />
      <Pills
        legend={<Trans>View</Trans>}
        choices={shownViews.map((value) => ({ value, name: i18n._(viewWords[value]) }))}
        value={view}
        onChange={onView}
      />
    </div>
  )
}

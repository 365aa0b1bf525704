import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { handleWords } from './handle-words.ts'
import { getGripIndex, type Handle, singleHandles } from './handles.ts'

type Props = {
  active: Handle
  /** The side of the photo with the inner end of the ball, which differs between left and right foot. */
  isInnerRight: boolean
  isToeDown: boolean
  onChoose: (handle: Handle) => void
}

/** The handles by their numbers, arranged as on the sheet, to choose one without touching the photo. */
export function HandleMap({ active, isInnerRight, isToeDown, onChoose }: Props) {
  const { i18n } = useLingui()
  const group = useId()
  const isOutline = getGripIndex(active) !== undefined
  return (
    <fieldset className="field handle-field">
      <legend>
        <Trans>What to move</Trans>
      </legend>
      <div className="handle-map" data-inner={isInnerRight ? 'right' : 'left'} data-toe={isToeDown ? 'down' : 'up'}>
        {singleHandles.map((handle, k) => (
          <label key={handle} className="dot-choice" data-place={handle}>
            <input type="radio" name={group} checked={active === handle} onChange={() => onChoose(handle)} />
            <b>{k + 1}</b> <span>{i18n._(handleWords[handle])}</span>
          </label>
        ))}
        <label className="dot-choice" data-place="outline">
          <input type="radio" name={group} checked={isOutline} onChange={() => onChoose('outline-0')} />
          <b>{singleHandles.length + 1}</b>{' '}
          <span>
            <Trans>Outline</Trans>
          </span>
        </label>
      </div>
    </fieldset>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Slider } from './slider.tsx'

type Props = { share: number; onShare: (share: number) => void }

/** Shows the feet as entered, or larger or smaller by their tolerance. */
export function DeviationSlider({ share, onShare }: Props) {
  const { t } = useLingui()
  const said = new Map([
    [-1, t`Smaller by the whole tolerance`],
    [-0.5, t`Smaller by half the tolerance`],
    [0, t`As entered`],
    [0.5, t`Larger by half the tolerance`],
    [1, t`Larger by the whole tolerance`],
  ])
  return (
    <Slider
      label={<Trans>What if we’re wrong about the foot?</Trans>}
      text={said.get(share) ?? ''}
      ends={[<Trans key="smaller">smaller</Trans>, <Trans key="larger">larger</Trans>]}
      min={-1}
      max={1}
      step={0.5}
      value={share}
      onChange={onShare}
    />
  )
}

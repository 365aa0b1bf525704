import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { HandHeight } from '#src/ui/drawings/hand-height.tsx'
import { HandMark } from '#src/ui/drawings/hand-mark.tsx'
import { HandRuler } from '#src/ui/drawings/hand-ruler.tsx'
import { HandTape } from '#src/ui/drawings/hand-tape.tsx'
import { HandWall } from '#src/ui/drawings/hand-wall.tsx'

type Scene = { readonly Picture: ComponentType; readonly name: MessageDescriptor; readonly text: MessageDescriptor }

const scenes: readonly Scene[] = [
  {
    Picture: HandWall,
    name: msg`Stand at the wall`,
    text: msg`Push the short edge of the sheet against a wall. Stand on it with one bare foot, your heel touching the wall and your weight on both feet.`,
  },
  {
    Picture: HandMark,
    name: msg`Mark toe and sides`,
    text: msg`Hold the pen upright. Mark the tip of the longest toe, both sides of the ball where the foot is widest, and both sides of the heel.`,
  },
  {
    Picture: HandRuler,
    name: msg`Step off and measure`,
    text: msg`The length is from the edge at the wall to the mark of the toe. The widths are straight from mark to mark.`,
  },
  {
    Picture: HandTape,
    name: msg`Lay the tape around the ball`,
    text: msg`Over the joint of the big toe and the joint of the little toe. It touches all the way round and presses nowhere.`,
  },
  {
    Picture: HandHeight,
    name: msg`Measure the height`,
    text: msg`Stand a ruler on the floor beside your foot, halfway between heel and toes, and read how high the top of the foot is.`,
  },
]

/** How to measure a foot with paper and a wall, step by step. Collapsed for the second foot. */
export function PaperAndWall({ isOpen }: { isOpen: boolean }) {
  const { i18n } = useLingui()
  return (
    <details className="paper-and-wall" open={isOpen}>
      <summary>
        <h2>
          <Trans>How to measure with paper and a wall</Trans>
        </h2>
      </summary>
      <div className="protocol">
        <ol className="protocol-steps">
          {scenes.map(({ Picture, name, text }) => (
            <li key={name.id}>
              <Picture />
              <div className="protocol-words">
                <h3>{i18n._(name)}</h3>
                <p>{i18n._(text)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </details>
  )
}

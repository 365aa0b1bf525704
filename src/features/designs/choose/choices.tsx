import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Design } from '#domain/design/design.ts'
import { designFileKey } from '#domain/design/design-file-key.ts'
import { firstLook } from '#domain/design/first-look.ts'
import { feels } from '#domain/fit/feel.ts'
import { ColourChoice } from '#src/features/shoe-viewer/colour-choice.tsx'
import { feelNotes, feelWords } from '#src/features/shoe-viewer/shoe-words.ts'
import { UpperChoice } from '#src/features/shoe-viewer/upper-choice.tsx'
import { readStored } from '#src/storage/stored-text.ts'
import { NextLink } from '#src/ui/next-link.tsx'
import { RadioCards } from '#src/ui/radio-cards.tsx'
import { PairPrice } from './pair-price.tsx'
import { SoleText } from './sole-text.tsx'

export type DesignAppearance = Pick<Design, 'upper' | 'colour'>

type ChosenDesign = Pick<Design, 'upper' | 'colour' | 'feel' | 'soleText' | 'feet'>

/** Loads the code that stores a design, once there is one or a choice is made. */
const bring = () => import('../device/device-designs.ts')

type Props = { onLook: (look: DesignAppearance) => void }

/**
 * The look of a pair, chosen before or after measuring: edits this device's open design, with which the wizard
 * continues.
 */
export function Choices({ onLook }: Props) {
  const { i18n } = useLingui()
  const [chosen, setChosen] = useState<ChosenDesign>(firstLook)
  const [isStored, setIsStored] = useState<boolean>()
  const { upper, colour, feel, soleText, feet } = chosen

  useEffect(() => {
    onLook({ upper, colour })
  }, [onLook, upper, colour])

  useEffect(() => {
    if (!readStored('localStorage', designFileKey)) return
    let isLeft = false
    bring().then(
      ({ openHere }) => isLeft || setChosen((first) => openHere() ?? first),
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [])

  function choose(change: Partial<ChosenDesign>): void {
    setChosen((before) => ({ ...before, ...change }))
    bring().then(
      ({ chooseHere, openHere }) => {
        const isSaved = chooseHere(change)
        setIsStored(isSaved)
        // A stored design may have loaded meanwhile.
        if (isSaved) setChosen((before) => openHere() ?? before)
      },
      () => setIsStored(false),
    )
  }

  return (
    <>
      <p>
        <PairPrice />
      </p>
      <UpperChoice upper={upper} inColour={colour} onUpper={(wanted) => choose({ upper: wanted })} />
      <ColourChoice colour={colour} onColour={(wanted) => choose({ colour: wanted })} />
      <RadioCards
        legend={<Trans>Feel</Trans>}
        choices={feels.map((value) => ({ value, name: i18n._(feelWords[value]), note: i18n._(feelNotes[value]) }))}
        value={feel}
        onChange={(wanted) => choose({ feel: wanted })}
      />
      <SoleText savedText={soleText} onText={(text) => choose({ soleText: text })} />
      <p className="choices-status" role="status">
        {isStored && <Trans>Saved on this device</Trans>}
        {isStored === false && <Trans>This browser doesn’t let us save your choices. Please choose again later.</Trans>}
      </p>
      {feet ? (
        <NextLink to="/tabi-gen-01/style">
          <Trans>Continue with your pair</Trans>
        </NextLink>
      ) : (
        <NextLink to="/tabi-gen-01/scan">
          <Trans>Measure your feet</Trans>
        </NextLink>
      )}
    </>
  )
}
